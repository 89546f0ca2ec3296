import { MAX_SLUG } from '../boards/board-settings.js';
import type { BoardFormat } from '../boards/board-format.schemas.js';
import { LANGUAGES, THEMES, type Language, type Theme } from '../preferences/preferences.js';
import { isArcadeOptions, type ArcadeOptions } from './arcade-options.js';
import type { RacedRun } from './replay-messages.js';
import {
  between,
  isFields,
  isFlag,
  isNumber,
  isWhole,
  list,
  oneOf,
  optional,
  orNull,
  shape,
  text,
  type Check,
  type Fields,
} from './message-checks.js';

/**
 * Messages between a game in a frame and the page. `hello` and `welcome` are window messages; the welcome carries a
 * MessagePort for everything else: the game sends requests with an id and gets one answer with the same id, and the
 * page sends notices. Both sides validate messages with the guards below.
 */
export const PORT_VERSION = 1;

export interface HelloMessage {
  gg: 'hello';
  v: typeof PORT_VERSION;
}

export interface WelcomeMessage {
  gg: 'welcome';
  v: typeof PORT_VERSION;
  player: PortPlayer | null;
  locale: Language;
  theme: Theme;
  /** A run begins at once: the player has restarted the game. */
  begin?: boolean;
  /** The player's best score, if it is known yet. */
  best?: number | null;
  /** What the player has chosen for the arcade; only games of the arcade are told. */
  options?: ArcadeOptions;
  /** The ids of this game's achievements that the player has; null for guests, and until they are known. */
  achievements?: string[] | null;
}

export interface PortPlayer {
  name: string;
  guest: boolean;
}

/** A round for the game; `id` is sent with the score. */
export interface PortRound {
  id: string;
  /** Null for games with hidden information, whose inputs the server answers. */
  seed: number | null;
  /** What the player of such a game sees first, if anything. */
  opening: Fields | null;
  startedAt: string;
  /** The recorded run that it races; checked by the script that shows it (`isRacedRun`). */
  race?: RacedRun;
}

/** A run that is not over, as the page keeps it. */
export interface KeptRun {
  round: PortRound;
  /** The inputs up to `ticks`; null for games with hidden information, whose inputs the server has. */
  log: string | null;
  ticks: number;
  score: number;
}

/** An input that the server has answered. */
export interface AnsweredInput {
  input: string;
  answer: Fields;
}

export interface ContinuedRun extends KeptRun {
  /** The inputs of a game with hidden information. */
  answered: AnsweredInput[];
}

export interface PortEntry {
  rank: number;
  name: string;
  score: number;
  own: boolean;
}

/**
 * `queued` scores are sent later by the page; `held` ones wait for a maker of the game; those of races are `practice`.
 * `reason` is an error code of the API.
 */
export const SUBMIT_STATUSES = ['accepted', 'held', 'guest', 'queued', 'refused', 'practice'] as const;
export interface SubmitResult {
  status: (typeof SUBMIT_STATUSES)[number];
  rank: number | null;
  personalBest: boolean;
  verified: boolean;
  wouldBeRank: number | null;
  /** The number of players on the board. */
  total: number | null;
  reason: string | null;
}

/** Of a score for a board. Only games of the arcade have races. */
export interface BoardResult extends SubmitResult {
  status: Exclude<SubmitResult['status'], 'practice'>;
}

type MaybeText = string | null | undefined;

/** Requests of a game, by type. */
export interface PortRequests {
  round: object;
  /** An input of a game with hidden information; `at` is the number of inputs before it. */
  guess: { round: string; at: number; input: string };
  /** Keeps the run, which survives a reload of the page; null when it is over. */
  keep: { run: KeptRun | null };
  kept: object;
  /** `log` proves scores of replayed games. */
  submit: { score: number; round?: MaybeText; log?: MaybeText; board?: MaybeText };
  top: { n: number; board?: MaybeText };
  /** The entries around a score: of the player, or of a guest's would-be rank. */
  around: { score: number; board?: MaybeText };
  ping: { state: PingState };
  'sign-in': object;
  /** The player has changed the options of the arcade: its games have no storage. */
  options: { options: ArcadeOptions };
  /** Shares a text, by the menu of the device or by copying it. */
  share: { text: string };
}

export interface PortAnswers {
  round: { round: PortRound };
  guess: { answer: Fields };
  keep: object;
  /** `replay` instead of a run for a game of a maker: its own recording, which it is to show, in Base64. */
  kept: { run: ContinuedRun | null; replay?: string };
  submit: SubmitResult;
  top: { entries: PortEntry[]; total: number };
  /** `above` ends with the nearest, `below` begins with it; both without the own entry. */
  around: { above: PortEntry[]; below: PortEntry[]; best: number | null; total: number; format?: BoardFormat };
  ping: object;
  'sign-in': { player: PortPlayer | null };
  options: object;
  share: { done: ShareOutcome };
}

/** `canceled`: the player has closed the menu. */
export const SHARE_OUTCOMES = ['shared', 'copied', 'canceled', 'failed'] as const;
export type ShareOutcome = (typeof SHARE_OUTCOMES)[number];

export const PING_STATES = ['active', 'idle'] as const;
export type PingState = (typeof PING_STATES)[number];

export type PortRequestType = keyof PortRequests;
export type PortRequest = {
  [Type in PortRequestType]: { id: number; type: Type } & PortRequests[Type];
}[PortRequestType];

export type PortAnswer<Type extends PortRequestType> =
  | { id: number; answer: PortAnswers[Type] }
  | { id: number; error: string };

