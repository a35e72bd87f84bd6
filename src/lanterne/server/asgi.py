"""The application as servers import it: settings come from the environment `lanterne serve` sets."""

from __future__ import annotations

import os

from lanterne.bots.registry import bring_all
from lanterne.server.app import create_app
from lanterne.server.settings import BOTS, DB, HOST, PORT, Settings, default_db

bring_all(os.environ.get(BOTS, ""))
usual = Settings(db=os.environ.get(DB) or default_db())
app = create_app(
    Settings(db=usual.db, host=os.environ.get(HOST, usual.host), port=int(os.environ.get(PORT, usual.port)))
)
