"""Our server for the load: the same application and the same limits for a person; those for an address, from which all
people of this load come, are lifted."""

from __future__ import annotations

import os
import sys

import uvicorn

from lanterne.bots.registry import bring_all
from lanterne.server.app import create_app
from lanterne.server.lines import Punctual
from lanterne.server.settings import BOTS, Settings

if __name__ == "__main__":
    bring_all(os.environ.get(BOTS, ""))
    port, db = int(sys.argv[1]), sys.argv[2]
    settings = Settings(
        db=db,
        http_per_minute=1_000_000,
        tables_per_address_hour=1_000_000,
        sockets_per_address=1_000_000,
        looks_per_address_s=1_000_000.0,
    )
    uvicorn.run(create_app(settings), host="127.0.0.1", port=port, log_level="error", ws_max_size=16_384, http=Punctual)
