import { THEMES, type Theme } from '../preferences/preferences.js';
import { isArcadeOptions, type ArcadeOptions } from './arcade-options.js';
import { between, isFields, isWhole, list, oneOf, orNull, shape, text, type Fields } from './message-checks.js';
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

const replay = shape({
  gg: oneOf(['replay']),
  v: oneOf([PORT_VERSION]),
  run: replayedRun,
  theme: oneOf(THEMES),
  options: isArcadeOptions,
  speed: oneOf(REPLAY_SPEEDS),
  at: isWhole,
});

export function isRacedRun(value: unknown): value is RacedRun {
  return racedRun(value);
}

export function isReplay(value: unknown): value is ReplayMessage {
  return replay(value);
}
