"""The application as servers import it: settings come from the environment `lanterne serve` sets."""

from __future__ import annotations

import os

from lanterne.server.app import create_app
from lanterne.server.settings import Settings, default_db

app = create_app(Settings(db=os.environ.get("LANTERNE_DB") or default_db()))
