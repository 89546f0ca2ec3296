## GameGeek for Godot 4, version 1.
##
## Add it as a node, or as an autoload named GameGeek:
##
##     GameGeek.start("https://SITE", 42)
##     $Label.text = GameGeek.message()   # In _process: shows the code until the player has confirmed it.
##     GameGeek.submit(1200)              # Returns at once.
##
## Nothing here blocks. Scores wait in user://gamegeek until the site has them. The player confirms a code once; later
## starts use a secret that is kept beside the scores.
extends Node

## "connecting", "confirm" (show the code), "live", "offline" or "refused".
signal state_changed(state: String)
## The answer to a score. `status` is "accepted" or "refused", with the `reason`.
signal score_done(result: Dictionary)

const VERSION := 1
const TIMEOUT := 10.0
const FIRST_PAUSE := 1.0
const LAST_PAUSE := 60.0
## A game is listed as being played for two minutes after each ping.
const PING_EVERY := 55.0
const QUEUE_LIMIT := 50
const QUEUE_SECONDS := 7 * 86400
## The site recognises a repeated score for 24 hours; a later repeat could count twice.
const CONFIRM_SECONDS := 23 * 3600
const MAX_SCORE := 9007199254740991

## What the player has to confirm, or empty.
var code := ""
var address := ""
## The name of the player, or empty.
var player := ""
var state := "connecting"
## Why the site refuses the game.
var reason := ""

var _site := ""
var _game := 0
var _token := ""
var _player_id := ""
var _file := ""
var _kept := {"device": "", "player": "", "scores": []}
var _is_running := false
var _wants_other_player := false
var _failures := 0
var _next_ping := 0.0


## Connects the game. `site` is the address of GameGeek, `game` the id of your game there.
func start(site: String, game: int) -> void:
	if _is_running:
		return
	_is_running = true
	_site = site.trim_suffix("/")
	_game = game
	_file = "user://gamegeek/%s-%d.json" % [_site.get_slice("://", 1).uri_encode(), _game]
	_read()
	process_mode = Node.PROCESS_MODE_ALWAYS
	_run()


## A line for the screen. Write your own with `state`, `code`, `address` and `player`.
func message() -> String:
	match state:
		"confirm":
			return "Open %s and confirm %s" % [address, code]
		"live":
			return "Playing as %s" % player
		"refused":
			return "GameGeek: %s" % reason
	return "GameGeek: %s, scores waiting: %d" % [state, waiting()] if waiting() > 0 else "GameGeek: %s" % state


## Queues a score, for a board of the game by its name in code, and returns its key. `score_done` has its result.
func submit(score: int, board := "") -> String:
	var key := "%d-%s" % [Time.get_unix_time_from_system(), Crypto.new().generate_random_bytes(16).hex_encode()]
	# As text, because JSON has no integers in Godot.
	var queued := {"key": key, "score": str(score), "at": Time.get_unix_time_from_system()}
	if board:
		queued.board = board
	queued.player = _player_id if _player_id else _kept.player
	if score < 1 or score > MAX_SCORE:
		_finish(queued, _refusal(queued, "invalid_score"))
	elif waiting() >= QUEUE_LIMIT:
		_finish(queued, _refusal(queued, "queue_full"))
	else:
		_kept.scores.append(queued)
		_keep()
	return key


## The number of scores that the site does not have yet.
func waiting() -> int:
	return _kept.scores.size()


## Tries again after "refused".
func connect_again() -> void:
	if state == "refused":
		_set_state("connecting")


## Another player wants to play: ends the connection, and asks for a new code.
func disconnect_player() -> void:
	_wants_other_player = true
	connect_again()


func _exit_tree() -> void:
	_is_running = false


func _run() -> void:
	while _is_running:
		var wait := 0.1
		if state != "refused":
			var problem := await _work()
			if problem.is_empty():
				_failures = 0
			elif problem.has("refused"):
				reason = problem.message
				push_error("GameGeek: " + reason)
				_set_state("refused")
			else:
				wait = maxf(minf(FIRST_PAUSE * pow(2, _failures), LAST_PAUSE) * randf_range(0.5, 1.0), problem.wait)
				_failures = mini(_failures + 1, 10)
				_set_state("offline")
		if not await _pause(wait):
			return


