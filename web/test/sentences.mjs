// Runs the server's own book: what it says is what is expected here.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

export function sentences() {
  const folder = mkdtempSync(join(tmpdir(), "harena-"));
  const file = join(folder, "sentences.json");
  const python = process.env.HARENA_PYTHON ?? join(root, ".venv/bin/python");
  try {
    execFileSync(python, ["-m", "tools.sentences", file], {
      cwd: root,
      env: { ...process.env, PYTHONPATH: join(root, "src") },
    });
    return JSON.parse(readFileSync(file, "utf8"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
