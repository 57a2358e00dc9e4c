"""The `verify` command."""

from pathlib import Path

import click

import holdfast
from holdfast.cli.options import echo, json_option, pack_option, print_json
from holdfast.core.rng.fairness_proof import Proof, Unproved
from holdfast.core.rng.fairness_proof import verify as prove
from holdfast.terminal.saves import read


@click.command()
@click.argument("save", type=click.Path(path_type=Path))
@click.option("--promise", default="", metavar="SHA-256", help="Commitment from the log, to compare.")
@pack_option
@json_option
@click.pass_context
def verify(context: click.Context, save: Path, promise: str, packs: tuple[Path, ...], as_json: bool) -> None:
    """Check that every die and draw of the finished game SAVE was fixed before it was played."""
    try:
        proof = prove(read(save), holdfast.definition, packs)
        if promise and promise.strip().lower() != proof.promise:
            raise Unproved(f"another luck was promised: this game's key has the SHA-256 {proof.promise}")
    except Unproved as fault:
        if as_json:
            print_json({"certified": False, "why": str(fault)})
        else:
            echo(f"Not certified: {fault}.")
        context.exit(1)
    if as_json:
        print_json({"certified": True} | {name: getattr(proof, name) for name in Proof.__struct_fields__})
        return
    for line in describe(proof):
        echo(line)


def describe(proof: Proof) -> list[str]:
    """Return what is proved and what is not."""
    where = "from the opening on" if not proof.first else f"from answer {proof.first} on"
    lines = [f"Certified {where}: {proof.outcomes} dice and draws in {proof.answers} answers are those of the key."]
    if proof.first:
        lines.append("Earlier dice and draws are not certified: a new key was committed there.")
    if proof.taken_back:
        lines.append(f"{proof.taken_back} dice and draws were undone; their replacements are certified too.")
    lines.append(f"The key has the SHA-256 {proof.promise}: compare it with the commitment in the log.")
    return lines
