import type { LogCode, Timed } from './input-log.js';

export const ARCADE_GAME_IDS = ['words', 'reversi', 'merge', 'dungeon', 'codes', 'stacker', 'snake'] as const;
export type ArcadeGameId = (typeof ARCADE_GAME_IDS)[number];

/** The result of a replay. A score counts if the replay is over with the same score. */
export interface Replay {
  score: number;
  isOver: boolean;
  /** 0 for turn-based games. */
  ticks: number;
  /** The least time in which a player can play the run. */
  seconds: number;
  inputs: number;
  /** Real-time games: inputs in the same tick as the one before, or in a tick in which the game has moved. */
  atOnce: number;
  details: Details;
}

/** Figures of a run besides its score, for achievements and the game-over screen. */
export type Details = Readonly<Record<string, number>>;

/** The rules of one game, determined by seed and inputs: no clock, no other randomness. */
export interface Rules<State, Input> {
  readonly id: ArcadeGameId;
  /** Increased with every change of the rules: logs of other versions are refused. */
  readonly version: number;
  /** Ticks per second of a real-time game, 0 for turn-based games. */
  readonly tickRate: number;
  /** The longest run; limits replays. */
  readonly maxTicks: number;
  /** The largest number of inputs; limits logs and replays. */
  readonly maxInputs: number;
  readonly code: LogCode<Input>;
  start(seed: number): State;
  /** Applies an input. False if the rules do not allow it, with the state unchanged. */
  apply(state: State, input: Input): boolean;
  tick(state: State): void;
  /** Whether the last tick has moved something, in games with moments to which nobody can react at once. */
  hasJustMoved?(state: State): boolean;
  /** The least time for this many inputs, in games whose progress depends on inputs. */
  leastSeconds?(state: State, inputs: number): number;
  score(state: State): number;
  isOver(state: State): boolean;
  details(state: State): Details;
}

export interface ArcadeGame<State, Input> extends Rules<State, Input> {
  encode(inputs: readonly Timed<Input>[]): string;
  /** Null for anything that `encode` does not produce. */
  decode(log: unknown): Timed<Input>[] | null;
  /** Replays a log; null if the log or an input is invalid. Never throws. */
  replay(seed: unknown, log: unknown): Replay | null;
  /** A lower bound of the seconds of a replay, without replaying or validating the log. */
  secondsAtLeast(seed: number, log: string): number;
}

/** The longest input log, in characters: fits into the 16 kB of a score's details. */
export const LOG_LIMIT = 16_000;
const SEEDS = 2 ** 32;

export function isSeed(seed: unknown): seed is number {
  return typeof seed === 'number' && Number.isInteger(seed) && seed >= 0 && seed < SEEDS;
}

/** The elapsed time of a run, or the time of the fastest player for its inputs if that is longer. */
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
    // Each run has one encoding: another would be a second proof of the same play.
    return encode(inputs) === log ? inputs : null;
  }

  function replay(seed: unknown, log: unknown): Replay | null {
    const inputs = decode(log);
    if (!inputs || !isSeed(seed)) return null;
    const state = rules.start(seed);
    let ticks = 0;
    let atOnce = 0;
    let previous: number | undefined;
    for (const { tick, input } of inputs) {
      if (tick > rules.maxTicks) return null;
      for (; ticks < tick && !rules.isOver(state); ticks++) rules.tick(state);
      if (rules.tickRate > 0 && (tick === previous || rules.hasJustMoved?.(state))) atOnce++;
      if (rules.isOver(state) || !rules.apply(state, input)) return null;
      previous = tick;
    }
    for (; ticks < rules.maxTicks && !rules.isOver(state); ticks++) rules.tick(state);
    return {
      score: rules.score(state),
      isOver: rules.isOver(state),
      ticks,
      seconds: leastSeconds(rules, { state, ticks, inputs: inputs.length }),
      inputs: inputs.length,
      atOnce,
      details: rules.details(state),
    };
  }

  function secondsAtLeast(seed: number, log: string): number {
    if (log.length > LOG_LIMIT || !log.startsWith(prefix)) return 0;
    const { inputs, lastTick } = rules.code.extent(log.slice(prefix.length));
    // The least time of a run never decreases while it is played.
    return leastSeconds(rules, { state: rules.start(seed), ticks: lastTick, inputs });
  }

  return { ...rules, encode, decode, replay, secondsAtLeast };
}
