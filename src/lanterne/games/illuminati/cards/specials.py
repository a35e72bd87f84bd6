"""The fifteen specials, of fourteen kinds (124 to 140)."""

from __future__ import annotations

from typing import Final

from lanterne.games.illuminati.cards.card import (
    ABOLISH_PRIVILEGE,
    CANCEL_SPECIAL,
    DESTROY_POWERLESS,
    DOUBLE_INCOME,
    GAIN_MONEY,
    INTERFERE_ALONE,
    LOSE_TURN,
    REDISTRIBUTE_MONEY,
    REVIVE_GROUP,
    SET_ROLL,
    SPY,
    TAKE_GROUP,
    Special,
)

SPECIALS: Final = (
    Special("assassination", SET_ROLL, amount=2),
    Special("murphys-law", SET_ROLL, amount=12),
    Special("bribery", TAKE_GROUP),
    Special("computer-espionage", SPY),
    Special("deep-agent", ABOLISH_PRIVILEGE),
    Special("interference", INTERFERE_ALONE, count=2),
    Special("market-manipulation", DOUBLE_INCOME),
    Special("media-campaign", REVIVE_GROUP),
    Special("secrets", CANCEL_SPECIAL),
    Special("senate-investigating-committee", LOSE_TURN),
    Special("slush-fund", GAIN_MONEY, amount=15),
    Special("swiss-bank-account", GAIN_MONEY, amount=25),
    Special("whispering-campaign", DESTROY_POWERLESS),
    Special("white-collar-crime", REDISTRIBUTE_MONEY, amount=5),
)
