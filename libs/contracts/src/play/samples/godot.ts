import { gameIdIn, SAMPLE_SCORE, type SamplePlace } from '../../scores/samples/sample-place.js';

export const godotPlaySample = (place: SamplePlace): string => `extends Node

const SITE := "${place.site}"
const GAME_ID := ${gameIdIn(place)}

var token := ""


func _ready() -> void:
	await connect_player()
	if token:
		print(await send_score(${SAMPLE_SCORE}))


# Asks the player to confirm, on the site, that this game plays for them.
func connect_player() -> void:
	var code := await ask("/api/play/connects", {"gameId": GAME_ID})
	if not code.has("verifyUrl"):
		push_error(code.message)
		return
	OS.shell_open(code.verifyUrl)
	while not token:
		await get_tree().create_timer(code.interval).timeout
		var answer := await ask("/api/play/connects/poll", {"poll": code.poll})
		if answer.get("status") == "confirmed":
			var session := await ask("/api/play/sessions", {"ticket": answer.ticket})
			token = session.get("token", "")
		elif answer.get("code", "network") != "network":
			push_error(answer.message)
			return


# Call it when a run ends. The same play_id counts once, however often it is sent.
func send_score(score: int, play_id := "%d-%d" % [Time.get_ticks_usec(), randi()]) -> Dictionary:
	return await ask("/api/scores", {"gameId": GAME_ID, "score": score}, play_id)


func ask(path: String, body: Dictionary, play_id := "") -> Dictionary:
	var headers := PackedStringArray(["Content-Type: application/json"])
	if token:
		headers.append("Authorization: Bearer " + token)
	if play_id:
		headers.append("Idempotency-Key: " + play_id)
	var request := HTTPRequest.new()
	request.timeout = 10
	add_child(request)
	request.request(SITE + path, headers, HTTPClient.METHOD_POST, JSON.stringify(body))
	var answer: Array = await request.request_completed
	request.queue_free()
	var parsed: Variant = JSON.parse_string(answer[3].get_string_from_utf8())
	# Errors of GameGeek have a code; others come from a proxy and are temporary.
	var is_answer: bool = parsed is Dictionary and (answer[1] < 400 or parsed.has("code"))
	return parsed if is_answer else {"code": "network", "message": "No answer"}
`;
