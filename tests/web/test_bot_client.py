"""Bots think in a worker; when it fails, in the page."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable

import pytest

import pygame_rules as pr
from app.bots import BotClient


class Worker:
    """A worker that answers as a test wants it to."""

    def __init__(self, answer: Callable[[dict], str | None]) -> None:
        self.answer = answer
        self.hear: Callable[[str], None] = lambda text: None
        self.failed: Callable[[], None] = lambda: None
        self.stopped = False
        self.asked = 0

    def __call__(self, hear: Callable[[str], None], failed: Callable[[], None]) -> Worker:
        self.hear, self.failed = hear, failed
        return self

    def post(self, text: str) -> None:
        self.asked += 1
        answer = self.answer(json.loads(text))
        if answer is None:
            self.failed()
        else:
            self.hear(answer)

    def stop(self) -> None:
        self.stopped = True


def request() -> dict:
    table = pr.new_game("roll_player", 2, "7")
    while len(table.actions) < 2:
        table.play(table.actions[0])
    return {"game": "roll_player", "view": table.view(table.decision.player), "bot": "greedy", "seed": "1"}


def chosen(client: BotClient, asked: dict) -> str:
    return asyncio.run(client.choose(asked))


def test_the_worker_is_asked_and_answers():
    worker = Worker(lambda data: json.dumps({"id": data["id"], "action": data["view"]["actions"][-1]["text"]}))
    asked = request()
    assert chosen(BotClient(worker), asked) == asked["view"]["actions"][-1]["text"] and worker.asked == 1


def test_where_there_is_no_choice_nobody_is_asked():
    worker = Worker(lambda data: None)
    asked = request()
    asked["view"]["actions"] = [{"text": "pass"}]
    assert chosen(BotClient(worker), asked) == "pass" and worker.asked == 0


@pytest.mark.parametrize(
    "answer",
    [lambda data: None, lambda data: json.dumps({"id": data["id"], "error": "no"})],
    ids=["the worker dies", "the worker fails"],
)
def test_a_failing_worker_is_given_up_and_the_page_thinks(answer):
    worker = Worker(answer)
    client = BotClient(worker)
    asked = request()
    expected = pr.choose(asked["game"], asked["view"], asked["bot"], asked["seed"])
    assert chosen(client, asked) == expected and worker.stopped
    assert chosen(client, asked) == expected and worker.asked == 1


def test_where_workers_are_forbidden_the_page_thinks():
    def forbidden(hear: Callable, failed: Callable) -> Worker:
        raise RuntimeError("SecurityError")

    asked = request()
    client = BotClient(forbidden)
    assert chosen(client, asked) in [offer["text"] for offer in asked["view"]["actions"]]


def test_answers_to_nothing_are_passed_over():
    client = BotClient(None)
    for text in ('{"id": 99, "action": "x"}', "{}"):
        client._answer(text)
