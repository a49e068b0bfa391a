"""What tokens and passive abilities do by themselves at certain moments; their holder picks the order (DT-3.1.1)."""

from __future__ import annotations

from dataclasses import dataclass

from ....core import effects
from ....core.flow import Events, expect
from ....core.play import Ask
from ....core.words import tr
from .. import events as ev
from ..content import TOKENS
from ..effects.doing import begin
from ..effects.reckoning import all_hold
from ..effects.texts import TRIGGERS, Text, TextKind, token_trigger_text
from ..effects.vocabulary import INCOME, UPKEEP, Moment, On
from ..state import State, Step
from .boards import WITH_TRIGGERS, board_of

# By moment and token: what the token does by itself then, and the text of it.
_BY_MOMENT: dict[Moment, dict[str, tuple[On, Text]]] = {}
for _token in TOKENS.values():
    for _index, _on in enumerate(_token.on):
        _BY_MOMENT.setdefault(_on.moment, {})[_token.id] = (_on, token_trigger_text(_token.id, _index))


@dataclass(slots=True)
class Triggers(effects.Triggers, Step):
    """Texts of tokens and passives that act on a seat at the same moment."""

    name = "triggers"

    player: int
    texts: tuple[Text, ...]

    def asked(self, state: State) -> int:
        return self.player

    def word(self, text: Text) -> str:
        return text.source.shown.id

    def start(self, state: State, text: Text, events: Events) -> None:
        source = text.source
        # Another effect may have removed the token in the meantime.
        if source.kind is TextKind.TOKEN_TRIGGER and source.shown.id not in state.players[self.player].tokens:
            return
        events.append(ev.TokenActed(self.player, source.shown))
        begin(state, text, self.player)

    def asks(self, state: State) -> Ask:
        return Ask(self.player, tr("What comes next?"), "DT-3.1.1")

    def check(self, state: State) -> None:
        effects.Triggers.check(self, state)
        expect(all(text.source.kind in TRIGGERS for text in self.texts), "texts of tokens or passives")
        expect(len({self.word(text) for text in self.texts}) == len(self.texts), "each text once")


def waiting(state: State, seat: int, moment: Moment) -> list[Text]:
    """The texts that act on a seat at a moment."""
    player = state.players[seat]
    found = []
    if player.tokens:
        by_token = _BY_MOMENT.get(moment, {})
        for token in player.tokens:
            if token in by_token:
                on, text = by_token[token]
                if all_hold(state, seat, on.needs):
                    found.append(text)
    if player.hero in WITH_TRIGGERS:
        for _ability, on, text in board_of(player).triggers:
            if on.moment is moment and all_hold(state, seat, on.needs):
                found.append(text)
    return found


def trigger(state: State, seat: int, moment: Moment) -> bool:
    """Put on the stack what happens by itself to a seat now; whether there is anything."""
    found = waiting(state, seat, moment)
    if found:
        state.stack.append(Triggers(seat, tuple(found)))
    return bool(found)


def upkeep_ahead(state: State, seat: int) -> bool:
    """Whether tokens are about to act in the phases before the first Main Phase."""
    tokens = state.players[seat].tokens
    return any(token in _BY_MOMENT.get(moment, ()) for moment in (UPKEEP, INCOME) for token in tokens)
