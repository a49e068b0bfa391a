"""A whole round, move by move: who is asked, what that player does, and what is told of it.

The third player holds the bag, so that no seat can be mistaken for another.
"""

from __future__ import annotations

import pytest

from pygame_rules.games.roll_player import events as ev

from .positions import Hero, play, position

ROUND = [
    # The rogue takes card 2 and pays for a better die; the monk could use a skill, and waits.
    (2, "take 2", [ev.CardTaken(2, 2, "gold2", 1)]),
    (2, "exchange 4", [ev.GoldPaid(2, 1, "exchange"), ev.PoolDiceExchanged(2, 2, 4)]),
    (1, "pass", []),
    (2, "drop jeweled_dagger", [ev.WeaponDropped(2, "jeweled_dagger")]),
    (
        2,
        "place con",
        [ev.DiePlaced(2, "gold6", "con2", 2), ev.GoldGained(2, 1, "card"), ev.GoldGained(2, 2, "gold_die")],
    ),
    (1, "pass", []),
    (2, "raise con1", [ev.DieChanged(2, "con1", "blue2", "blue3", "adjust")]),
    # Between the turns the monk does use it.
    (
        1,
        "use pickpocket",
        [ev.SkillUsed(1, "pickpocket", None), ev.MarkerMoved(1, "evil", (2, 1)), ev.GoldGained(1, 2, "skill")],
    ),
    # The warrior fills a row.
    (0, "drop longbow", [ev.WeaponDropped(0, "longbow")]),
    (0, "take 1", [ev.CardTaken(0, 1, "green1", 0)]),
    (0, "place str", [ev.DiePlaced(0, "green1", "str3", 1), ev.GoldGained(0, 1, "row")]),
    (0, "flip str1", [ev.DieChanged(0, "str1", "red5", "red2", "flip")]),
    # The monk has two actions.
    (1, "take 3", [ev.CardTaken(1, 3, "blue3", 1)]),
    (1, "place wis", [ev.DiePlaced(1, "blue3", "wis2", 3), ev.GoldGained(1, 1, "card")]),
    (1, "drop quarterstaff", [ev.WeaponDropped(1, "quarterstaff")]),
    (1, "move good", [ev.MarkerMoved(1, "good", (1, 1))]),
    (1, "token", [ev.TokenGained(1), ev.PhaseBegan("market", 1)]),
    # The market in the order of the cards taken.
    (0, "discard weak", [ev.CardDiscarded(0, "weak"), ev.GoldGained(0, 2, "discard")]),
    (2, "discard greedy", [ev.CardDiscarded(2, "greedy"), ev.GoldGained(2, 2, "discard")]),
    (2, "move lawful", [ev.MarkerMoved(2, "lawful", (1, 0))]),
    (
        1,
        "buy leather_gloves",
        [
            ev.CardBought(1, "leather_gloves", 1, "market"),
            ev.GoldPaid(1, 1, "purchase"),
            ev.PhaseBegan("cleanup", 1),
            ev.SkillRefreshed(1, "pickpocket"),
            ev.DieReturned("gold"),
            ev.MarketCleared(("chain_helm",)),
            ev.MarketDealt(("proud", "honest", "search", "climb")),
            ev.BagPassed(0),
            ev.PhaseBegan("roll", 2),
        ],
    ),
]


@pytest.mark.rule("RP-3.1", "RP-5.1", "RP-7.2", "RP-8.6", "RP-9.7")
def test_a_round_whose_start_player_is_the_third():
    t = position(
        Hero("str red5 red4", klass="warrior", cards=["longbow"], gold=0),
        Hero("wis black2", klass="monk", cards=["quarterstaff", "pickpocket"], gold=4),
        Hero("con blue2", klass="rogue", cards=["blessed_mace", "jeweled_dagger"], gold=2),
        start=2,
        seat=2,
        pool="green1 gold2 blue3 gold6",
        market=["weak", "chain_helm", "greedy", "leather_gloves"],
        deck=["loyal", "climb", "search", "honest", "proud"],
    )
    for seat, action, told in ROUND:
        assert (t.decision.player, {choice.player for choice in t.actions}) == (seat, {seat}), action
        assert play(t, action)[: len(told)] == told
    board = t.view()["board"]
    assert (board["start"], board["round"], board["order"]) == (0, 2, [0, 1, 2])
    assert [player["gold"] for player in board["players"]] == [3, 6, 6]
    assert [[card["id"] for card in player["cards"]] for player in board["players"]] == [
        [],
        ["pickpocket", "leather_gloves"],
        ["blessed_mace"],
    ]
