"""GameGeek for Python games, version 1. Needs Python 3.8 or later and nothing else.

    import gamegeek

    gg = gamegeek.start("https://SITE", game=42)
    ...
    draw(gg.message)      # In the game loop: shows the code until the player has confirmed it.
    gg.submit(1200)       # Returns at once.

Nothing here blocks: a thread connects, sends and retries. Scores wait in a file until the site has them.
The player confirms a code once; later starts use a secret that is kept beside the scores.
"""

import collections
import http.client
import json
import os
import pathlib
import random
import re
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid

VERSION = 1
TIMEOUT = 10
FIRST_PAUSE = 1
LAST_PAUSE = 60
# A game is listed as being played for two minutes after each ping.
PING_EVERY = 55
QUEUE_LIMIT = 50
QUEUE_SECONDS = 7 * 86400
# The site recognises a repeated score for 24 hours; a later repeat could count twice.
CONFIRM_SECONDS = 23 * 3600
MAX_SCORE = 2**53 - 1
MAX_EVENTS = 100


class Refused(Exception):
    """The site has refused a request for good. The code is stable, the text is for people."""

    def __init__(self, code, text):
        super().__init__(text)
        self.code = code


class Unreachable(Exception):
    """There was no usable answer. The request can be repeated after `wait` seconds."""

    def __init__(self, wait=0, unsure=True):
        super().__init__("GameGeek cannot be reached")
        self.wait = wait
        # Whether a score may have been stored.
        self.unsure = unsure


def start(site, game, folder=None):
    """Connects the game. `site` is the address of GameGeek, `game` the id of your game there."""
    return GameGeek(site, game, folder)