## Returns false once the node has left the tree.
func _pause(seconds: float) -> bool:
	if is_inside_tree():
		await get_tree().create_timer(seconds, true, false, true).timeout
	return _is_running and is_inside_tree()


## Does what is due. Returns the problem; empty if there is none.
func _work() -> Dictionary:
	if _wants_other_player:
		if _kept.device:
			var ended := await _ask("/api/play/end", {"device": _kept.device})
			if ended.has("wait"):
				return ended
		_wants_other_player = false
		_forget_device()
	var problem := await _ensure_session()
	if problem or not _token:
		return problem
	for queued in _kept.scores.duplicate():
		if queued.player and queued.player != _player_id:
			continue
		problem = await _send(queued)
		if problem or not _token:
			return problem
	if _now() >= _next_ping:
		problem = _problem_of(await _authorised("/api/play/pings", {"state": "active"}))
		if problem:
			return problem
		_next_ping = _now() + PING_EVERY
	if _token:
		_set_state("live")
	return {}


func _ensure_session() -> Dictionary:
	if _token:
		return {}
	if _kept.device:
		var session := await _ask("/api/play/sessions", {"device": _kept.device})
		if session.has("token"):
			_enter(session)
			return {}
		if session.get("refused") != "token_invalid":
			return session
		_forget_device()
	return await _ask_player()


## Shows a code until the player has confirmed it on the site.
func _ask_player() -> Dictionary:
	var asked := await _ask("/api/play/connects", {"gameId": _game})
	if not asked.has("verifyUrl"):
		return asked
	code = asked.code
	address = asked.verifyUrl
	_set_state("confirm")
	var wait: float = asked.interval
	var problem := {}
	while not _wants_other_player:
		if not await _pause(wait):
			break
		var polled := await _ask("/api/play/connects/poll", {"poll": asked.poll})
		wait = maxf(asked.interval, polled.get("wait", 0.0))
		if polled.get("status") == "confirmed":
			# There is no secret if the player has signed out everywhere since; then a new code is shown.
			_kept.device = polled.device if polled.device else ""
			_keep()
			break
		if polled.has("refused"):
			# A new code is shown for one that has expired.
			problem = {} if polled.refused in ["code_expired", "code_used", "not_found"] else polled
			break
	code = ""
	address = ""
	_set_state("connecting")
	return problem


func _enter(session: Dictionary) -> void:
	_token = session.token
	_player_id = session.player.id
	_kept.player = _player_id
	player = session.player.username
	for queued in _kept.scores:
		if not queued.player:
			queued.player = _player_id
	_keep()
	_next_ping = _now() + PING_EVERY
	_set_state("live")


func _forget_device() -> void:
	_token = ""
	_player_id = ""
	player = ""
	_kept.device = ""
	_kept.player = ""
	_set_state("connecting")
	_keep()


func _send(queued: Dictionary) -> Dictionary:
	var now := Time.get_unix_time_from_system()
	if now - queued.at > QUEUE_SECONDS:
		_finish(queued, _refusal(queued, "expired"))
		return {}
	if now - queued.get("unsure_at", now) > CONFIRM_SECONDS:
		_finish(queued, _refusal(queued, "unconfirmed"))
		return {}
	var sent: Dictionary
	if queued.has("board"):
		sent = await _authorised("/api/scores", {"gameId": _game, "score": int(queued.score), "board": queued.board}, queued)
	else:
		sent = await _authorised("/api/scores", {"gameId": _game, "score": int(queued.score)}, queued)
	if sent.has("wait"):
		if sent.get("unsure", false) and not queued.has("unsure_at"):
			queued.unsure_at = now
			_keep()
		return sent
	if sent.has("refused"):
		push_warning("GameGeek: a score was refused: " + sent.message)
		_finish(queued, _refusal(queued, sent.refused))
	else:
		_finish(queued, sent)
	return {}


func _finish(queued: Dictionary, result: Dictionary) -> void:
	_kept.scores = _kept.scores.filter(func(kept: Dictionary) -> bool: return kept.key != queued.key)
	_keep()
	result.key = queued.key
	score_done.emit(result)


