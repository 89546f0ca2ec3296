import { THEMES, type Theme } from '../preferences/preferences.js';
import { isArcadeOptions, type ArcadeOptions } from './arcade-options.js';
import {
  between,
  isFields,
  isWhole,
  list,
  oneOf,
  optional,
  orNull,
  shape,
  text,
  type Fields,
} from './message-checks.js';
import type { RunState } from './live-runs.schemas.js';
import { PORT_LIMITS, PORT_VERSION } from './port-messages.js';

/** How fast recordings are shown: times the speed of the run. */
export const REPLAY_SPEEDS = [1, 2, 4, 8] as const;
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number];

/** A recorded run, without what is known about its score. */
export interface ReplayedRun {
  rulesVersion: number;
  seed: number | null;
  log: string;
  opening: Fields | null;
  answers: Fields[] | null;
  score: number;
}

/** What a round is raced against. */
export interface RacedRun {
  /** Whose run it is; null for the player’s own. */
  name: string | null;
  run: ReplayedRun;
}

/** How far a run is that is being played. */
export interface LiveMoment {
  /** Up to this tick all inputs are known; 0 in turn-based games. */
  tick: number;
  state: RunState;
}

/** A notice of the page: the run goes on, or is another one. */
export interface LiveMessage {
  type: 'live';
  run: ReplayedRun;
  live: LiveMoment;
}

/** The answer of the page to the hello of a game that shows a recording; with a port for its notices. */
export interface ReplayMessage {
  gg: 'replay';
  v: typeof PORT_VERSION;
  run: ReplayedRun;
  theme: Theme;
  options: ArcadeOptions;
  speed: ReplaySpeed;
  /** Where it begins: the number of ticks and inputs before. */
  at: number;
  /** Of a run that is being played: it is followed. */
  live?: LiveMoment;
}

const replayedRun = shape({
  rulesVersion: isWhole,
  seed: orNull(between(0, 2 ** 32 - 1)),
  log: text(PORT_LIMITS.log),
  opening: orNull(isFields),
  answers: orNull(list(isFields, PORT_LIMITS.inputs)),
  score: isWhole,
});

const racedRun = shape({ name: orNull(text(PORT_LIMITS.name)), run: replayedRun });
const RUN_STATES: readonly RunState[] = ['playing', 'paused', 'over'];
const moment = shape({ tick: isWhole, state: oneOf(RUN_STATES) });
const liveNotice = shape({ type: oneOf(['live']), run: replayedRun, live: moment });

const replay = shape({
  gg: oneOf(['replay']),
  v: oneOf([PORT_VERSION]),
  run: replayedRun,
  theme: oneOf(THEMES),
  options: isArcadeOptions,
  speed: oneOf(REPLAY_SPEEDS),
  at: isWhole,
  live: optional(moment),
});

export function isRacedRun(value: unknown): value is RacedRun {
  return racedRun(value);
}

export function isReplay(value: unknown): value is ReplayMessage {
  return replay(value);
}

export function isLive(value: unknown): value is LiveMessage {
  return liveNotice(value);
}
