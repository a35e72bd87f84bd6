"""Tables that are being played: one task each, so that moves never race."""
