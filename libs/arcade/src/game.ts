import type { LogCode, Timed } from './input-log.js';

export const ARCADE_GAME_IDS = ['words', 'reversi', 'merge', 'dungeon', 'codes', 'stacker', 'snake'] as const;
export type ArcadeGameId = (typeof ARCADE_GAME_IDS)[number];

/** What a replay found. A score counts when the replay is over and has the same score. */
export interface Replay {
  score: number;
  isOver: boolean;
  /** 0 in a game of turns. */
  ticks: number;
  /** The least time in which a player can have played the run. */
  seconds: number;
  details: Details;
}

/** Figures of a run, beside its score, that achievements and the game-over screen use. */
export type Details = Readonly<Record<string, number>>;

/** The rules of one game. Everything follows from the seed and the inputs: no clock, no other chance. */
export interface Rules<State, Input> {
  readonly id: ArcadeGameId;
  /** Raised with every change of the rules: a log of another version is refused. */
  readonly version: number;
  /** Ticks a second of a real-time game, 0 for a game of turns. */
  readonly tickRate: number;
  /** No run lasts longer; bounds a replay. */
  readonly maxTicks: number;
  /** Bounds the log and a replay; more inputs are refused. */
  readonly maxInputs: number;
  readonly code: LogCode<Input>;
  start(seed: number): State;
  /** Plays an input. False when the rules do not allow it; then nothing has changed. */
  apply(state: State, input: Input): boolean;
  tick(state: State): void;
  /** The least time that a player takes for so many inputs, where inputs bring a run forward. */
  leastSeconds?(state: State, inputs: number): number;
  score(state: State): number;
  isOver(state: State): boolean;
  details(state: State): Details;
}

export interface ArcadeGame<State, Input> extends Rules<State, Input> {
  encode(inputs: readonly Timed<Input>[]): string;
  /** Null for anything that `encode` does not write. */
  decode(log: unknown): Timed<Input>[] | null;
  /** Plays a log again; null when the log or an input in it is not allowed. Never throws. */
  replay(seed: unknown, log: unknown): Replay | null;
}

/** Longest input log, in characters: with its frame it stays within the 16 kB of a score's details. */
export const LOG_LIMIT = 16_000;
const SEEDS = 2 ** 32;

export function isSeed(seed: unknown): seed is number {
  return typeof seed === 'number' && Number.isInteger(seed) && seed >= 0 && seed < SEEDS;
}

/** The time that has passed in a run, or more where no player is fast enough for what was played in it. */
export function leastSeconds<State>(
  { tickRate, leastSeconds: leastFor }: Pick<Rules<State, never>, 'tickRate' | 'leastSeconds'>,
  { state, ticks, inputs }: { state: State; ticks: number; inputs: number },
): number {
  return Math.max(tickRate > 0 ? ticks / tickRate : 0, leastFor?.(state, inputs) ?? 0);
}

export function arcadeGame<State, Input>(rules: Rules<State, Input>): ArcadeGame<State, Input> {
  const prefix = `${rules.version}.`;

  const encode = (inputs: readonly Timed<Input>[]) => prefix + rules.code.write(inputs);

  function decode(log: unknown): Timed<Input>[] | null {
    if (typeof log !== 'string' || log.length > LOG_LIMIT || !log.startsWith(prefix)) return null;
    const inputs = rules.code.read(log.slice(prefix.length));
    if (!inputs || inputs.length > rules.maxInputs) return null;
    // One run has one log: a second spelling would be a second proof of the same play.
    return encode(inputs) === log ? inputs : null;
  }

  function replay(seed: unknown, log: unknown): Replay | null {
    const inputs = decode(log);
    if (!inputs || !isSeed(seed)) return null;
    const state = rules.start(seed);
    let ticks = 0;
    for (const { tick, input } of inputs) {
      if (tick > rules.maxTicks) return null;
      for (; ticks < tick && !rules.isOver(state); ticks++) rules.tick(state);
      if (rules.isOver(state) || !rules.apply(state, input)) return null;
    }
    for (; ticks < rules.maxTicks && !rules.isOver(state); ticks++) rules.tick(state);
    return {
      score: rules.score(state),
      isOver: rules.isOver(state),
      ticks,
      seconds: leastSeconds(rules, { state, ticks, inputs: inputs.length }),
      details: rules.details(state),
    };
  }

  return { ...rules, encode, decode, replay };
}
