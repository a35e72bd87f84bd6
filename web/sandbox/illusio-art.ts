import { mount } from "svelte";
import "../src/tokens.css";
import "../src/house.css";
import "@fontsource/gloock";
import Sheet from "./IllusioArt.svelte";

mount(Sheet, { target: document.getElementById("app")! });
