"""One package per game. A game imports core, never a sibling, never outwards; `catalogue` alone lists them."""
