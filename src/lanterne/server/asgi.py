"""The application as servers import it: settings come from the environment `lanterne serve` sets."""

from __future__ import annotations

import os

from lanterne.server.app import create_app
from lanterne.server.settings import DB, HOST, PORT, Settings, default_db

usual = Settings(db=os.environ.get(DB) or default_db())
app = create_app(
    Settings(db=usual.db, host=os.environ.get(HOST, usual.host), port=int(os.environ.get(PORT, usual.port)))
)
