import type { LeaderboardEntry } from '@gamegeek/contracts/scores/scores.schemas.js';
import { toValue } from '@gamegeek/rules/boards/values.js';
import type { ReadableBoard } from '../../games/directory/board-directory.service.js';
import type { BoardRow } from './leaderboard.repository.js';

/** A row of a board, in HTTP responses and live topics. */
export function presentEntry(
  { userId, username, score, scoreId, achievedAt, verified }: BoardRow,
  rank: number,
): LeaderboardEntry {
  const entry = { rank, id: scoreId, userId, username, score, createdAt: achievedAt.toISOString() };
  return verified ? { ...entry, verified } : entry;
}

/** A stored score as a value of its board. */
export const presentValue = (board: Pick<ReadableBoard, 'direction' | 'decimals' | 'isPlain'>, score: number): number =>
  board.isPlain ? score : toValue(board, score);