class GameGeek:
    """What the game shows: `code` and `address` while the player has to confirm, then `player`."""

    def __init__(self, site, game, folder=None):
        self.site = site.rstrip("/")
        self.game = int(game)
        # What the player has to confirm, or None.
        self.code = None
        self.address = None
        # The name of the player, or None.
        self.player = None
        # "connecting", "confirm" (show the code), "live", "offline", "refused" or "closed".
        self.state = "connecting"
        # Why the site refuses the game.
        self.reason = None
        self._token = None
        self._player_id = None
        self._events = collections.deque(maxlen=MAX_EVENTS)
        self._changed = threading.Condition()
        self._closing = False
        self._reconnect = None
        self._file = _file_of(self.site, self.game, folder)
        self._kept = _read(self._file)
        self._next_ping = 0
        self._thread = threading.Thread(target=self._run, name="gamegeek", daemon=True)
        self._thread.start()

    @property
    def message(self):
        """A line for the screen. Write your own with `state`, `code`, `address` and `player`."""
        with self._changed:
            if self.state == "confirm":
                return "Open {} and confirm {}".format(self.address, self.code)
            if self.state == "live":
                return "Playing as {}".format(self.player)
            if self.state == "refused":
                return "GameGeek: {}".format(self.reason)
            waiting = self.waiting()
            return "GameGeek: {}{}".format(self.state, ", scores waiting: {}".format(waiting) if waiting else "")

    def submit(self, score, board=None):
        """Queues a score, for a board of the game by its name in code, and returns its key. Its result is an event."""
        key = str(uuid.uuid4())
        number = _whole(score)
        with self._changed:
            if number is None:
                self._add_event("score", _refusal(score, key, "invalid_score"))
            elif len(self._kept["scores"]) >= QUEUE_LIMIT:
                self._add_event("score", _refusal(number, key, "queue_full"))
            else:
                player = self._player_id or self._kept["player"]
                queued = {"key": key, "score": number, "player": player, "at": time.time()}
                if board is not None:
                    queued["board"] = str(board)
                self._kept["scores"].append(queued)
                self._keep()
            self._changed.notify()
        return key

    def waiting(self):
        """The number of scores that the site does not have yet."""
        with self._changed:
            return len(self._kept["scores"])

    def events(self):
        """What has happened since the last call, as pairs: ("state", name) and ("score", result)."""
        with self._changed:
            happened = list(self._events)
            self._events.clear()
        return happened

    def connect(self):
        """Tries again after "refused"."""
        with self._changed:
            self._reconnect = "again"
            self._changed.notify()

    def disconnect(self):
        """Another player wants to play: ends the connection, and asks for a new code."""
        with self._changed:
            self._reconnect = "other player"
            self._changed.notify()

    def close(self, seconds=2):
        """Sends what is waiting, for at most `seconds`. Unsent scores are sent after the next start."""
        with self._changed:
            self._closing = True
            self._changed.notify()
        self._thread.join(seconds)

    # The thread.

    def _run(self):
        failures = 0
        while True:
            wait = 0
            try:
                self._handle_reconnect()
                if self.state != "refused":
                    self._work()
                failures = 0
            except Unreachable as problem:
                pause = min(FIRST_PAUSE * 2**failures, LAST_PAUSE) * random.uniform(0.5, 1)
                failures = min(failures + 1, 10)
                wait = max(pause, problem.wait)
                self._set_state("offline")
            except Refused as problem:
                self.reason = str(problem)
                print("GameGeek: {}".format(problem), file=sys.stderr)
                self._set_state("refused")
            except Exception as problem:  # A fault of this file must not end the thread.
                print("GameGeek: {!r}".format(problem), file=sys.stderr)
                wait = LAST_PAUSE
            if not self._rest(wait):
                break
        if self._token:
            try:
                self._call("/api/play/end", {"token": self._token})
            except (Refused, Unreachable):
                pass
        self._set_state("closed")

    def _rest(self, wait):
        """Waits until there is something to do. Returns False once the game is closed."""
        until = time.monotonic() + wait
        with self._changed:
            while True:
                now = time.monotonic()
                if self._closing and (wait or not (self._reconnect or (self._token and self._mine()))):
                    return False
                if now >= until and (wait or self._reconnect or self._has_work(now)):
                    return True
                is_idle = now >= until and self.state == "refused"
                self._changed.wait(None if is_idle else max(until - now, 0.1) if now < until else self._next_ping - now)

    def _has_work(self, now):
        return self.state != "refused" and (not self._token or now >= self._next_ping or bool(self._mine()))

    def _handle_reconnect(self):
        with self._changed:
            wanted, self._reconnect = self._reconnect, None
        if not wanted:
            return
        device = self._kept["device"]
        if wanted == "other player" and device:
            try:
                self._call("/api/play/end", {"device": device})
            except Refused:
                pass
            except Unreachable:
                self._reconnect = wanted
                raise
            self._forget_device()
        self.reason = None
        self._set_state("connecting")

    def _work(self):
        self._ensure_session()
        while self._token:
            with self._changed:
                mine = self._mine()
            if not mine:
                break
            self._send(mine[0])
        if not self._token:
            return
        if time.monotonic() >= self._next_ping and not self._closing:
            self._authorised("/api/play/pings", {"state": "active"})
            self._next_ping = time.monotonic() + PING_EVERY
        self._set_state("live")

    def _ensure_session(self):
        if self._token:
            return
        device = self._kept["device"]
        if device:
            try:
                self._enter(self._call("/api/play/sessions", {"device": device}))
                return
            except Refused as problem:
                if problem.code != "token_invalid":
                    raise
                self._forget_device()
        if not self._closing:
            self._ask_player()

    def _ask_player(self):
        """Shows a code until the player has confirmed it on the site."""
        while not (self._closing or self._reconnect):
            asked = self._call("/api/play/connects", {"gameId": self.game})
            self._set_state("confirm", asked["code"], asked["verifyUrl"])
            try:
                confirmed = self._poll(asked)
            except Refused as problem:
                if problem.code not in ("code_expired", "code_used", "not_found"):
                    raise
                continue
            finally:
                self._set_state("connecting")
            # There is no secret if the player has signed out everywhere since.
            if confirmed and confirmed.get("device"):
                with self._changed:
                    self._kept["device"] = confirmed["device"]
                    self._keep()
                self._enter(self._call("/api/play/sessions", {"device": confirmed["device"]}))
                return

    def _poll(self, asked):
        wait = asked["interval"]
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._closing or self._reconnect, wait)
                if self._closing or self._reconnect:
                    return None
            try:
                answer = self._call("/api/play/connects/poll", {"poll": asked["poll"]})
                if answer["status"] == "confirmed":
                    return answer
                wait = asked["interval"]
            except Unreachable as problem:
                wait = max(asked["interval"], problem.wait)

    def _enter(self, session):
        with self._changed:
            self._token = session["token"]
            self._player_id = self._kept["player"] = session["player"]["id"]
            self.player = session["player"]["username"]
            self._set_state("live")
            for queued in self._kept["scores"]:
                queued["player"] = queued["player"] or self._player_id
            self._keep()
        self._next_ping = time.monotonic() + PING_EVERY

    def _forget_device(self):
        with self._changed:
            self._kept["device"] = self._token = self._player_id = self.player = None
            self._kept["player"] = ""
            self._set_state("connecting")
            self._keep()

    def _mine(self):
        """The queued scores of this player. Others wait until their player is back."""
        return [queued for queued in self._kept["scores"] if queued["player"] in ("", self._player_id)]

    def _send(self, queued):
        now = time.time()
        if now - queued["at"] > QUEUE_SECONDS:
            self._finish(queued, _refusal(queued["score"], queued["key"], "expired"))
            return
        if now - queued.get("unsure_at", now) > CONFIRM_SECONDS:
            self._finish(queued, _refusal(queued["score"], queued["key"], "unconfirmed"))
            return
        body = {"gameId": self.game, "score": queued["score"]}
        if "board" in queued:
            body["board"] = queued["board"]
        try:
            answer = self._authorised("/api/scores", body, queued["key"])
            self._finish(queued, dict(answer, key=queued["key"]))
        except Refused as problem:
            print("GameGeek: a score was refused: {}".format(problem), file=sys.stderr)
            self._finish(queued, _refusal(queued["score"], queued["key"], problem.code))
        except Unreachable as problem:
            if problem.unsure:
                with self._changed:
                    queued.setdefault("unsure_at", now)
                    self._keep()
            raise

    def _finish(self, queued, result):
        with self._changed:
            self._kept["scores"] = [kept for kept in self._kept["scores"] if kept["key"] != queued["key"]]
            self._keep()
            self._add_event("score", result)

    def _authorised(self, path, body, key=None):
        """Sends a request of the session, which is renewed or started again when needed."""
        for attempt in range(4):
            self._ensure_session()
            if not self._token:
                raise Unreachable(unsure=False)
            # Another player may have confirmed; the score waits for its own.
            if key and not any(queued["key"] == key for queued in self._mine()):
                raise Unreachable(unsure=False)
            try:
                return self._call(path, body, self._token, key)
            except Refused as problem:
                if attempt == 3:
                    raise
                if problem.code == "play_token_expired":
                    self._renew()
                elif problem.code in ("session_over", "play_token_invalid"):
                    self._token = None
                else:
                    raise

    def _renew(self):
        try:
            self._token = self._call("/api/play/token", {}, self._token)["token"]
        except Refused:
            self._token = None

    def _call(self, path, body, token=None, key=None):
        headers = {"Content-Type": "application/json", "User-Agent": "gamegeek.py/{}".format(VERSION)}
        if token:
            headers["Authorization"] = "Bearer " + token
        if key:
            headers["Idempotency-Key"] = key
        request = urllib.request.Request(self.site + path, json.dumps(body).encode(), headers)
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT) as answer:
                return json.loads(answer.read() or b"{}")
        except urllib.error.HTTPError as problem:
            raise _failure(problem) from None
        except (OSError, ValueError, http.client.HTTPException):
            raise Unreachable() from None

    def _set_state(self, state, code=None, address=None):
        with self._changed:
            self.code, self.address = code, address
            if state != self.state:
                self.state = state
                self._add_event("state", state)

    def _add_event(self, name, value):
        self._events.append((name, value))

    def _keep(self):
        try:
            _write(self._file, self._kept)
        except OSError as problem:
            print("GameGeek: scores cannot be kept in {}: {}".format(self._file, problem), file=sys.stderr)


