"""Full-text search in rules: stemmed, with synonyms, the best first.

SQLite's full-text search indexes and ranks the rules. English is stemmed by its Porter stemmer; Italian and Spanish
endings are removed here, when rules are indexed and when they are searched. `text/synonyms.<lang>.txt` has lines of
words that mean the same at a table, `forms = word` for irregular forms, and lines that start with `!` for stop words.
"""

import re
import sqlite3
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from threading import Lock

from holdfast.core.text.rulebook import CARDS, ENGLISH, REFERENCE, RULE, Rule, folded, id_of, rules

TEXT = Path(__file__).parent / "text"
WORD = re.compile(r"\w+")
MAX_WORDS = 16
"""The maximum number of words in a question."""
SHORTEST = 3
"""The minimum length of a word without its ending."""
CHAPTER_WEIGHT = 6.0
OWN_WEIGHT = 3.0
"""The weight of the question's words relative to synonyms."""
WHOLE = 1.5
"""The factor for a rule that has all words."""
TAIL = 0.2
"""The minimum score relative to the best result, unless a rule has the exact words."""
REMARKS = 0.4
"""The factor for examples and cards relative to the rules they explain."""
EXAMPLES = "Worked examples"
ENDINGS = {
    "it": (
        *("azione", "azioni", "izione", "izioni", "zione", "zioni", "amento", "amenti", "imento", "imenti", "mente"),
        *("iscono", "isco", "isci", "isce", "iamo", "ando", "endo", "ato", "ata", "ati", "ate", "uto", "uta", "uti"),
        *(
            "ute",
            "ito",
            "ita",
            "iti",
            "ite",
            "are",
            "ere",
            "ire",
            "arsi",
            "ersi",
            "irsi",
            "ano",
            "ono",
            "ia",
            "io",
            "ie",
            "a",
            "e",
            "i",
            "o",
        ),
    ),
    "es": (
        *("aciones", "acion", "iciones", "icion", "cciones", "ccion", "ciones", "cion", "amiento", "amientos"),
        *("imiento", "imientos", "mente", "ando", "iendo", "yendo", "ados", "adas", "ado", "ada", "idos", "idas"),
        *(
            "ido",
            "ida",
            "amos",
            "emos",
            "imos",
            "ar",
            "er",
            "ir",
            "arse",
            "erse",
            "irse",
            "yo",
            "ye",
            "yen",
            "yes",
            "an",
            "en",
            "as",
            "es",
        ),
        *("os", "a", "e", "o", "s"),
    ),
}
"""Word endings of the languages that SQLite cannot stem; the longest match is removed."""
LONGEST_FIRST = {lang: sorted(endings, key=len, reverse=True) for lang, endings in ENDINGS.items()}


def stem(word: str, lang: str) -> str:
    """Return a folded word without its ending; SQLite stems English."""
    for ending in LONGEST_FIRST.get(lang, ()):
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST:
            return word.removesuffix(ending)
    return word


def words_of(text: str, lang: str) -> list[str]:
    return [stem(word, lang) for word in WORD.findall(folded(text))]


class Synonyms:
    """Synonyms, irregular forms and stop words of one language."""

    def __init__(self, lang: str) -> None:
        self.same: dict[str, set[str]] = {}
        self.idle: set[str] = set()
        self.meant: dict[str, str] = {}
        file = TEXT / f"synonyms.{lang}.txt"
        for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
            if line.startswith("!"):
                self.idle |= set(WORD.findall(folded(line)))
            elif "=" in line:
                forms, _, meant = line.partition("=")
                self.meant |= dict.fromkeys(WORD.findall(folded(forms)), folded(meant).strip())
            elif not line.startswith("#"):
                alike = [" ".join(words_of(part, lang)) for part in line.split(",") if part.strip()]
                for word in alike:
                    self.same.setdefault(word, set()).update(alike)


@cache
def synonyms(lang: str) -> Synonyms:
    return Synonyms(lang)


