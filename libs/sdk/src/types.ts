/**
 * The types of /sdk/v1.js (the global `GameGeek`) and of /sdk/v1.mjs. The build publishes this file as /sdk/v1.d.ts.
 */

/** How the game reaches GameGeek: `local` keeps scores in memory only. */
export type Mode = 'bridge' | 'tab' | 'connected' | 'guest' | 'local';

export type State = 'live' | `offline (${number} waiting)` | 'signed out' | 'local';

export type Locale = 'en' | 'es' | 'fr' | 'de';

export interface Player {
  name: string;
  guest: boolean;
}

export interface Round {
  /** Null for a round unknown to the server, which could not be reached. */
  id: string | null;
  /** An integer from 0 to 4294967295. */
  seed: number;
  startedAt: string;
}

export interface ScoreResult {
  /** `queued` scores are sent later; the `score` event reports their result. `held` ones wait for the game's creator. */
  status: 'accepted' | 'held' | 'guest' | 'queued' | 'refused';
  rank: number | null;
  personalBest: boolean;
  /** The server has checked the run; only of games that GameGeek hosts. */
  verified: boolean;
  /** The rank that a guest's score would have. */
  wouldBeRank: number | null;
  /** The number of players on the board, if known. */
  total: number | null;
  /**
   * Why a score is held: `out_of_range`, `too_fast` or `pace`. Why it was refused: an error code of the API, `queue_full`, `expired`, `unconfirmed` or `invalid_score`. Why
   * it is `queued`: also an error code, such as `rate_limited` if too many new guests play from this network; null
   * without an answer of the server.
   */
  reason: string | null;
}

export interface Entry {
  rank: number;
  name: string;
  score: number;
  own: boolean;
}

/** Neighbours of a score: `above` ends with the nearest, `below` begins with it. */
export interface Surroundings {
  above: Entry[];
  below: Entry[];
  best: number | null;
  total: number;
  /** How values are read, unless they are whole numbers of which the higher is better. */
  format?: {
    direction: 'desc' | 'asc';
    kind: 'number' | 'time';
    decimals: number;
    unit: string | null;
  };
}

export interface SubmitOptions {
  /** The name in code of a board of the game, such as `level-03`; the main board without it. */
  board?: string | null;
  round?: Round | null;
  /** The input log, for games whose scores are replayed. A recording that was passed to `record` is sent instead. */
  log?: string;
}

export interface GameOverOptions extends SubmitOptions {
  onRestart?: () => void;
}

export interface Events {
  player: Player | null;
  score: ScoreResult & { score: number };
  state: State;
  /** The game is opened to show a run again: the bytes that it had passed to `record`. Listen right after the start. */
  replay: Uint8Array;
}

export interface Board {
  /** The best entries of the board; empty while it is unavailable. */
  top: (count?: number) => Promise<Entry[]>;
  /** Calls back with the top of the board after each change. Returns a function that stops it. */
  watch: (listener: (rows: Entry[]) => void, count?: number) => () => void;
}

/** Its `top` and `watch` are those of the main board. */
export interface Client extends Board {
  readonly mode: Mode;
  readonly state: State;
  readonly player: Player | null;
  readonly locale: Locale;
  /** Begins a round. Never fails: offline, the seed is generated here. */
  round: () => Promise<Round>;
  /**
   * Sends a score now or later. Never fails: the result reports what happened. A fraction is rounded, unless a `board` is
   * named; a number below 1, or what is no number, is refused as `invalid_score`.
   */
  submit: (score: number, options?: SubmitOptions) => Promise<ScoreResult>;
  /** Sends a score and shows the game-over screen. Calls while the screen is open return the same result. */
  gameOver: (score: number, options?: GameOverOptions) => Promise<ScoreResult>;
  /** A board of the game by its name in code; without a name the main one. */
  board: (name?: string) => Board;
  /** The entries around a score, by default the last one sent, on its board; null while that is unavailable. */
  around: (score?: number) => Promise<Surroundings | null>;
  /** Lets the player sign in. Call it in response to a click. Null when the player stays a guest. */
  signIn: () => Promise<Player | null>;
  /**
   * Records the run whose score is sent next, in a form that only the game knows, such as seed and inputs: at most 11,900
   * bytes. If the score becomes the player's best, others can watch the run: the game is opened with `replay`.
   */
  record: (bytes: Uint8Array) => void;
  /** Returns a function that removes the listener. */
  on: <Name extends keyof Events>(event: Name, listener: (value: Events[Name]) => void) => () => void;
}

export interface StartOptions {
  /** The id of the game; defaults to `data-game` of the script. */
  game?: number;
}

export interface GameGeekSdk {
  /** Connects once. Never fails, and takes at most two seconds. */
  start: (options?: StartOptions) => Promise<Client>;
  /** Sends a score and shows the game-over screen, like `gameOver` of the client. */
  gameOver: (score: number, options?: GameOverOptions) => Promise<ScoreResult>;
}

declare global {
  /** Set by /sdk/v1.js. */
  const GameGeek: GameGeekSdk;
  interface Window {
    /** Undefined while /sdk/v1.js has not loaded, as when it is blocked. */
    GameGeek?: GameGeekSdk;
  }
}
