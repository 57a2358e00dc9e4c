#!/usr/bin/env python3
"""Which rules of the catalogues are proved by a test, and which are not.

The catalogues number every rule: `- **RC-412** ...`. A test proves a rule by naming it in a decorator,
`@pytest.mark.rule("RC-412")`, on the function, on its class, in the module's `pytestmark`, or as a mark of a
`pytest.param` inside the decorator. Not counted: a marked test that checks nothing or only constants ("hollow"),
one that is skipped or expected to fail, and one that claims more than eight rules at once ("greedy").

    rules_report.py [--rules GLOB ...] [--tests DIR] [--game RC]... [--missing PREFIX] [--min PERCENT] [--json]

Without --rules it reads the catalogues of the project's games, `src/holdfast/games/*/rules*.md`, and judges those that
are there. With --rules the ids of the pages it names are required; ids that only the project's own catalogues have may
be named too.
Exit status 1 when a catalogue (or one of those named by --game) is below --min percent, or a test names a rule that does not
exist; 2 when --game names a catalogue that is not there.
"""

import argparse
import ast
import json
import os
import re
import sys
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
CATALOGUES = "src/holdfast/games/*/rules*.md"
RULE = re.compile(r"^\s*[-*] \*\*([A-Z]{2}-(?:EX)?\d+[a-z]?)\*\*")
CHECKS = re.compile(r"^(assert|expect|check|refuse|raises|fail)", re.I)
IDLE = {"skip", "skipif", "xfail"}
MOST = 8


def read(pages: Iterable[Path]) -> dict[str, str]:
    """Every rule id with the line that states it."""
    found: dict[str, str] = {}
    for page in sorted(pages):
        for line in page.read_text(encoding="utf-8").splitlines():
            if match := RULE.match(line):
                found[match[1]] = line.strip()
    return found


def exempt() -> set[str]:
    """Rules that only simulation can measure (balance.txt) or only a reader can judge (prose.txt)."""
    lists = (HERE / "balance.txt", HERE / "prose.txt")
    return {rule for page in lists if page.exists() for rule in page.read_text().split()}


def called(call: ast.Call) -> str:
    return getattr(call.func, "attr", getattr(call.func, "id", "")) or ""


def marked(nodes: Iterable[ast.AST]) -> set[str]:
    return {
        arg.value
        for node in nodes
        for call in ast.walk(node)
        if isinstance(call, ast.Call) and called(call) in ("rule", "rules")
        for arg in call.args
        if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
    }


def idle(nodes: Iterable[ast.AST]) -> bool:
    return any(getattr(n, "attr", getattr(n, "id", "")) in IDLE for node in nodes for n in ast.walk(node))


def checks_something(function: ast.AST) -> bool:
    for node in ast.walk(function):
        if isinstance(node, ast.Assert) and not isinstance(node.test, ast.Constant):
            return True
        if isinstance(node, ast.Call) and CHECKS.match(called(node)):
            return True
    return False


def proofs(tests: Path) -> tuple[dict[str, list[str]], list[str]]:
    proved: dict[str, list[str]] = defaultdict(list)
    rejected: list[str] = []

    def visit(body: list[ast.stmt], inherited: set[str], asleep: bool, where: str) -> None:
        for node in body:
            if isinstance(node, ast.ClassDef):
                visit(
                    node.body,
                    inherited | marked(node.decorator_list),
                    asleep or idle(node.decorator_list),
                    f"{where}::{node.name}",
                )
            elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name.startswith("test"):
                named = inherited | marked(node.decorator_list)
                place = f"{where}::{node.name}"
                if not named:
                    continue
                if asleep or idle(node.decorator_list):
                    rejected.append(f"idle: {place} is skipped or expected to fail")
                elif len(named) > MOST:
                    rejected.append(f"greedy: {place} claims {len(named)} rules at once")
                elif not checks_something(node):
                    rejected.append(f"hollow: {place} names rules but checks nothing")
                else:
                    for rule in named:
                        proved[rule].append(place)

    for path in sorted(tests.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        module = [
            node.value
            for node in tree.body
            if isinstance(node, ast.Assign) and any(getattr(t, "id", "") == "pytestmark" for t in node.targets)
        ]
        visit(tree.body, marked(module), idle(module), os.path.relpath(path, ROOT))
    return proved, rejected


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rules", nargs="+", type=Path)
    parser.add_argument("--tests", type=Path, default=ROOT / "tests")
    parser.add_argument("--game", metavar="RC", action="append", help="judge only this catalogue, or these")
    parser.add_argument("--missing", metavar="PREFIX", help="list the unproved rules, e.g. RC or RC-4")
    parser.add_argument("--min", type=float, default=0.0, metavar="PERCENT")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()

    own = read(ROOT.glob(CATALOGUES))
    required = read(args.rules) if args.rules else dict(own)
    for rule in exempt():
        required.pop(rule, None)
    known = set(required) | exempt() | set(own)
    proved, rejected = proofs(args.tests) if args.tests.is_dir() else ({}, [])
    by_game: dict[str, list[str]] = defaultdict(list)
    for rule in required:
        by_game[rule[:2]].append(rule)
    table = {g: {"rules": len(ids), "proved": sum(r in proved for r in ids)} for g, ids in sorted(by_game.items())}
    unknown = sorted(set(proved) - known)
    for game in args.game or ():
        if game not in table:
            parser.error(f"no rule catalogue has ids {game}-…; there are: {', '.join(table) or 'none'}")

    if args.json:
        print(json.dumps({"games": table, "unknown": unknown, "rejected": rejected}))
    else:
        for game, row in table.items():
            percent = 100 * row["proved"] / row["rules"]
            print(f"{game}: {row['proved']} of {row['rules']} rules proved by a test ({percent:.0f}%)")
        print(*rejected, sep="\n", end="\n" if rejected else "")
        for rule in unknown:
            print(f"unknown rule {rule}: {proved[rule][0]}")
        if args.missing:
            for rule, line in required.items():
                if rule.startswith(args.missing) and rule not in proved:
                    print(line)
    judged = args.game or list(table)
    low = [g for g in judged if 100 * table[g]["proved"] / table[g]["rules"] < args.min]
    return 1 if low or unknown else 0


if __name__ == "__main__":
    sys.exit(main())
