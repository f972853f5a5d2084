"""Claims whatever it can: `python3 online_player.py http://127.0.0.1:8042 [TABLE CODE]`."""

import contextlib
import json
import secrets
import sys
import urllib.request

address, *invitation = sys.argv[1:]
headers = {"content-type": "application/json"}


def send(method, path, body=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{address}/api{path}", data, headers, method=method)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


headers["authorization"] = f"Bearer {send('POST', '/tokens')['token']}"
if invitation:
    table = send("POST", f"/tables/{invitation[0]}/join", {"code": invitation[1]})["id"]
else:
    settings = {"map": "germany", "places": [{}, {"kind": "bot"}], "undo_seconds": 0, "bot_seconds": 0}
    table = send("POST", "/tables", {"settings": settings})["id"]
page = send("GET", f"/tables/{table}/stream")
while (seen := page["snapshot"])["table"]["status"] != "over":
    if seen["view"] and (legal := seen["view"]["legal"]):
        claims = [action for action in legal if action["do"] == "claim"]
        command = {"type": "play", "actions": [secrets.choice(claims or legal)]}
        body = {"key": secrets.token_hex(8), "base": seen["seq"], "command": command}
        with contextlib.suppress(urllib.error.HTTPError):  # 409: somebody was faster, so look again
            send("POST", f"/tables/{table}/commands", body)
    page = send("GET", f"/tables/{table}/stream?after={page['cursor']}")  # waits for news
print([seat["total"] for seat in seen["score"]["seats"]])
