"""`python -m lanterne` is the command `lanterne`."""

import sys

from lanterne.needs import MissingExtra, explained


def main() -> None:
    try:
        from lanterne import cli
    except (MissingExtra, ModuleNotFoundError) as error:
        missing = error if isinstance(error, MissingExtra) else explained(error)
        if missing is None:
            raise
        print(f"lanterne: {missing}", file=sys.stderr)
        sys.exit(2)
    cli.main()


if __name__ == "__main__":
    main()
