"""A bot for `vagon arena`: claims the longest route it can pay for, and draws cards of which it has most."""

import json
import sys


def worth(action):
    match action:
        case {"do": "claim", "route": route}:
            return 100 + length[route]
        case {"do": "draw", "card": card}:
            return 50 + view["own"]["hand"].get(card, 0)
        case {"do": "keep", "positions": positions}:  # tickets at risk: few, and cheap ones
            return -sum(points[view["own"]["offered"][position - 1]] for position in positions)
        case {"do": "passenger", "colour": str()} | {"do": "add"}:
            return 1
        case {"do": "station"} | {"do": "tickets"}:
            return -1
    return 0  # a payment: of equals the first is taken, which spends the fewest locomotives


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"protocol": 1, "name": "long routes"}), flush=True)
    elif message["type"] == "new_game":
        length = {route["id"]: route["length"] for route in message["map"]["routes"]}
        points = {ticket["id"]: ticket["points"] for ticket in message["map"]["tickets"]}
    elif message["type"] == "decide":
        view = message["view"]
        print(json.dumps({"action": max(view["legal"], key=worth)}), flush=True)
