"""What the laws for all games need to know of this one."""

from __future__ import annotations

# Events that tell what no view keeps: the sum of a treasury as it goes to the bank, and in the cheating
# variant what an attacker reads off dice that only he sees, with the number they are held against (175), and
# whether somebody who was called out had done anything (176).
FLEETING = ("paid", "dice-read", "attack-succeeded", "attack-failed", "caught-cheating", "wrongly-called-out")
