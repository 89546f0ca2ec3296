import { gameIdIn, SAMPLE_SCORE, type SamplePlace } from '../../scores/samples/sample-place.js';

export const pythonPlaySample = (place: SamplePlace): string => `import http.client
import json
import random
import sys
import time
import urllib.error
import urllib.request
import uuid

SITE = "${place.site}"
GAME_ID = ${gameIdIn(place)}
ATTEMPTS = 6


def is_final(status, body):
    """Errors of GameGeek have a code; others come from a proxy and are temporary."""
    try:
        has_code = "code" in json.loads(body)
    except (TypeError, ValueError):
        has_code = False
    return has_code and status not in (408, 429) and status < 500


def call(path, body, token="", key=""):
    """Sends a request until there is an answer."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = "Bearer " + token
    if key:
        headers["Idempotency-Key"] = key
    request = urllib.request.Request(SITE + path, json.dumps(body).encode(), headers)
    for attempt in range(1, ATTEMPTS + 1):
        wait = 0
        try:
            with urllib.request.urlopen(request, timeout=10) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refusal:
            problem = refusal.read().decode(errors="replace")
            if is_final(refusal.code, problem):
                break
            retry_after = refusal.headers.get("Retry-After", "")
            wait = int(retry_after) if retry_after.isdigit() else 0
        except (OSError, ValueError, http.client.HTTPException):
            problem = "No answer"
        if attempt < ATTEMPTS:
            pause = 0.5 * 2 ** (attempt - 1) * random.uniform(0.5, 1)
            time.sleep(max(wait, pause))
    sys.exit(problem)


def connect():
    """Asks the player to confirm, on the site, that this game plays for them."""
    connect = call("/api/play/connects", {"gameId": GAME_ID})
    print("Open", connect["verifyUrl"], "and confirm", connect["code"], flush=True)
    while True:
        time.sleep(connect["interval"])
        answer = call("/api/play/connects/poll", {"poll": connect["poll"]})
        if answer["status"] == "confirmed":
            return call("/api/play/sessions", {"ticket": answer["ticket"]})


session = connect()
print("Playing as", session["player"]["username"])
score = {"gameId": GAME_ID, "score": ${SAMPLE_SCORE}}
print(call("/api/scores", score, token=session["token"], key=str(uuid.uuid4())))
`;
