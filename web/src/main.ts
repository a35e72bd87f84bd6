import "@fontsource/gloock/latin-400.css";
import "@fontsource-variable/archivo/wdth.css";
import "./tokens.css";
import "./house.css";
import "./house/forms.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { follow, followLinks, go } from "./router.svelte";
import { applySettings, settings } from "./settings.svelte";
import { words } from "./text/words.svelte";

document.documentElement.lang = settings.lang;
applySettings();
follow();
addEventListener("popstate", follow);
followLinks();
if ("serviceWorker" in navigator && import.meta.env.PROD) {
  navigator.serviceWorker.register("/sw.js").catch(() => undefined); // a house without it works as well
  // A notice was pressed, and this page is the one that is there.
  navigator.serviceWorker.addEventListener("message", (event: MessageEvent<{ open?: unknown }>) => {
    if (typeof event.data.open === "string") go(event.data.open);
  });
}
void words.loadBills().then(() => mount(App, { target: document.getElementById("app")! }));
