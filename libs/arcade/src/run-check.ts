import type { ArcadeGameId } from './game.js';

/**
 * What the server's check of a run means. `replayed`: its inputs lead to its score by the rules; who made them is not
 * known. `verified`: the game also has hidden information, which the server keeps and answers inputs from.
 */
export type RunCheck = 'replayed' | 'verified';

const CHECKS: Readonly<Record<ArcadeGameId, RunCheck>> = {
  words: 'verified',
  reversi: 'replayed',
  merge: 'replayed',
  dungeon: 'verified',
  codes: 'verified',
  stacker: 'replayed',
  snake: 'replayed',
};

/** The check of a game; the weaker one for games that are not known here. */
export function runCheckOf(arcadeId: string | null | undefined): RunCheck {
  return Object.entries(CHECKS).find(([id]) => id === arcadeId)?.[1] ?? 'replayed';
}
