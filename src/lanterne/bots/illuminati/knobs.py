import os


def knob(name: str, default: float) -> float:
    return float(os.environ.get("K_" + name, default))
