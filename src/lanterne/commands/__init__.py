"""One module per command of `lanterne`; `cli` reads the flags, these do the work."""