/** Notices of the page. */
export type PortNotice =
  | { type: 'player'; player: PortPlayer | null }
  | { type: 'theme'; theme: Theme }
  | { type: 'locale'; locale: Language }
  /** The number of queued scores. */
  | { type: 'queue'; waiting: number }
  /** The final result of a queued score. */
  | { type: 'late-score'; score: number; result: BoardResult }
  /** The player's best score became known. */
  | { type: 'best'; best: number | null }
  /** The player's achievements in this game became known. */
  | { type: 'achievements'; achievements: string[] | null }
  /** The best score of a guest who has signed in was moved to the account. */
  | { type: 'claimed'; score: number; result: SubmitResult };

export const PORT_LIMITS = {
  name: 100,
  log: 16_000,
  id: 600,
  entries: 100,
  error: 100,
  input: 8,
  inputs: 1_000,
  share: 1_000,
} as const;

const player = orNull(shape({ name: text(PORT_LIMITS.name), guest: isFlag }));
const entries = list(
  shape({ rank: isWhole, name: text(PORT_LIMITS.name), score: isWhole, own: isFlag }),
  PORT_LIMITS.entries,
);
const achievements = orNull(list(text(PORT_LIMITS.name), PORT_LIMITS.entries));
const id = text(PORT_LIMITS.id);
const code = text(PORT_LIMITS.error);
const board = optional(orNull(text(MAX_SLUG)));
const seed = between(0, 2 ** 32 - 1);

const log = orNull(text(PORT_LIMITS.log));
const round = shape({ id, seed: orNull(seed), opening: orNull(isFields), startedAt: text(PORT_LIMITS.error) });
const keptRun = { round, log, ticks: isWhole, score: isWhole };
const answered = list(shape({ input: text(PORT_LIMITS.input), answer: isFields }), PORT_LIMITS.inputs);

const hello = shape({ gg: oneOf(['hello']), v: oneOf([PORT_VERSION]) });
const welcome = shape({
  gg: oneOf(['welcome']),
  v: oneOf([PORT_VERSION]),
  player,
  locale: oneOf(LANGUAGES),
  theme: oneOf(THEMES),
  begin: oneOf([undefined, false, true]),
  best: optional(orNull(isWhole)),
  options: optional(isArcadeOptions),
  achievements: optional(achievements),
});

const REQUESTS: Record<PortRequestType, Check> = {
  round: isFields,
  guess: shape({ round: id, at: isWhole, input: text(PORT_LIMITS.input) }),
  keep: shape({ run: orNull(shape(keptRun)) }),
  kept: isFields,
  // Only scores of a board that is named may have decimals.
  submit: (value) =>
    shape({ score: isNumber, round: optional(orNull(id)), log: optional(log), board })(value) &&
    isFields(value) &&
    (isWhole(value.score) || Boolean(value.board)),
  top: shape({ n: between(1, PORT_LIMITS.entries), board }),
  around: shape({ score: isNumber, board }),
  ping: shape({ state: oneOf(PING_STATES) }),
  'sign-in': isFields,
  options: shape({ options: isArcadeOptions }),
  share: shape({ text: text(PORT_LIMITS.share) }),
};

const submitResult = shape({
  status: oneOf(SUBMIT_STATUSES),
  rank: orNull(isWhole),
  personalBest: isFlag,
  verified: isFlag,
  wouldBeRank: orNull(isWhole),
  total: orNull(isWhole),
  reason: orNull(code),
});

/** What the page sends is checked by games of the arcade, whose scores are whole. */
const ANSWERS: Record<PortRequestType, Check> = {
  round: shape({ round }),
  guess: shape({ answer: isFields }),
  keep: isFields,
  kept: shape({ run: orNull(shape({ ...keptRun, answered })) }),
  submit: submitResult,
  top: shape({ entries, total: isWhole }),
  around: shape({ above: entries, below: entries, best: orNull(isWhole), total: isWhole }),
  ping: isFields,
  'sign-in': shape({ player }),
  options: isFields,
  share: shape({ done: oneOf(SHARE_OUTCOMES) }),
};

const NOTICES: Record<PortNotice['type'], Check> = {
  player: shape({ player }),
  theme: shape({ theme: oneOf(THEMES) }),
  locale: shape({ locale: oneOf(LANGUAGES) }),
  queue: shape({ waiting: isWhole }),
  'late-score': shape({ score: isWhole, result: submitResult }),
  best: shape({ best: orNull(isWhole) }),
  achievements: shape({ achievements }),
  claimed: shape({ score: isWhole, result: submitResult }),
};

/** The guard of a message's `type`; own properties only. */
function checkOf<Type extends string>(checks: Record<Type, Check>, message: Fields): Check | undefined {
  const { type } = message;
  return typeof type === 'string' && Object.hasOwn(checks, type) ? checks[type as Type] : undefined;
}

export function isHello(value: unknown): value is HelloMessage {
  return hello(value);
}

export function isWelcome(value: unknown): value is WelcomeMessage {
  return welcome(value);
}

export function isKeptRun(value: unknown): value is KeptRun {
  return shape(keptRun)(value);
}

export function isPortRequest(value: unknown): value is PortRequest {
  return isFields(value) && isWhole(value.id) && (checkOf(REQUESTS, value)?.(value) ?? false);
}

/** The id of a message that a game waits for an answer to, also when it is not a valid request. */
export function requestIdOf(value: unknown): number | undefined {
  return isFields(value) && isWhole(value.id) ? (value.id as number) : undefined;
}

/** Whether a message answers a request of this type. */
export function isPortAnswer<Type extends PortRequestType>(type: Type, value: unknown): value is PortAnswer<Type> {
  if (!isFields(value) || !isWhole(value.id)) return false;
  return 'error' in value ? code(value.error) : ANSWERS[type](value.answer);
}

export function isPortNotice(value: unknown): value is PortNotice {
  return isFields(value) && (checkOf(NOTICES, value)?.(value) ?? false);
}
