"""The table served: HTTP for lobby, tables and records, one websocket per client, a store that loses nothing."""

from lanterne.needs import need

need("table")
