"""Which functions are compiled: lifted out of the source into modules that hold nothing else.

mypyc turns functions into C well, but not the structs of msgspec: of their classes it would make others. So classes stay as
they are written, and Python makes them. Of every module of rules one of functions is written, `holdfast._compiled.…`, in
which each function and each method (`Turn__apply`) stands on the line where it stands in the source. What it needs besides
it imports as its module does, and from its module. `holdfast.compiled` puts the compiled functions in their places.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

PACKAGE = "holdfast._compiled"
CORE = ("core/engine", "core/luck", "core/table")
ALONE = ("bots/rollout.py", "bots/playthrough.py")
OUTSIDE = {"words", "show"}
"""Rooms of a game that neither rules nor players enter."""
LEFT = {"__init__.py", "effect.py", "save.py", "view.py", "aligned.py"}
"""Declarations; what effects are (types for checkers stand beside it, in effect.pyi); files, and what is seen; luck that asks
Python who rolls."""
SEEN_OTHERWISE = "zones"
"""A field that a `ObservedWorld` has too, but not as a dictionary: it is read as anything, so that rules may look at faces."""
UNFIT = (ast.Yield, ast.YieldFrom, ast.Await, ast.ClassDef, ast.AsyncFunctionDef, ast.Global, ast.Nonlocal)
CALLED_BY_PYTHON = {"__init__", "__missing__"}
"""Of the methods that Python calls by itself, those that may be lifted; the others make a class what it is."""
OF_ITS_PLACE = {"super", "globals", "locals", "vars"}
"""What means something else in another module, as do `__package__` and `__class__`."""
KEEPING = {"cache", "lru_cache"}
"""Decorators under which a function can be lifted: what they keep is kept of the compiled one."""
NOT_RULES = {"Exception", "RuntimeError", "ValueError", "AttributeError", "Protocol", "TypedDict", "NamedTuple"}


@dataclass
class Module:
    """A module of the source, and what is lifted out of it."""

    name: str
    lines: list[str]
    tree: ast.Module
    functions: list[ast.FunctionDef]
    methods: list[tuple[str, ast.FunctionDef]]
    kept: list[ast.FunctionDef]
    """Functions whose results are kept; what is lifted of them is called `name__bare`."""

    @property
    def compiled(self) -> str:
        return compiled_name(self.name)


def compiled_name(module: str) -> str:
    return PACKAGE + module.removeprefix("holdfast")


def sources(package: Path) -> Iterator[Path]:
    """The files that hold rules, and the engine that runs them."""
    for folder in CORE:
        yield from sorted((package / folder).glob("*.py"))
    for file in ALONE:
        yield package / file
    for game in sorted((package / "games").iterdir()):
        for file in sorted(game.rglob("*.py")):
            if file.relative_to(game).parts[0] not in OUTSIDE:
                yield file


def read(package: Path) -> dict[str, Module]:
    """All modules of which something can be lifted, by name."""
    found = {}
    for file in sources(package):
        if file.name in LEFT:
            continue
        text = file.read_text(encoding="utf-8")
        tree = ast.parse(text)
        name = ".".join(file.relative_to(package.parent).with_suffix("").parts)
        fit = [one for one in tree.body if isinstance(one, ast.FunctionDef) and is_fit(one)]
        functions = [one for one in fit if not one.decorator_list]
        kept = [one for one in fit if is_kept(one)]
        methods = [(one.name, method) for one in tree.body if isinstance(one, ast.ClassDef) for method in liftable(one)]
        if functions or methods:
            found[name] = Module(name, text.splitlines(), tree, functions, methods, kept)
    return found


def liftable(kind: ast.ClassDef) -> Iterator[ast.FunctionDef]:
    """The methods of a class that can be lifted."""
    bases = {name.id for base in kind.bases for name in ast.walk(base) if isinstance(name, ast.Name)}
    if bases & NOT_RULES:
        return
    for one in kind.body:
        if not isinstance(one, ast.FunctionDef) or one.decorator_list or not is_fit(one):
            continue
        if one.name in CALLED_BY_PYTHON or not one.name.startswith("__"):
            yield one


def is_fit(function: ast.FunctionDef) -> bool:
    """Whether mypyc makes the same of it as Python."""
    inner = [one for one in ast.walk(function) if one is not function]
    return not any(
        isinstance(one, UNFIT)
        or (isinstance(one, ast.Name) and (one.id in OF_ITS_PLACE or one.id.startswith("__")))
        or (isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Attribute))
        or (isinstance(one, ast.Compare) and any(is_unpacked(right) for right in one.comparators))
        for one in inner
    )


def is_kept(function: ast.FunctionDef) -> bool:
    match function.decorator_list:
        case [ast.Name(id=name)] | [ast.Call(func=ast.Name(id=name))]:
            return name in KEEPING
    return False


def is_unpacked(right: ast.expr) -> bool:
    """`x in (*a, *b)`, at which mypyc gives up."""
    return isinstance(right, ast.Tuple | ast.List | ast.Set) and any(isinstance(e, ast.Starred) for e in right.elts)


# --- writing ----------------------------------------------------------------------------------------------------------


def written(module: Module, modules: dict[str, Module]) -> str:
    """The module of functions, line by line beside its source."""
    lines = [""] * len(module.lines)
    for statement in module.tree.body:
        put_imports(lines, statement, modules)
    lines[0] = f"from {module.name} import {', '.join(own_names(module)) or '__doc__'}"
    for function in module.functions:
        put(lines, function, edited(module, function))
    for function in module.kept:
        put(lines, function, renamed(edited(module, function), function.name, f"{function.name}__bare"))
    for kind, method in module.methods:
        put(lines, method, as_function(edited(module, method), kind, method))
    return "\n".join(lines) + "\n"


def put(lines: list[str], function: ast.FunctionDef, text: list[str]) -> None:
    lines[function.lineno - 1 : function.end_lineno] = text


def edited(module: Module, function: ast.FunctionDef) -> list[str]:
    """The text of a function, in which what a face has otherwise is read as anything."""
    text = [line.encode() for line in module.lines[function.lineno - 1 : function.end_lineno]]
    reads = [
        one
        for one in ast.walk(function)
        if isinstance(one, ast.Attribute) and one.attr == SEEN_OTHERWISE and isinstance(one.ctx, ast.Load)
    ]
    for one in sorted(reads, key=lambda one: (one.lineno, one.col_offset), reverse=True):
        if one.lineno != one.end_lineno:
            raise ValueError(f"{module.name}:{one.lineno}: `.{SEEN_OTHERWISE}` stands on a line of its own")
        at, of = one.lineno - function.lineno, one.value
        line, end = text[at], of.end_col_offset
        field = b', "' + SEEN_OTHERWISE.encode() + b'")'
        text[at] = line[: of.col_offset] + b"getattr(" + line[of.col_offset : end] + field + line[one.end_col_offset :]
    return [line.decode() for line in text]


def renamed(text: list[str], name: str, new: str) -> list[str]:
    text[0] = text[0].replace(f"def {name}(", f"def {new}(", 1)
    return text


def as_function(text: list[str], kind: str, method: ast.FunctionDef) -> list[str]:
    """A method as a function that takes its object first."""
    first = method.args.args[0]
    at = first.lineno - method.lineno
    text[at] = re.sub(rf"\b{first.arg}\b", f"{first.arg}: {kind}", text[at], count=1)
    renamed(text, method.name, f"{kind}__{method.name}")
    for i in range(method.body[0].lineno - method.lineno):
        text[i] = re.sub(r"\bSelf\b", kind, text[i])
    margin = " " * method.col_offset
    return [line.removeprefix(margin) for line in text]


def put_imports(lines: list[str], statement: ast.stmt, modules: dict[str, Module], margin: str = "") -> None:
    """The imports of a module; functions that are compiled too are taken from where they are."""
    match statement:
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            lines[statement.lineno - 1] = "if TYPE_CHECKING:"
            for one in statement.body:
                put_imports(lines, one, modules, "    ")
        case ast.ImportFrom(module=str(name)) if name in modules:
            compiled = {function.name for function in modules[name].functions}
            quick = [alias for alias in statement.names if alias.name in compiled]
            plain = [alias for alias in statement.names if alias.name not in compiled]
            taken = [(name, plain), (compiled_name(name), quick)]
            froms = [ast.unparse(ast.ImportFrom(module, names, 0)) for module, names in taken if names]
            lines[statement.lineno - 1] = margin + "; ".join(froms)
        case ast.Import() | ast.ImportFrom():
            lines[statement.lineno - 1] = margin + ast.unparse(statement)


def own_names(module: Module) -> list[str]:
    """What its functions need of the module itself: its classes, its constants, and the functions that stay there."""
    lifted = [*module.functions, *module.kept, *[method for _, method in module.methods]]
    used = {kind for kind, _ in module.methods} | set(names_in(lifted))
    here = dict.fromkeys(name for statement in module.tree.body for name in given(statement))
    gone = {function.name for function in module.functions}
    return [name for name in here if name in used and name not in gone]


def names_in(functions: Iterable[ast.FunctionDef]) -> Iterator[str]:
    for function in functions:
        for one in ast.walk(function):
            match one:
                case ast.Name():
                    yield one.id
                case ast.Constant(value=str(text)):  # an annotation may be quoted
                    yield from re.findall(r"\w+", text)


def given(statement: ast.stmt) -> list[str]:
    """The names that a statement of a module gives to something made there."""
    match statement:
        case ast.ClassDef() | ast.FunctionDef():
            return [statement.name]
        case ast.Assign():
            targets = statement.targets
        case ast.AnnAssign() | ast.For():
            targets = [statement.target]
        case _:
            return []
    return [one.id for target in targets for one in ast.walk(target) if isinstance(one, ast.Name)]


def borrowed(statement: ast.stmt, functions: tuple[str, ...]) -> Iterator[tuple[str, str, str]]:
    """Functions of a module that a class takes as its methods: `offers = offers`."""
    if not isinstance(statement, ast.ClassDef):
        return
    for one in statement.body:
        match one:
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Name(id=function)) if function in functions:
                yield statement.name, name, function


def table(modules: dict[str, Module]) -> str:
    """The package's own module: what stands in for what."""
    rows = []
    for module in modules.values():
        functions = tuple([function.name for function in module.functions])
        methods = tuple([(kind, method.name, f"{kind}__{method.name}") for kind, method in module.methods])
        methods += tuple([taken for statement in module.tree.body for taken in borrowed(statement, functions)])
        kept = tuple([function.name for function in module.kept])
        rows.append(f"    {module.name!r}: ({functions!r}, {methods!r}, {kept!r}),")
    return "\n".join(["MODULES = {", *rows, "}", ""])
