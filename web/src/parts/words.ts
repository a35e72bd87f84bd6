// The words of the shared pieces come with the pieces; which language is wanted, settings know.
import "../settings.svelte";
import { words } from "../text/words.svelte";

void words.load("web-parts");
