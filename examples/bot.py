#!/usr/bin/env python3
"""A bot for palier in plain Python, to run and to take apart:

    palier sim --bots steady,exec:./examples/bot.py --games 100

One line of JSON comes in for each message, one goes out for each decision; see README.md beside this
file. Standard output belongs to palier: print to standard error when you want to see something.
"""

import json
import sys

LETTERS = "ROYGBP"


class Table:
    """One game from one seat: what the hello said, and what the view of a decision shows."""

    def __init__(self, hello):
        self.seat = hello["seat"]
        self.players = hello["players"]
        self.ladder = hello["ladders"][self.seat - 1]

    def look(self, view):
        self.view = view
        self.hand = view["hands"][self.seat - 1]
        self.has_laid = len(view["melds"][self.seat - 1]) > 0

    def levels(self):
        """What can be laid now: one level, or on an open ladder any that is left."""
        levels = self.ladder["levels"]
        mine = self.view["levels"][self.seat - 1]
        numbers = mine if isinstance(mine, list) else [mine]
        return [levels[number - 1] for number in numbers if number <= len(levels)]

    def missing(self, hand):
        """How many cards the nearest level still lacks."""
        return min((missing_for(hand, level) for level in self.levels()), default=0)

    def top(self, seat):
        """The card on top of a seat's discard pile."""
        return self.view["discards"][seat - 1][-1]


def is_number(card):
    return card[0] in LETTERS


def is_joker(card):
    return card[0] == "J"


def value_of(card):
    """The value of a number card, or the one that a joker on the table stands for (J=9)."""
    text = card.split("=")[1] if "=" in card else card[1:]
    return int(text) if text.isdigit() else None


def colour_of(card):
    """The colour of a number card, or the one that a joker on the table stands for (J=R)."""
    return card.split("=")[1] if "=" in card else card[0]


def missing_for(hand, level):
    """A greedy look: each part in turn takes the cards it can use best."""
    numbers = [card for card in hand if is_number(card)]
    missing = -sum(map(is_joker, hand))
    for part in level:
        kind, size = part.split()
        used = best_cards(kind, int(size), numbers)
        for card in used:
            numbers.remove(card)
        missing += int(size) - len(used)
    return max(0, missing)


def best_cards(kind, size, cards):
    """The cards that serve a part best: `set 3`, `run 4`, `colour 5`."""
    if kind == "run":
        one_of = {value_of(card): card for card in cards}
        windows = [range(low, low + size) for low in range(1, 20 - size)]
        choices = [[one_of[value] for value in window if value in one_of] for window in windows]
    else:
        feature = value_of if kind == "set" else colour_of
        features = {feature(card) for card in cards}
        choices = [[card for card in cards if feature(card) == each][:size] for each in features]
    return max(choices, key=len, default=[])


def fits(card, meld):
    """Whether a number card can be added to a combination on the table."""
    cards = meld["cards"]
    if meld["kind"] == "run":
        return value_of(card) in (value_of(cards[0]) - 1, value_of(cards[-1]) + 1)
    if meld["kind"] == "set":
        return value_of(card) == value_of(cards[0])
    return colour_of(card) == colour_of(cards[0])


def help_of(table, card):
    """How much a card would help this hand: the more, the better."""
    if is_joker(card):
        return 3
    if not is_number(card):
        return 0
    if table.has_laid:
        return 2 if any(fits(card, meld) for melds in table.view["melds"] for meld in melds) else 0
    return table.missing(table.hand) - table.missing(table.hand + [card])


def worth_of(table, card):
    """How much it would hurt to part with a card."""
    rest = list(table.hand)
    rest.remove(card)
    if is_joker(card):
        return 100
    if not is_number(card):
        return 50
    if table.has_laid:
        return 0
    near = sum(
        1
        for other in rest
        if is_number(other)
        and (abs(value_of(other) - value_of(card)) <= 2 or colour_of(other) == colour_of(card))
    )
    return 10 * (table.missing(rest) - table.missing(table.hand)) + near / 10


def best_take(table, takes):
    """The top card worth taking, if there is one; the stock may hold a joker, so small help is none."""
    takes = sorted(takes, key=lambda move: help_of(table, table.top(int(move.split()[1]))))
    if takes and help_of(table, table.top(int(takes[-1].split()[1]))) > 0:
        return takes[-1]
    return None


def leader_first(table, passes):
    """A Pass card goes to the opponent with the fewest cards."""
    return min(passes, key=lambda move: len(table.view["hands"][int(move.split()[1]) - 1]))


def decide(table, legal):
    by_verb = {}
    for move in legal:
        by_verb.setdefault(move.split()[0], []).append(move)

    if "draw" in by_verb or "take" in by_verb:
        return best_take(table, by_verb.get("take", [])) or legal[0]
    # Layings come best first; what is added and exchanged only makes the hand better.
    for verb in ("lay", "exchange", "add", "grab"):
        if verb in by_verb:
            return by_verb[verb][0]
    if "pass" in by_verb and len(table.hand) > 1:
        return leader_first(table, by_verb["pass"])
    if "discard" in by_verb:
        return min(by_verb["discard"], key=lambda move: worth_of(table, move.split()[1]))
    if "pick" in by_verb:
        return max(by_verb["pick"], key=lambda move: help_of(table, move.split()[2]))
    if "offer" in by_verb:
        worth = lambda move: sum(worth_of(table, card) for card in move.split()[1:])
        return min(by_verb["offer"], key=worth)
    if "drop" in by_verb:
        return by_verb["drop"][-1]
    return legal[0]


def main():
    table = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["t"] == "hello":
            table = Table(message)
        elif message["t"] == "decide":
            table.look(message["view"])
            move = decide(table, message["legal"])
            print(json.dumps({"t": "move", "move": move, "id": message["id"]}), flush=True)


if __name__ == "__main__":
    main()