def _failure(problem):
    """Errors of GameGeek have a code and repeat their status; others come from a proxy and are temporary."""
    try:
        body = json.loads(problem.read())
        known = body["statusCode"] == problem.code and isinstance(body["code"], str)
    except (OSError, ValueError, KeyError, TypeError, http.client.HTTPException):
        body, known = {}, False
    retry_after = problem.headers.get("Retry-After") or ""
    wait = int(retry_after) if retry_after.isdigit() else 0
    if not known or problem.code in (408, 429) or problem.code >= 500:
        return Unreachable(wait, unsure=problem.code != 429)
    return Refused(body["code"], str(body.get("message", body["code"])))


def _whole(score):
    try:
        number = int(round(float(score))) if not isinstance(score, int) else int(score)
    except (TypeError, ValueError, OverflowError):
        return None
    return number if 1 <= number <= MAX_SCORE else None


def _refusal(score, key, reason):
    return {"status": "refused", "reason": reason, "score": score, "key": key}


def _file_of(site, game, folder):
    if folder is None:
        home = os.environ.get("LOCALAPPDATA") or os.environ.get("XDG_DATA_HOME")
        folder = pathlib.Path(home) if home else pathlib.Path.home() / ".local" / "share"
        folder = folder / "gamegeek"
    place = re.sub(r"[^A-Za-z0-9.-]", "_", urllib.parse.urlsplit(site).netloc)
    return pathlib.Path(folder) / "{}-{}.json".format(place, game)


def _read(file):
    try:
        kept = json.loads(file.read_text("utf-8"))
        scores = [
            {name: queued[name] for name in ("key", "score", "player", "at", "unsure_at") if name in queued}
            for queued in kept["scores"]
        ]
        for queued in scores:
            queued["key"], queued["score"], queued["player"], queued["at"]  # Raises if one is missing.
        return {"device": kept.get("device"), "player": kept.get("player") or "", "scores": scores}
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return {"device": None, "player": "", "scores": []}


def _write(file, kept):
    """Replaces the file as a whole, so that a crash leaves the old or the new one. Only the user can read it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=str(file.parent), prefix=file.name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as new:
            json.dump(kept, new)
            new.flush()
            os.fsync(new.fileno())
        os.replace(name, str(file))
    except BaseException:
        os.unlink(name)
        raise
