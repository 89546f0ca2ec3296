import type { ErrorCode } from './error-codes.js';

/**
 * What an error means, and what callers of the API can do. Shown by the OpenAPI document and the pages about the API.
 */
export interface ErrorText {
  cause: string;
  fix: string;
}

export const ERROR_TEXTS = {
  malformed_json: {
    cause: 'The body is not valid JSON.',
    fix: 'Use a JSON library instead of concatenating strings.',
  },
  validation_failed: {
    cause: 'A field is missing, out of range or unknown.',
    fix: 'Read `fields`, correct them and send again.',
  },
  token_invalid: {
    cause: 'The link of an email is used up, expired or invalid.',
    fix: 'Request a new one.',
  },
  out_of_range: {
    cause: 'The score is below or above what the game allows.',
    fix: 'Compare it with `min_score` and `max_score` of the game.',
  },
  too_fast: {
    cause: 'The round ended sooner than the game can be played.',
    fix: 'Send the score when the round is over; `min_seconds` of the game is the minimum time.',
  },
  not_reproduced: {
    cause: 'Replaying the input log in `details.log` does not give this score.',
    fix: 'Send the log of this round, complete and in order.',
  },
  round_required: {
    cause: 'The game needs a round for each score.',
    fix: 'Start one with `POST /api/play/rounds` and send it as `round`.',
  },
  round_invalid: {
    cause: 'The round is unknown, expired, of another session, or ended by the next one.',
    fix: 'Start a new round in the same play session.',
  },
  unauthorized: {
    cause: 'There is neither a key nor a session.',
    fix: 'Send your key in the body or in the header.',
  },
  invalid_credentials: {
    cause: 'Name or password is wrong at login.',
    fix: 'Check both, or set a new password.',
  },
  totp_required: {
    cause: 'The account uses two-factor sign-in and the code is missing.',
    fix: 'Log in with the code in `totp`.',
  },
  api_key_invalid: {
    cause: 'The key is misspelt or has been replaced.',
    fix: 'Copy the current one from the API key page. Do not try again with the old one: too many wrong keys block an address for minutes.',
  },
  play_token_invalid: {
    cause: 'The play token was not issued by this site.',
    fix: 'Use the token of the play session as it came. Do not try again with the same one.',
  },
  play_token_expired: {
    cause: 'The play token is older than 15 minutes.',
    fix: 'Fetch a new one with `POST /api/play/token`, then send the same again.',
  },
  forbidden: {
    cause: 'You have no permission for this.',
    fix: 'Use the account that owns it.',
  },
  forbidden_origin: {
    cause: 'A page of another site sent a request with our cookie.',
    fix: 'Leave the cookies out (`credentials: "omit"`) and send the key.',
  },
  insufficient_scope: {
    cause: 'An agent token may not do this.',
    fix: 'Make a token with the permission that the message names. Publishing and deleting are done by a person on the site.',
  },
  wrong_game: {
    cause: 'The play token is for another game.',
    fix: 'Send the `gameId` that the play session was launched for.',
  },
  plays_only: {
    cause: 'The game accepts scores from play sessions only.',
    fix: 'Send the score with a play token, not with an API key.',
  },
  not_your_key: {
    cause: 'The game accepts only the key of its creator, and scores from play sessions.',
    fix: 'Send the scores of players by play session: the SDK does it, and a game outside of a browser connects by code.',
  },
  blocked: {
    cause: 'The creator of the game has blocked this player.',
    fix: 'Do not try again; the player can write to the creator.',
  },
  origin_not_allowed: {
    cause: 'The creator of the game does not allow this page to start it.',
    fix: 'Add the origin of the page to `allowed_origins` of the game.',
  },
  not_found: {
    cause: 'It does not exist, or it is not visible to you.',
    fix: 'Check the id; a game has to be visible to take scores.',
  },
  method_not_allowed: {
    cause: 'The address exists, but not for this method.',
    fix: 'Use one of the methods in the header `Allow`.',
  },
  request_timeout: {
    cause: 'The request was not received completely within 15 s.',
    fix: 'Send it again; nothing of it was stored.',
  },
  conflict: {
    cause: 'A value is already taken, or does not fit what is stored.',
    fix: 'Read `fields` and correct them.',
  },
  ticket_used: {
    cause: 'The launch ticket has been used.',
    fix: 'Keep the play token of the first exchange, or launch the game again.',
  },
  daily_played: {
    cause: 'The player has begun the counted run of the daily of today.',
    fix: 'Wait for the next one at 00:00 UTC. Rounds of `POST /api/play/rounds` count on the other boards.',
  },
  secret_unreadable: {
    cause: 'A stored API key or two-factor secret can no longer be read.',
    fix: 'Make a new key; for two-factor sign-in, ask the operator of the site to reset it.',
  },
  board_locked: {
    cause: 'The board has scores, and the change would give them another meaning.',
    fix: 'Begin a new edition with `POST /api/games/{id}/boards/{slug}/editions`, or make another board.',
  },
  slug_taken: {
    cause: 'The game has a board of this name.',
    fix: 'Choose another `slug`, or change that board.',
  },
  boards_full: {
    cause: 'The game has as many boards as it may have.',
    fix: 'Remove one that nobody needs.',
  },
  session_over: {
    cause: 'The play session has ended.',
    fix: 'Ask the player to start the game again.',
  },
  rules_gone: {
    cause: 'The run was played by rules that the game no longer has.',
    fix: 'Nothing: only runs of the last two versions of the rules can be watched.',
  },
  code_expired: {
    cause: 'The connect code has expired.',
    fix: 'Start again with `POST /api/play/connects` and show the player the new code.',
  },
  code_used: {
    cause: 'The connect code has been used, or its ticket has been fetched.',
    fix: 'Keep the ticket of the first answer, or start again with `POST /api/play/connects`.',
  },
  precondition_failed: {
    cause: 'The file has changed since the date or tag in the request.',
    fix: 'Fetch it again without `If-Match` or `If-Unmodified-Since`.',
  },
  payload_too_large: {
    cause: 'The body is over 100 kB, a batch over 1 MB, or a picture over 8 MB.',
    fix: 'Send less at once, or a smaller file.',
  },
  build_too_large: {
    cause: 'The file is larger than 64 MB, or its files are larger than 200 MB or more than 2,000.',
    fix: 'Leave out what the game does not load, and compress pictures and sounds.',
  },
  quota_exceeded: {
    cause:
      'The game has ten builds or 60 uploaded pictures, or the builds of the account have 1 GB. Or the account follows 1,000 players, or has 20 open challenges.',
    fix: 'Delete builds that are no longer played. Unused pictures are deleted after a day. Challenges end after three days.',
  },
  unsupported_media_type: {
    cause: 'The body is not declared as what is expected, usually JSON in UTF-8, or it is compressed.',
    fix: 'Set `Content-Type: application/json`, or the type of the file, and send the body without `Content-Encoding`.',
  },
  range_not_satisfiable: {
    cause: 'The requested range lies outside the file.',
    fix: 'Read the length from `Content-Range`.',
  },
  expectation_failed: {
    cause: '`Expect` asks for something other than `100-continue`.',
    fix: 'Leave the `Expect` header out.',
  },
  build_invalid: {
    cause: 'The file is not a build that can be hosted; `reasons` lists why.',
    fix: 'Mend what `reasons` names, and upload the file again.',
  },
  idempotency_mismatch: {
    cause: 'This `Idempotency-Key` was used with another body.',
    fix: 'Make a new one for every new score.',
  },
  rate_limited: {
    cause: 'Too many requests in too short a time.',
    fix: 'Wait as many seconds as `Retry-After` says, and longer each time.',
  },
  internal: {
    cause: 'A fault on our side.',
    fix: 'Send it again with the same `Idempotency-Key`. If the error persists, send us the `requestId`.',
  },
  unavailable: {
    cause: 'The service is starting, busy or out of reach.',
    fix: 'Wait for `Retry-After` and send it again with the same `Idempotency-Key`.',
  },
} as const satisfies Record<ErrorCode, ErrorText>;
