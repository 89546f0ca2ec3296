import { replayedGame } from '@gamegeek/arcade/games.js';
import { achievementsEarned } from '@gamegeek/arcade/metas.js';
import { timesOfTicks } from '@gamegeek/arcade/run-times.js';
import type { ReplayResult } from './replay.js';

/** Replays runs of the arcade, in the replay worker. */
export function replay(arcadeId: string, seed: number, log: unknown): ReplayResult | null {
  const game = replayedGame(arcadeId);
  const result = game?.replay(seed, log);
  if (!game || !result) return null;
  const { score, isOver, seconds, details, inputs, atOnce, ticks } = result;
  return {
    score,
    isOver,
    seconds,
    ticks,
    times: timesOfTicks(arcadeId, seed, log),
    achievements: achievementsEarned(arcadeId, { score, details }),
    pace: { inputs, atOnce, clock: game.tickRate > 0 ? ticks / game.tickRate : null },
  };
}
