export const en = {
  title: 'API Documentation',
  eyebrow: 'For game creators',
  intro:
    'One HTTPS request puts a score on a board. This page is the overview; your key and ready-made code are on the [API key page](apiKey), and every detail is in the [API reference](apiReference).',
  contents: 'On this page',
  sdk: {
    title: 'Two lines in a web game',
    text: 'Put this on the page of your game, and call `gameOver` when a run ends: it sends the score and shows a finished game-over screen with rank, neighbours and what is missing to the next place. The number of your game is all it needs; there is no key that could leak.',
    page: 'In the page of your game',
    notes: [
      'Launched from this site, the game plays in the player’s own name. Elsewhere the player is a guest, who can keep the score by signing in.',
      'A score that cannot be sent waits in the browser, with up to 50 others and for up to 7 days, and counts once. So does one of a guest who cannot begin because too many new guests play from the same network; the game-over screen says so, and `submit` returns `queued` with the reason `rate_limited`.',
      'Without a game’s number the board stays in memory, and a line in the console says how to launch the game for real.',
      'The arcade’s runs are replayed on the server, which proves the score but not who played; no other web game can prove a score, and checks only make cheating cost time and leave traces.',
    ],
    module: 'With a game-over screen of your own',
    board: 'A live board on any page',
  },
  quickStart: {
    title: 'Three steps to the first score',
    steps: [
      '[Sign up](auth) and submit your game. Its page has the number you send as `gameId`.',
      'Copy your key from the [API key page](apiKey). It begins with `gg_`.',
      'Send a score when a run ends. It is on the [board](leaderboard) as soon as you have the answer.',
    ],
  },
  send: {
    title: 'Send a score',
    text: 'The response is sent once the score is stored permanently: an acknowledged score is never lost and never counted twice.',
    request: 'Request',
    answer: 'Answer, status 200',
    fieldsTitle: 'What you send',
    fields: {
      gameId: 'The number of the game. It has to exist and be active.',
      score: 'A whole number from 1 to 9007199254740991.',
      apiKey: 'Your key, unless it comes in a header.',
    },
    answerTitle: 'What you get',
    answerFields: {
      id: 'The number of this score.',
      userId: 'The player it counts for: the owner of the key.',
      gameId: 'The game it counts in.',
      score: 'The score as it was stored.',
      createdAt: 'When it was stored, in UTC.',
      rank: 'The player’s all-time rank in this game after this score. It is `null` in the rare case that ranks are unavailable; the score still counts.',
      personalBest: '`true` if this is the player’s new best.',
    },
  },
  key: {
    title: 'Where the key goes',
    text: 'There are three ways, and one of them is enough.',
    ways: [
      '**In the body**, as `apiKey`. Works everywhere, also from a game in a web page.',
      '**In a header**, as `Authorization: Bearer gg_…`. The usual way for servers and scripts.',
      '**Not at all**: a browser that is signed in to GameGeek scores as its own player.',
    ],
    notes: [
      'Scores may be sent from any web origin, as long as the request carries no cookies.',
      'A key inside a web game can be read by anyone. It can do nothing but send scores, and you can replace it at any time, and have the old one refused at once.',
      'Everywhere else, keep it in an environment variable and out of your repository.',
    ],
  },
  idempotency: {
    title: 'Send again without counting twice',
    text: 'When a connection breaks, it is unknown whether the request has arrived. Give each score an `Idempotency-Key` of its own and send it again with the same one.',
    notes: [
      'Any 1 to 255 visible ASCII characters will do, a random UUID for example. It belongs to your API key and is kept for 24 hours.',
      'A repeat gets the first answer and stores nothing. It carries the header `Idempotency-Replayed: true`.',
      'The same key with another body is an error (422), because one of the two would be lost.',
      'If the first request is still running, the second one waits for its answer.',
      'On `/batch`, the header is the key of the whole batch, and each score may have an `idempotencyKey` of its own.',
      'A repeat is answered even when the game has been hidden since.',
    ],
  },
  batch: {
    title: 'Many scores at once',
    text: 'Up to 500 scores in one request, for games that collect them while a player is offline. Each score is processed separately: an invalid one does not affect the others, and results are in the order of the scores.',
    request: 'Request',
    answer: 'Answer, status 200',
  },
  read: {
    title: 'Read the boards',
    text: 'Reading needs no key. Lists take `page` (from 1) and `limit` (1 to 100); the headers `X-Total-Count` and `Link` tell how much there is.',
    calls: {
      scores: 'A board of all time, one row a player. Without `gameId` it is the global one.',
      weekly: 'The same for the running week, which begins on Monday at 00:00 UTC.',
      leaderboard:
        'The same with totals. `period` is `all` or `week`; `around` with a player’s id returns the page that contains the player.',
      games: 'The games; `search`, `category` and `sort` narrow and order them.',
      models: 'The AI models with their versions.',
    },
    ranks: 'The higher score comes first. Equal scores share a rank (1, 2, 2, 4), and the earlier one is listed first.',
  },
  engines: {
    title: 'Python, Godot and Unity',
    text: 'A game outside the browser asks for a code, the player confirms it on this site, and the scores count for the player. While the game runs, send `POST /api/play/pings` once a minute, and fetch a new token with `POST /api/play/token` before it is 15 minutes old.',
  },
  errors: {
    title: 'When something goes wrong',
    text: 'Every error has the same form. `code` is stable, so rely on it and not on the message; `fields` names the invalid fields. If you write to us, quote the `requestId`.',
    answer: 'An error',
    fix: 'What to do:',
  },
  limits: {
    title: 'Limits',
    text: 'High enough for games, low enough to stop floods. Above a limit the response is 429, with `Retry-After` and `RateLimit` headers.',
    rows: {
      key: { what: 'Scores with one key', value: '1,200 a minute, 100 of them at once' },
      batch: { what: 'Scores in a batch', value: 'at most 500, each counting as a tenth' },
      address: { what: 'Requests of an address, not signed in', value: '100 in 10 seconds, 600 a minute' },
      user: { what: 'Requests of a signed-in user', value: '1,200 a minute' },
      guests: {
        what: 'New guests of a game from one address',
        value: '300 in 30 minutes; scores of further guests wait',
      },
      wrongKeys: { what: 'Wrong keys from one address', value: '20 a minute, then 5 minutes of pause' },
      body: { what: 'Size of a request', value: '100 kB, a batch 1 MB' },
      page: { what: 'Rows of a page', value: 'at most 100' },
    },
  },
  more: {
    title: 'Ready to send?',
    text: 'Your key, and code for cURL, JavaScript, Python and Unity to copy, are one click away.',
    key: 'Get your API key',
    reference: 'API reference',
    openApi: 'OpenAPI description',
  },
} as const;
