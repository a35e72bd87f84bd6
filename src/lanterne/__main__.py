"""`python -m lanterne` is the command `lanterne`."""

from lanterne.cli import main

if __name__ == "__main__":
    main()
