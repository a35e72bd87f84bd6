// The words of the shared pieces come with the pieces.
import { words } from "../text/words.svelte";

void words.load("web-parts");
