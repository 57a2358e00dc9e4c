"""Find phrases that read unlike plain technical English. `wordlint.py [--list] [FILE|FOLDER ...]` counts them.

Python files are checked in docstrings, comments and string literals of the CLI; Markdown and Fluent files as a whole.
`--max N` fails if there are more than N hits.
"""

import argparse
import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

PATTERNS = {
    "whoever, headless who": r"\b([Ww]hoever|[Ww]homever)\b|(?:^|[.;:] )Who (?!is\b|are\b|may\b|can\b|has\b|was\b|decides\b)[a-z]+s [a-z]",
    "else as a conjunction": r"[,;:] else\b|(?:^|[.!?] )Else\b",
    "so many as a number": r"\b[Ss]o (?:many|often) (?!as\b|that\b)[a-z]+ (?:is|are|may|can|has|have|were|was)\b|\b[Ss]o (?:many|often)(?: [a-z]+)?[,.;:)]",
    "take back for undo": r"\b(?:take|takes|took|taken|taking) (?:it |them |that )?back\b",
    "reckon, anew, wished": r"\b(?:reckon(?:s|ed|ing)?|anew|wished)\b",
    "a line a game": r"\b(?:a|one) (?:line|row|file|deck|card|struct|process|worker|table|cell|variant) an? (?:game|table|decision|answer|deck|group|cell|round|variant|card|core|process|seat|phase|kind)\b",
    "told, tells for show": r"\b(?:told|tells) (?:of|what|by|as|how|in|at|to|with|from|once|after|before|only|here|apart|together|so|here)\b|\bis told\b|\bare told\b",
}
COMPILED = {name: re.compile(pattern, re.MULTILINE) for name, pattern in PATTERNS.items()}
SUFFIXES = (".py", ".md", ".ftl", ".svelte", ".ts")


def python_prose(source: str) -> Iterator[tuple[int, str]]:
    """Yield each docstring and comment with its line number."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            for offset, line in enumerate(node.value.value.splitlines()):
                yield node.lineno + offset, line.strip()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string.lstrip("# ")


def prose(file: Path) -> Iterator[tuple[int, str]]:
    """Yield the lines of a file that are read by people."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".py":
        yield from python_prose(text)
    elif file.suffix in (".ts", ".svelte"):
        for number, line in enumerate(text.splitlines(), 1):
            if match := re.search(r"(?:^|\s)(?://|/?\*\*?|<!--)\s*(.*)", line):
                yield number, match[1]
    else:
        yield from ((n, line.strip()) for n, line in enumerate(text.splitlines(), 1) if not line.startswith("    "))


def files(paths: list[str]) -> Iterator[Path]:
    for path in map(Path, paths):
        if path.is_dir():
            yield from sorted(
                file
                for file in path.rglob("*")
                if file.suffix in SUFFIXES and not {"static", "node_modules", ".venv"} & set(file.parts)
            )
        else:
            yield path


def hits(paths: list[str]) -> Iterator[tuple[Path, int, str, str]]:
    """Yield every hit: file, line number, pattern, line."""
    for file in files(paths):
        for number, line in prose(file):
            for name, pattern in COMPILED.items():
                if pattern.search(line):
                    yield file, number, name, line


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("paths", nargs="*", default=["src"])
    parser.add_argument("--list", action="store_true", help="print every hit with its place")
    parser.add_argument("--max", type=int, help="fail if there are more hits")
    options = parser.parse_args()
    found = list(hits(options.paths))
    if options.list or (options.max is not None and len(found) > options.max):
        for file, number, name, line in found:
            print(f"{file}:{number}: {name}: {line}")
    for name in PATTERNS:
        print(f"{sum(hit[2] == name for hit in found):5}  {name}")
    print(f"{len(found):5}  in all")
    return int(options.max is not None and len(found) > options.max)


if __name__ == "__main__":
    sys.exit(main())
