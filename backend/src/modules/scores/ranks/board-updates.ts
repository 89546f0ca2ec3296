import type { RaisedBest } from '../shared/scores.events.js';
import { boardId } from '../shared/board.js';
import type { Join } from './rank-sets.store.js';

/** The boards that bests are joined to, a game's board of all time before that of its week. */
export function joinsOf(bests: RaisedBest[], week: string): Join[] {
  const joins = new Map<string, Join>();
  const add = (board: string, weekly: boolean, { userId, score }: RaisedBest) => {
    const join = joins.get(board) ?? { board, weekly, members: [] };
    joins.set(board, join);
    join.members.push({ userId, score });
  };
  for (const best of bests) {
    if (best.allTime) add(boardId({ scope: best.gameId, period: 'all' }), false, best);
    if (best.weekly) add(boardId({ scope: best.gameId, period: 'week', week }), true, best);
  }
  return [...joins.values()];
}
