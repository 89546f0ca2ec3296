import type { BoardFormat } from '@gamegeek/contracts/boards/board-format.schemas.js';
import type { LeaderboardEntry } from '@gamegeek/contracts/scores/scores.schemas.js';
import { toStored } from '@gamegeek/rules/boards/values.js';

/**
 * Rows as the server stores them: integers of which the higher is better, whatever the board shows. So all boards are
 * sorted, ranked and compared in one way, and `useScoreFormat` shows the values again.
 */
export function storedRows(format: BoardFormat | undefined, rows: LeaderboardEntry[]): LeaderboardEntry[] {
  return format ? rows.map((row) => ({ ...row, score: toStored(format, row.score) })) : rows;
}
