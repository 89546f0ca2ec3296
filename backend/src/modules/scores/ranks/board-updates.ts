import type { RaisedBest } from '../shared/scores.events.js';
import { boardId } from '../shared/board.js';
import type { BoardUpdate } from './rank-sets.store.js';

/** The updates of rank sets for new bests; a game's board of all time comes before that of the week. */
export function boardUpdatesOf(bests: RaisedBest[], week: string): BoardUpdate[] {
  const updates = new Map<string, BoardUpdate>();
  const add = (board: string, weekly: boolean, { userId, score }: RaisedBest) => {
    const update = updates.get(board) ?? { board, weekly, members: [] };
    updates.set(board, update);
    update.members.push({ userId, score });
  };
  for (const best of bests) {
    if (best.allTime) add(boardId({ scope: best.gameId, period: 'all' }), false, best);
    if (best.weekly) add(boardId({ scope: best.gameId, period: 'week', week }), true, best);
  }
  return [...updates.values()];
}
