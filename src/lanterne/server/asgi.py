"""The application as servers import it: settings come from the environment `lanterne serve` sets."""

from __future__ import annotations

import os

from lanterne.bots.registry import bring_all
from lanterne.server.app import create_app
from lanterne.server.settings import BOTS, read_settings

bring_all(os.environ.get(BOTS, ""))
app = create_app(read_settings(os.environ)[0])
