"""A bot with a seat at a Harena table: python bot.py http://localhost:8080 TABLE SEAT-TOKEN"""

import json
import random
import sys
import time

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect


def play(socket: ClientConnection) -> bool:
    """Answer whatever the seat is asked; gives whether the game is over."""
    socket.send(json.dumps({"do": "join", "id": "join"}))
    for text in socket:
        told = json.loads(text)
        if told["is"] == "refused":
            print(told["error"]["say"], file=sys.stderr)
            if told["id"] == "join":
                sys.exit(2)
        elif told["is"] == "table" and told["seat"] is not None and told["phase"] == "over":
            print("Place", told["result"]["places"][told["seat"]])
            return True
        elif told["is"] == "table" and told["asked"]:
            pick = random.choice(told["asked"]["options"])["pick"]  # Your own ideas go here.
            name = f"answer-{told['asked']['since']}"  # However often this is sent, it is answered once.
            socket.send(json.dumps({"do": "move", "id": name, "seq": told["seq"], "picks": [pick]}))
    return False


server, table, token = sys.argv[1:]
address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
while True:
    try:
        with connect(address, additional_headers={"Authorization": f"Bearer {token}"}, max_size=None) as line:
            if play(line):
                break
    except (OSError, WebSocketException) as wrong:
        print(wrong, file=sys.stderr)
    time.sleep(1)
