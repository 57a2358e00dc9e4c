#!/usr/bin/env python3
"""Do the decks have the counts of the catalogues, and is every card named and worded in three languages?

    holdfast cards GAME --json | decks_report.py GAME

Reads the list that `holdfast cards GAME --json` prints, one object a card: `deck` (a key of decks.json; a plot card's
deck is `plot`, its back another field), `id`, `count` (copies), `status`, `names` and `text` (each `{en, it, es}`;
`text` is the rules text a player reads). Exit status 1 where a count differs, an id stands twice in a deck, a deck is
unknown, a name or text is missing, a translation merely repeats the English in more than one text of ten, or a card is
not playable (`status`: "implemented" = it loads and is played in a test, "verified" = a test of its own asserts its
effect).
"""

import json
import sys
from collections import Counter
from pathlib import Path

LANGUAGES = ("en", "it", "es")
MOST_COPIES = 8


def main() -> int:
    game = sys.argv[1]
    expected: dict[str, int] = json.loads((Path(__file__).parent / "decks.json").read_text())[game]
    cards = json.load(sys.stdin)
    have: Counter[str] = Counter()
    ids: Counter[tuple[str, str]] = Counter()
    repeated: Counter[str] = Counter()
    wrong: list[str] = []
    for card in cards:
        place, copies = f"{card['deck']}/{card['id']}", card.get("count", 1)
        have[card["deck"]] += copies
        ids[card["deck"], card["id"]] += 1
        if copies > MOST_COPIES:
            wrong.append(f"{place}: {copies} copies of one card")
        for field in ("names", "text"):
            words = card.get(field, {})
            if missing := [lang for lang in LANGUAGES if not str(words.get(lang, "")).strip()]:
                wrong.append(f"{place}: no {field} in {', '.join(missing)}")
        for lang in LANGUAGES[1:]:
            repeated[lang] += card.get("text", {}).get(lang) == card.get("text", {}).get("en")
        if card.get("status") not in ("verified", "implemented"):
            wrong.append(f"{place}: status {card.get('status')}")
    wrong += [f"{deck}/{card}: stands {n} times" for (deck, card), n in ids.items() if n > 1]
    wrong += [f"{deck}: no such deck in decks.json" for deck in have if deck not in expected]
    wrong += [f"{deck}: {have[deck]} cards, the catalogue says {n}" for deck, n in expected.items() if have[deck] != n]
    wrong += [
        f"{lang}: {n} of {len(cards)} rules texts repeat the English"
        for lang, n in repeated.items()
        if n > 0.1 * len(cards)
    ]
    print(*wrong[:60], sep="\n", end="\n" if wrong else "")
    print(f"{game}: {sum(have.values())} cards in {len(have)} decks, {len(wrong)} faults")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
