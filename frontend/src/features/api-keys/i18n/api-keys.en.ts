/** English texts of the API key page; the other languages have the same keys. */
export const en = {
  title: 'API Key',
  eyebrow: 'For game creators',
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
      'A web game needs no key. The first line belongs into the head of its page, the second where a run ends, and a finished game-over screen shows the rank and the next place. When Play on this site opens the game in its frame or in a new tab, the score counts in the player’s own name. Elsewhere it is a guest’s, who keeps it by signing in.',
    code: 'In the page of your game',
    phone:
      'For phones, put `<meta name="viewport" content="width=device-width">` into the head of the page. Without it, the game-over screen is tiny.',
    native:
      'A game in Python, Godot or Unity needs no key either. Put the file for it into your project: the player confirms a code once, and the scores count for the player.',
    more: 'More of the SDK: a game-over screen of your own, live boards, Python, Godot and Unity',
    rest: 'Your key is for scores of your own, such as those of a script or a bot. They come over the REST API, in three steps:',
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
    overlap:
      'You get a new key. The old one works for another 24 hours beside it, so that your games can go on sending scores until they have the new one.',
    leaked:
      'Has the old key leaked? Then replace it and refuse it at once: every game that uses it can send no more scores until it has the new one.',
    regenerateNow: 'Replace now and refuse the old one at once',
    oldUntil: 'The old key works until {{time}}.',
    endOld: 'Refuse the old key now',
    oldEnded: 'The old key is refused from now on.',
    oldFailed: 'The old key could not be ended.',
    unverified:
      'Your email address is not confirmed yet. Open the link of our email in this browser: anywhere else, confirming it replaces this key.',
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
    open: 'Pick a game to fill its ID into the samples.',
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
      'Save it as `{{file}}`, put it on a game object and call `SendScore` when a run ends. It needs Unity 2020.2 or newer. It sends scores of your own from the editor. In a build for players, connect the game with a code instead.',
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
      'Keep it out of your game: whoever plays could read it, and every score would count for you instead of the player. Web games use the SDK, other games connect with a code. If your key has got out, regenerate it and refuse the old one at once.',
    end: 'Send when a run ends',
    endText: 'Boards keep the best, so don’t send intermediate scores. Never let the player wait for the answer.',
    keep: 'Store unanswered scores',
    keepText:
      'Make the `Idempotency-Key` when the run ends and store it with the score until you have the answer. After a crash or a day without a network, send the same again; it is safe.',
    batch: 'Use the batch for many',
    batchText:
      'For a game that catches up, or a server with many players. Batched scores count as a tenth against your rate limit.',
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
  },
} as const;
