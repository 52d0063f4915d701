"""What is measured: each subject in a process of its own, one sample a round."""

import json
import os
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).parent
PEER, COMPILED, INTERPRETED, BASE, SERVER = "peer", "compiled", "interpreted", "base", "server"


@dataclass
class Subject:
    """A worker script with its arguments, and what it has measured so far."""

    role: str
    game: str
    players: int
    version: str
    command: tuple[str, ...]
    import_from: Path | None = None
    samples: list[dict[str, float]] = field(default_factory=list)
    compiled: bool = False
    trouble: str = ""
    python: str = sys.executable

    @property
    def label(self) -> str:
        return self.game if self.role == PEER else f"{self.game} {self.role}"

    def values(self, measure: str) -> list[float]:
        return [sample[measure] for sample in self.samples if measure in sample]

    def sample(self, seconds: float, seed: int) -> None:
        """Measure once more. A subject that fails says why and is left out of the rounds to come."""
        if self.trouble:
            return
        # -P keeps this folder off the worker's path; a session of its own keeps Ctrl-C away from it.
        done = subprocess.run(
            [self.python, "-P", *self.command, "--seconds", str(seconds), "--seed", str(seed)],
            env=self.environment(),
            capture_output=True,
            text=True,
            check=False,
            start_new_session=True,
        )
        if done.returncode:
            self.trouble = last_line(done.stderr) or f"ended with status {done.returncode}"
            return
        answer = json.loads(done.stdout)
        self.compiled = bool(answer.get("compiled", False))
        if self.role == COMPILED and not self.compiled:
            self.trouble = "the installed build is not compiled, see harena doctor"
            return
        self.samples.append(answer["measures"])

    def environment(self) -> dict[str, str]:
        if self.import_from is None:
            return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        return {**os.environ, "PYTHONPATH": str(self.import_from)}


def last_line(text: str) -> str:
    lines = text.strip().splitlines()
    return lines[-1] if lines else ""
