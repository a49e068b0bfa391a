"""Short words that effects take: kinds of damage, whom something concerns, whose dice, what is spent."""

from __future__ import annotations

# Damage types (DT-5.3)
NORMAL = "normal"
UNDEFENDABLE = "undefendable"
PURE = "pure"
COLLATERAL = "collateral"
ULTIMATE = "ultimate"

# Whom an effect concerns (DT-8.8)
SELF = "self"
# The other side of the attack under way: its target for the attacker, the attacker for the defender.
TARGET = "target"
# Whoever the nearest `Choose` around the effect has chosen.
CHOSEN = "chosen"
ALL_OPPONENTS = "all_opponents"

# From whom a `Choose` chooses (DT-8.7)
ANY_PLAYER = "player"
AN_OPPONENT = "opponent"
A_TEAMMATE = "teammate"

# Whose dice a card or token may touch
OWN = "own"
OWN_TEAM = "team"
OPPONENTS = "opponents"
ANYONES = "any"

# What can be spent besides tokens, companions and families of companions
CP = "cp"
CARD = "card"

ALL = 99
