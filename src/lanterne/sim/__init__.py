"""Many games at once: simulation, reports, benchmarks."""
