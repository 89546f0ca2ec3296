import type { Daily } from '@gamegeek/contracts/daily/daily.schemas.js';

/** With fewer players, a share says less than the rank. */
const FEWEST_PLAYERS = 10;

/** The share of the players of the day with a lower score, in whole percent; undefined if it says nothing. */
export function shareBeaten({ players, yourBeaten, yourScoreId }: Daily): number | undefined {
  if (yourBeaten === null || players < FEWEST_PLAYERS) return undefined;
  // A guest is not among the players on the board.
  const all = yourScoreId === null ? players + 1 : players;
  return Math.floor((100 * yourBeaten) / all) || undefined;
}
