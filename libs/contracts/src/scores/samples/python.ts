import { API_KEY_VARIABLE, gameIdIn, SAMPLE_SCORE, type SamplePlace } from './sample-place.js';

export const pythonSample = (place: SamplePlace): string => `import http.client
import json
import os
import random
import sys
import time
import urllib.error
import urllib.request
import uuid

ATTEMPTS = 6


def is_final(status, body):
    """Errors of GameGeek have a code; others come from a proxy and are temporary."""
    try:
        has_code = "code" in json.loads(body)
    except (TypeError, ValueError):
        has_code = False
    return has_code and status not in (408, 429) and status < 500


def send_score(game_id, score, play_id):
    """Sends one score. The same play_id counts once, however often it is sent."""
    call = urllib.request.Request(
        "${place.site}/api/scores",
        data=json.dumps({"gameId": game_id, "score": score}).encode(),
        headers={
            "Authorization": "Bearer " + os.environ["${API_KEY_VARIABLE}"],
            "Content-Type": "application/json",
            "Idempotency-Key": play_id,
        },
    )
    for attempt in range(1, ATTEMPTS + 1):
        wait = 0
        try:
            with urllib.request.urlopen(call, timeout=10) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refusal:
            problem = refusal.read().decode(errors="replace")
            if is_final(refusal.code, problem):
                break
            retry_after = refusal.headers.get("Retry-After", "")
            wait = int(retry_after) if retry_after.isdigit() else 0
        except (OSError, ValueError, http.client.HTTPException):
            problem = "No answer"  # timeout or incomplete response
        if attempt < ATTEMPTS:
            pause = 0.5 * 2 ** (attempt - 1) * random.uniform(0.5, 1)
            time.sleep(max(wait, pause))
    sys.exit(problem)


play_id = sys.argv[1] if len(sys.argv) > 1 else str(uuid.uuid4())
print(send_score(${gameIdIn(place)}, ${SAMPLE_SCORE}, play_id))
`;