func _refusal(queued: Dictionary, why: String) -> Dictionary:
	return {"status": "refused", "reason": why, "score": int(queued.score)}


## Sends a request of the session, which is renewed or started again when needed.
func _authorised(path: String, body: Dictionary, queued := {}) -> Dictionary:
	for attempt in 4:
		if not _token:
			var problem := await _ensure_session()
			if problem:
				return problem
		# Another player may have confirmed; the score waits for its own.
		if not _token or (queued and queued.player != _player_id):
			return {"wait": 0.0}
		var answer := await _request(path, body, _token, queued.get("key", ""))
		match answer.get("refused", ""):
			"play_token_expired":
				await _renew()
			"session_over", "play_token_invalid":
				_token = ""
			_:
				return answer
	return {"wait": 0.0}


func _renew() -> void:
	var renewed := await _request("/api/play/token", {}, _token)
	if renewed.has("token"):
		_token = renewed.token
	elif renewed.has("refused"):
		_token = ""


func _ask(path: String, body: Dictionary) -> Dictionary:
	return await _request(path, body)


## Returns the answer, or `refused` with the code of the error, or `wait` with the seconds before a repeat.
func _request(path: String, body: Dictionary, token := "", key := "") -> Dictionary:
	var headers := PackedStringArray(["Content-Type: application/json"])
	if token:
		headers.append("Authorization: Bearer " + token)
	if key:
		headers.append("Idempotency-Key: " + key)
	var request := HTTPRequest.new()
	request.timeout = TIMEOUT
	add_child(request)
	if request.request(_site + path, headers, HTTPClient.METHOD_POST, JSON.stringify(body)) != OK:
		request.queue_free()
		return {"wait": 0.0, "unsure": false}
	var answer: Array = await request.request_completed
	request.queue_free()
	var status: int = answer[1]
	var is_here: bool = answer[0] == HTTPRequest.RESULT_SUCCESS
	var text: String = answer[3].get_string_from_utf8()
	var parsed: Variant = JSON.parse_string(text) if text else {}
	if is_here and status < 300 and parsed is Dictionary:
		return parsed
	# Errors of GameGeek have a code and repeat their status; others come from a proxy and are temporary.
	var is_known: bool = is_here and parsed is Dictionary and parsed.get("statusCode") == status and parsed.has("code")
	if not is_known or status == 408 or status == 429 or status >= 500:
		return {"wait": _retry_after(answer[2]), "unsure": status != 429}
	return {"refused": parsed.code, "message": parsed.get("message", parsed.code)}


func _problem_of(answer: Dictionary) -> Dictionary:
	return answer if answer.has("wait") or answer.has("refused") else {}


func _retry_after(headers: PackedStringArray) -> float:
	for header in headers:
		if header.to_lower().begins_with("retry-after:"):
			return header.get_slice(":", 1).strip_edges().to_float()
	return 0.0


func _set_state(next: String) -> void:
	if next == state:
		return
	state = next
	state_changed.emit(state)


func _now() -> float:
	return Time.get_ticks_msec() / 1000.0


func _read() -> void:
	var text := FileAccess.get_file_as_string(_file)
	var kept: Variant = JSON.parse_string(text) if text else null
	if not (kept is Dictionary and kept.get("scores") is Array):
		return
	_kept.device = str(kept.get("device", ""))
	_kept.player = str(kept.get("player", ""))
	_kept.scores = kept.scores.filter(
		func(queued: Variant) -> bool: return queued is Dictionary and queued.has_all(["key", "score", "player", "at"])
	)


## Replaces the file as a whole, so that a crash leaves the old or the new one.
func _keep() -> void:
	DirAccess.make_dir_recursive_absolute("user://gamegeek")
	var file := FileAccess.open(_file + ".new", FileAccess.WRITE)
	if file == null:
		push_warning("GameGeek: scores cannot be kept in " + _file)
		return
	file.store_string(JSON.stringify(_kept))
	file.close()
	DirAccess.rename_absolute(_file + ".new", _file)
