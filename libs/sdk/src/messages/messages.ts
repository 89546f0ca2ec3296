/** The repair for each reason of a refusal. */
const REPAIRS: Readonly<Record<string, string>> = {
  invalid_score: `Pass a number from 1 to ${Number.MAX_SAFE_INTEGER}.`,
  validation_failed: 'The round or the input log is too long.',
  payload_too_large: 'The input log is too long.',
  out_of_range: 'The settings of the game name the lowest and the highest score.',
  too_fast: 'The settings of the game name the shortest run; call round() when a run begins.',
  round_required: 'Call round() when a run begins, and pass what it returns: submit(score, { round }).',
  round_invalid: 'Each round counts once: call round() when a run begins, with await.',
  not_reproduced: 'The input log does not lead to this score.',
  wrong_game: 'Compare data-game with the number on the page of the game.',
  not_found: 'Compare data-game with the number on the page of the game, which may be hidden.',
  no_game: 'Add data-game="…" with the number of the game to the script, or call start({ game: … }).',
  origin_not_allowed: 'Add the origin of this page to the settings of the game.',
  blocked: 'The creator of the game has blocked this player.',
  rate_limited: 'Send one score when a run ends, and none during the run.',
  queue_full: 'There are 50 scores waiting: send one when a run ends, and none during the run.',
  expired: 'It waited for 7 days without a connection.',
  unconfirmed: 'It may have been stored, so that sending it again could count twice.',
  unreachable: 'The page around the game did not answer.',
  ticket_used: 'Open the game from its page again.',
  token_invalid: 'Open the game from its page again.',
};

const repairOf = (reason: string): string => REPAIRS[reason] ?? 'The page /api-documentation explains it.';

const WAITING: Readonly<Record<string, string>> = {
  offline: 'this device is offline.',
  blocked:
    'this page can read from it, but what sends scores is blocked: by an extension, a proxy, or code that changes fetch.',
  unreached:
    'this page cannot reach it. Its Content-Security-Policy has to allow it in connect-src; an extension or a proxy may block it.',
};

const MESSAGES = {
  repaired: (given: string, score: string) =>
    `${given} was sent as ${score}. Scores are whole numbers: pass Math.round(Number(score)).`,
  repeated: () => 'gameOver was called again, which was ignored. Call it once, when a run ends.',
  refused: (score: string, reason: string) => `the score ${score} was refused (${reason}). ${repairOf(reason)}`,
  notLaunched: (reason: string) => `the player was not recognised (${reason}). ${repairOf(reason)}`,
  notSignedIn: (reason: string) => `not signed in (${reason}).`,
  local: (reason: string, site: string) =>
    `scores stay in this window (${reason}). ${repairOf(reason)} Launch the game from ${site}`,
  waiting: (cause: string, site: string) =>
    `scores for ${site} have waited for 15 s, because ${WAITING[cause]} The network tab of the browser shows the requests.`,
  recording: (bytes: string) => `a recording has ${bytes} bytes. At most 11900 are kept, so this run has none.`,
  dialog: (name: string) => `${name}() does nothing in the frame of a game. Ask inside the game.`,
} satisfies Record<string, (first: string, second: string) => string>;

const said = new Set<string>();

/** Each message once. Details are texts and numbers. */
export function say(what: keyof typeof MESSAGES, ...details: (string | number | null)[]): void {
  // A number as text is shown as text.
  const [first = '', second = ''] = details.map((detail) =>
    what === 'repaired' ? JSON.stringify(detail) : String(detail),
  );
  const message = MESSAGES[what](first, second);
  // A game that does not round sends another fraction each time.
  const key = what === 'repaired' ? what : message;
  if (said.has(key)) return;
  said.add(key);
  console.warn(`GameGeek: ${message}`);
}

/** Says why scores wait: browsers do not tell it. */
export async function explainWaiting(): Promise<void> {
  const { origin } = new URL(import.meta.url);
  const isReached = await fetch(`${origin}/api/leaderboard?limit=1`, { credentials: 'omit' }).then(
    () => true,
    () => false,
  );
  say('waiting', isReached ? 'blocked' : navigator.onLine ? 'unreached' : 'offline', origin);
}
