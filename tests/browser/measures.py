"""How quick the pages are, measured in the page itself."""

from __future__ import annotations

import gzip
import math
import os
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Page

from harena.server.pages import folder_of_pages

MEASURE = """(() => {
    const measures = { interactions: {}, arrived: [], happened: [] };
    window.measures = measures;
    new PerformanceObserver((list) => {
        for (const { interactionId, duration } of list.getEntries()) {
            if (!interactionId) continue;
            measures.interactions[interactionId] = Math.max(measures.interactions[interactionId] ?? 0, duration);
        }
    }).observe({ type: "event", durationThreshold: 16, buffered: true });

    // After the next frame is painted.
    const painted = (call) => requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = call;
        channel.port2.postMessage(null);
    });
    let seen = -1;
    window.WebSocket = class extends WebSocket {
        constructor(...given) {
            super(...given);
            this.addEventListener("message", (event) => {
                const came = performance.now();
                const words = JSON.parse(event.data);
                if (words.is !== "table" || words.seq <= seen) return;
                const first = seen < 0;
                seen = words.seq;
                // What the table was before one came is no event.
                if (first) return;
                const watch = new MutationObserver(() => {
                    // Whatever else changes meanwhile, this is when what the message tells is in the page.
                    if (Number(document.querySelector("[data-seq]")?.dataset.seq ?? -1) < words.seq) return;
                    watch.disconnect();
                    painted(() => {
                        measures.arrived.push(performance.now() - came);
                        measures.happened.push(Date.now() - 1000 * words.at);
                    });
                });
                const all = { subtree: true, childList: true, characterData: true, attributes: true };
                watch.observe(document.body, all);
            });
        }
    };
})()"""
SCRIPTS = """() => performance.getEntriesByType("resource").map((one) => one.name)
    .filter((name) => new URL(name).pathname.endsWith(".js"))"""


def share(values: list[float], part: float) -> float:
    """The value that this part of all does not exceed."""
    ranked = sorted(values)
    return ranked[max(0, math.ceil(part * len(ranked)) - 1)]


def told(name: str, values: list[float]) -> str:
    return f"{name}: {len(values)}, median {share(values, 0.5):.0f} ms, p95 {share(values, 0.95):.0f} ms"


class Work:
    """How long the page itself has worked, whatever else the machine does: time of its thread, in ms."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def so_far(self) -> float:
        found = self.session.send("Performance.getMetrics")["metrics"]
        return next(1000.0 * float(one["value"]) for one in found if one["name"] == "TaskDuration")


def pages_folder() -> Path:
    wanted = os.environ.get("HARENA_PAGES")
    folder = folder_of_pages(Path(wanted) if wanted else None)
    assert folder is not None, "The pages are not built."
    return folder


def script_bytes(page: Page) -> int:
    """How much script the page has fetched so far, compressed as the network carries it."""
    folder = pages_folder()
    files = {folder / urlsplit(name).path.lstrip("/") for name in page.evaluate(SCRIPTS)}
    return sum(len(gzip.compress(file.read_bytes())) for file in files)
