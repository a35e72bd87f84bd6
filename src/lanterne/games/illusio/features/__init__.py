"""What a seat sees of a game of Illusio, as numbered cells for nets: `blocks` names them, `cells` finds them."""
