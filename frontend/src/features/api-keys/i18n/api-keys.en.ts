/** English texts of the API key page; the other languages have the same keys. */
export const en = {
  title: 'API Key',
  eyebrow: 'For game makers',
  intro: 'From here to your first score on a board: three steps, five minutes, nothing to install.',
  signIn: {
    title: 'Authentication Required',
    text: 'Your API key belongs to your account. Log in to see it and to send your first score.',
    login: 'Login',
    signUp: 'Sign Up',
    docs: 'Read the API Documentation',
  },
  copy: 'Copy',
  copyOf: 'Copy: {{name}}',
  step: 'Step {{number}}',
  web: {
    title: 'Two lines in a web game',
    intro:
      'A web game needs no key. Put these lines on its page and call `gameOver` when a run ends: the score counts for the player, and a finished game-over screen shows the rank and the next place.',
    code: 'In the page of your game',
    phone:
      'For phones, put `<meta name="viewport" content="width=device-width">` into the head of the page. Without it, the game-over screen is tiny.',
    more: 'More of the SDK: a game-over screen of your own, live boards, Python, Godot and Unity',
    rest: 'Everything else sends scores over the REST API with your key, in three steps:',
  },
  key: {
    title: 'Your key',
    intro: 'A score that carries this key counts for you.',
    label: 'API key',
    hidden: 'hidden',
    show: 'Show key',
    hide: 'Hide key',
    copy: 'Copy key',
    created: 'Created',
    lastUsed: 'Last used',
    never: 'Never',
    error: 'Your API key could not be loaded.',
    unreadable: 'Your API key can no longer be read, and no longer works. Please make a new one.',
    environment:
      'Keep it out of your code. Put it into the environment of the terminal you work in; every sample below reads it from there.',
    shell: 'macOS, Linux, Git Bash',
    powershell: 'Windows PowerShell',
    regenerate: 'Regenerate API Key',
    regenerating: 'Regenerating…',
    warningTitle: 'Regenerate API Key?',
    warning:
      'The previous key becomes invalid at once. Every game that uses it can send no more scores until it has the new one.',
    cancel: 'Cancel',
    done: 'API Key Regenerated',
    doneText: 'Your new API key has been created successfully.',
    failed: 'Failed to regenerate API key.',
  },
  game: {
    title: 'Pick your game',
    intro: 'Every score belongs to a game. Its number is what your code sends as `gameId`.',
    own: 'Your games',
    none: 'No game of yours is listed here yet. Pick any game to try it out.',
    chosen: 'The `gameId` of {{name}}:',
    open: 'Pick a game, and the samples carry its number.',
  },
  send: {
    title: 'Send a score',
    intro: 'Choose your language. The samples are complete, and our own tests run them unchanged.',
    tabs: 'Language',
    save: 'Save it as `{{file}}`, then run:',
    curl: 'Paste it into the terminal in which you have set your key, or save it as `{{file}}` and run it (on Windows in Git Bash). It needs curl 7.76 or newer.',
    javascript: 'It needs Node 20 or newer and no packages.',
    python: 'It needs Python 3.8 or newer and no packages.',
    unity:
      'Save it as `{{file}}`, put it on a game object and call `SendScore` when a run ends. It needs Unity 2020.2 or newer. In a built game the environment is the player’s, so give it the key in your build, and read the tip on public keys.',
    command: 'Run',
    code: 'Code for {{language}}',
    manners: 'What every sample does',
    mannerOnce: 'Gives each play one `Idempotency-Key`. However often a play is sent, it counts once.',
    mannerRetry:
      'Tries again after 429, 5xx or no answer: with pauses that grow, never shorter than `Retry-After` asks, up to five times.',
    mannerLimit: 'Waits no longer than 10 seconds for an answer.',
    mannerKey: 'Reads the key from `GAMEGEEK_API_KEY`.',
  },
  first: {
    title: 'Your score',
    loading: 'Looking for your scores…',
    waiting: 'Waiting for your first score…',
    waitingNext: 'Waiting for your next score…',
    hint: 'Run the sample: this turns green the moment your score arrives.',
    last: 'The last one came on {{when}}: {{score, number}} points in {{game}}.',
    bestHint: 'A score that beats your best in its game shows here at once.',
    arrived: 'Your score has arrived',
    arrivedText: '{{score, number}} points in {{game}}.',
    board: 'See it on the board',
  },
  reference: {
    title: 'The endpoints',
    one: 'Send one score',
    body: 'Request body',
    gameId: 'The number of the game.',
    score: 'A whole number from 1 to {{most}}.',
    apiKey: 'Your key, unless it comes as `Authorization: Bearer gg_…`.',
    answer: 'The answer, status 200',
    answerText:
      'A response means that the score is stored permanently. `rank` is your all-time rank in the game (`null` in the rare case that ranks are unavailable), `personalBest` is true if this is your new best.',
    batch: 'Send up to {{most, number}} scores',
    batchText:
      'Each score is processed separately: an invalid one does not affect the others, and results are in the order of the scores. A failed one has `status`, `code` and `message`.',
    batchRequest: 'Request body, as JSON',
    batchAnswer: 'The answer to the batch, status 200',
    idempotency: 'Sending again',
    idempotencyText:
      'Give each play an `Idempotency-Key` of 1 to {{most, number}} visible ASCII characters, in a batch as `idempotencyKey` of each score, or as the header for the whole batch. A repeat within 24 hours returns the first response, stores nothing and has the header `Idempotency-Replayed: true`. The same key with another body is refused with 422. A repeat is answered even when the game has been hidden since.',
    limits: 'Rate limits',
    limitsText:
      '{{minute, number}} scores a minute for each key, {{burst, number}} of them at once; a score in a batch counts as a tenth. Past that the answer is 429, and `Retry-After` says how many seconds to wait. After 20 wrong keys in a minute an address has to wait 5 minutes.',
    cors: 'From a browser',
    corsText:
      'Pages of any origin may call both endpoints, without credentials: send the key and no cookies. `Retry-After` and `Idempotency-Replayed` can be read by the page.',
  },
  tips: {
    title: 'Implementation tips',
    public: 'A key inside a web game is public',
    publicText:
      'Players can read it, in desktop and phone builds as well. It can do nothing but send scores in your name. If someone misuses it, regenerate it. To keep it secret, send scores from a small server of your own that holds the key.',
    end: 'Send when a run ends',
    endText: 'Boards keep the best, so scores on the way are not needed. Never let the player wait for the answer.',
    keep: 'Store unanswered scores',
    keepText:
      'Make the `Idempotency-Key` when the run ends and store it with the score until you have the answer. After a crash or a day without a network, send the same again; it is safe.',
    batch: 'Use the batch for many',
    batchText: 'A game that catches up, or a server with many players, sends them together and spends a tenth.',
    higher: 'Higher is better',
    higherText:
      'Boards rank the highest score first, in whole numbers. Turn a time into points: so many for a perfect run, less one for each millisecond.',
    code: 'Look at `code`, not at the sentence',
    codeText:
      'The `code` of an error is stable; `message` is for people. Include the `requestId` when you ask us for help.',
  },
  errors: {
    title: 'Errors, their causes and fixes',
    code: 'Code',
    cause: 'Cause',
    fix: 'Fix',
    codes: {
      malformed_json: {
        cause: 'The body is not valid JSON.',
        fix: 'Use the JSON functions of your language instead of concatenating strings.',
      },
      validation_failed: {
        cause: 'Something is missing, unknown or out of range; `fields` says what.',
        fix: 'Correct what `fields` names. Send numbers as numbers, and nothing that is not listed above.',
      },
      unauthorized: {
        cause: 'There is no key in the request.',
        fix: 'Send it as `Authorization: Bearer gg_…` or as `apiKey`. Check that `GAMEGEEK_API_KEY` is set where your program runs.',
      },
      api_key_invalid: {
        cause: 'The key is not complete, or it was replaced.',
        fix: 'Copy it again from the top of this page, and put it everywhere the old one was.',
      },
      forbidden_origin: {
        cause: 'A page of another site sent a visitor’s login instead of a key.',
        fix: 'Send the key, and leave cookies out: `credentials: "omit"`.',
      },
      not_found: {
        cause: 'No game has this number, or it is not active.',
        fix: 'Use the number from step 2, and make sure that the game is visible.',
      },
      payload_too_large: {
        cause: 'The body is larger than 100 kB, or 1 MB for a batch.',
        fix: 'Send nothing but the scores, and split large batches.',
      },
      unsupported_media_type: {
        cause: 'The body does not come as JSON, or it is compressed.',
        fix: 'Set `Content-Type: application/json` and send it uncompressed.',
      },
      idempotency_mismatch: {
        cause: 'This `Idempotency-Key` was used with another body.',
        fix: 'Make a new one for each play, and repeat a play only as it was.',
      },
      play_token_invalid: {
        cause: 'The play token was not issued by this site.',
        fix: 'Use the token of the play session as it came. Do not try again with the same one.',
      },
      play_token_expired: {
        cause: 'The play token is older than 15 minutes.',
        fix: 'Fetch a new one with `POST /api/play/token`, then send the same again.',
      },
      session_over: {
        cause: 'The play session has ended.',
        fix: 'Ask the player to start the game again.',
      },
      wrong_game: {
        cause: 'The play token is for another game.',
        fix: 'Send the `gameId` that the play session was launched for.',
      },
      plays_only: {
        cause: 'The game accepts scores from play sessions only.',
        fix: 'Send the score with a play token, not with an API key.',
      },
      blocked: {
        cause: 'The maker of the game has blocked this player.',
        fix: 'Do not try again; the player can write to the maker.',
      },
      out_of_range: {
        cause: 'The score is below or above what the game allows.',
        fix: 'Compare it with `min_score` and `max_score` of the game.',
      },
      too_fast: {
        cause: 'The round ended sooner than the game can be played.',
        fix: 'Send the score when the round is over; `min_seconds` of the game is the minimum time.',
      },
      round_required: {
        cause: 'The game needs a round for each score.',
        fix: 'Start one with `POST /api/play/rounds` and send it as `round`.',
      },
      round_invalid: {
        cause: 'The round is unknown, expired, or of another session.',
        fix: 'Start a new round in the same play session.',
      },
      not_reproduced: {
        cause: 'Replaying the input log in `details.log` does not give this score.',
        fix: 'Send the log of this round, complete and in order.',
      },
      rate_limited: {
        cause: 'Too many scores with this key, or too many wrong keys from your address.',
        fix: 'Wait as many seconds as `Retry-After` says, then send the same again. Use the batch.',
      },
      internal: {
        cause: 'Something broke on our side.',
        fix: 'Retry after a pause, with the same `Idempotency-Key`. If the error persists, send us the `requestId`.',
      },
      unavailable: {
        cause: 'The service is busy or restarting.',
        fix: 'Send the same again after `Retry-After`, with the same `Idempotency-Key`.',
      },
    },
  },
} as const;
