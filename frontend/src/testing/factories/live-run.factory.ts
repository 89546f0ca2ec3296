import type { ListedRun } from '@gamegeek/contracts/play/live-runs.schemas.js';

export const sessionOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
export const ADA = { id: sessionOf(8), username: 'ada' };
export const GRACE = { id: sessionOf(9), username: 'grace' };

/** A run of ada in game 7. */
export const listedRun = (number: number, changes: Partial<ListedRun> = {}): ListedRun => ({
  sessionId: sessionOf(number),
  gameId: 7,
  gameName: 'Neon Snake',
  player: ADA,
  state: 'playing',
  score: 100,
  watching: 0,
  ...changes,
});