class Index:
    """The full-text index of a game's rules in one language."""

    def __init__(self, folder: Path, lang: str) -> None:
        self.lang = lang
        self.rules = rules(folder, lang)
        self._asides = remarks(folder)
        self._lock = Lock()
        self._db = sqlite3.connect(":memory:", check_same_thread=False)
        tokens = "porter unicode61 remove_diacritics 2" if lang == ENGLISH else "unicode61 remove_diacritics 2"
        self._db.execute(f"CREATE VIRTUAL TABLE found USING fts5(id UNINDEXED, chapter, text, tokenize = '{tokens}')")
        self._db.executemany(
            "INSERT INTO found VALUES (?, ?, ?)", [self._laid_in(rule) for rule in self.rules.values()]
        )

    def _laid_in(self, rule: Rule) -> tuple[str, str, str]:
        table = " ".join(cell for row in rule.table for cell in row)
        return rule.id, self._stemmed(rule.chapter), self._stemmed(f"{rule.id} {rule.text} {table}")

    def _stemmed(self, text: str) -> str:
        return " ".join(words_of(text, self.lang))

    def ask(self, question: str) -> list[Rule]:
        """Return the rules that match the words or their synonyms; those with all words come first."""
        named = [self.rules[id] for one in REFERENCE.findall(question.upper()) if (id := id_of(one)) in self.rules]
        own = self._words(question)
        if not own:
            return named
        alike = [sorted({word, *synonyms(self.lang).same.get(word, ())}) for word in own]
        every = " AND ".join([f"({any_of(words)})" for words in alike])
        anything = any_of([one for words in alike for one in words])
        value = self._scores(anything)
        for id, score in self._scores(any_of(own)).items():
            value[id] += OWN_WEIGHT * score
        whole = self._scores(every)
        for id in value:
            value[id] *= (WHOLE if id in whole else 1) * (REMARKS if id in self._asides else 1)
        least = max(value.values(), default=0) * TAIL
        literal = self._scores(f'"{self._stemmed(question)}"') if len(own) > 1 else {}
        order = sorted(value, key=lambda id: -value[id])
        found = [self.rules[id] for id in order if value[id] >= least or id in literal]
        return list({rule.id: rule for rule in (*named, *found)}.values())

    def _words(self, question: str) -> list[str]:
        """Return the search words; stop words only if there are no others."""
        known = synonyms(self.lang)
        asked = WORD.findall(folded(question))[:MAX_WORDS]
        telling = [known.meant.get(word, word) for word in asked if word not in known.idle] or asked
        return list(dict.fromkeys([stem(word, self.lang) for word in telling]))

    def _scores(self, query: str) -> dict[str, float]:
        """Return the score of each rule, in the order of the rules."""
        with self._lock:
            rows = self._db.execute(
                f"SELECT id, -bm25(found, 0, {CHAPTER_WEIGHT}, 1.0) FROM found WHERE found MATCH ? ORDER BY rowid",
                (query,),
            ).fetchall()
        return dict(rows)


def remarks(folder: Path) -> frozenset[str]:
    """Return the rules that only illustrate others: worked examples and remarks on single cards."""
    examples = [rule.id for rule in rules(folder).values() if rule.chapter == EXAMPLES]
    cards = folder / f"{CARDS}.md"
    lines = cards.read_text(encoding="utf-8").splitlines() if cards.exists() else []
    return frozenset([*examples, *[match[1] for line in lines if (match := RULE.match(line))]])


def any_of(words: Sequence[str]) -> str:
    """Return an SQLite query for word prefixes or phrases with a prefix as last word."""
    return " OR ".join([f'"{word}"*' if len(word) > SHORTEST else f'"{word}"' for word in words])


@cache
def index(folder: Path, lang: str) -> Index:
    """Return the index, built once."""
    return Index(folder, lang)


def search(folder: Path, words: str, lang: str = ENGLISH) -> list[Rule]:
    """Return the rules that answer a question, the best first; a rule named by its id comes before all."""
    return index(folder, lang).ask(words)
