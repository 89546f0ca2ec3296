import type { ArcadeGameId } from './game.js';
import { stackerGame } from './stacker/stacker.game.js';
import { levelOf, TICK_RATE } from './stacker/stacker.js';

/** A board of a game beside the main one: the shortest time in which players have reached something. */
export interface TimeBoard {
  slug: string;
  name: string;
}

const LEVELS = [5, 10, 15];
const levelBoard = (level: number) => `level-${String(level).padStart(2, '0')}`;

/** The boards of times of each game. Their values are milliseconds, of which the lower are better. */
export const TIME_BOARDS: Partial<Record<ArcadeGameId, readonly TimeBoard[]>> = {
  words: [{ slug: 'fastest', name: 'Fastest, all doors' }],
  codes: [{ slug: 'fastest', name: 'Fastest, all safes' }],
  stacker: LEVELS.map((level) => ({ slug: levelBoard(level), name: `Fastest to level ${level}` })),
};

/** The achievement of a run that has cleared the whole game. */
const CLEARED: Partial<Record<ArcadeGameId, string>> = { words: 'all-doors', codes: 'all-safes' };

/** The time on a board of times. */
export interface RunTime {
  slug: string;
  milliseconds: number;
}

/** The times of a run of a real-time game, by its own clock. */
export function timesOfTicks(arcadeId: string, seed: number, log: unknown): RunTime[] {
  return arcadeId === 'stacker' ? timesOfLevels(seed, log) : [];
}

/** The time of a turn-based run that has cleared the whole game, by the clock of the server. */
export function timesOfClear(arcadeId: string, achievements: readonly string[], seconds: number): RunTime[] {
  const cleared = CLEARED[arcadeId as ArcadeGameId];
  if (cleared === undefined || !achievements.includes(cleared)) return [];
  return [{ slug: 'fastest', milliseconds: Math.max(1, Math.round(seconds * 1_000)) }];
}

/** Without those of runs that place pieces faster than anybody can: their clock stood still. */
function timesOfLevels(seed: number, log: unknown): RunTime[] {
  const inputs = stackerGame.decode(log);
  if (!inputs) return [];
  const state = stackerGame.start(seed);
  const reached = new Map<number, number>();
  let ticks = 0;
  const note = () => {
    for (const level of LEVELS) if (!reached.has(level) && levelOf(state) >= level) reached.set(level, secondsNow());
  };
  const secondsNow = () => {
    const seconds = ticks / TICK_RATE;
    return seconds < (stackerGame.leastSeconds?.(state, 0) ?? 0) ? Infinity : seconds;
  };
  for (const { tick, input } of inputs) {
    for (; ticks < tick && !stackerGame.isOver(state); ticks++) stackerGame.tick(state);
    stackerGame.apply(state, input);
    note();
  }
  for (; ticks < stackerGame.maxTicks && !stackerGame.isOver(state); ticks++) {
    stackerGame.tick(state);
    note();
  }
  return [...reached].flatMap(([level, seconds]) =>
    seconds === Infinity ? [] : [{ slug: levelBoard(level), milliseconds: Math.round(seconds * 1_000) }],
  );
}
