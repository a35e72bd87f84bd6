"""The application as servers import it: settings come from the environment `lanterne serve` sets."""

from __future__ import annotations

import os

from lanterne.bots.registry import bring_all
from lanterne.server import logs
from lanterne.server.app import create_app
from lanterne.server.lines import Punctual
from lanterne.server.settings import BOTS, read_settings

bring_all(os.environ.get(BOTS, ""))
settings, _ = read_settings(os.environ)
logs.configure(settings)
Punctual.request_s = settings.request_s
app = create_app(settings)
