import { PERIODS } from '@gamegeek/contracts/scores/period.js';
import { startsOf } from '@gamegeek/rules/boards/periods.js';
import type { RaisedBest } from '../shared/scores.events.js';
import { spanAt, spanId } from '../shared/board.js';
import type { BoardUpdate } from './rank-sets.store.js';

/** The updates of rank sets for new bests. */
export function boardUpdatesOf(bests: RaisedBest[], day: string): BoardUpdate[] {
  const starts = startsOf(day);
  const updates = new Map<string, BoardUpdate>();
  for (const { boardId, userId, score, ...best } of bests) {
    for (const period of PERIODS.filter((changed) => best[changed])) {
      const board = spanId(spanAt(boardId, period, starts));
      const update = updates.get(board) ?? { board, period, members: [] };
      updates.set(board, update);
      update.members.push({ userId, score });
    }
  }
  return [...updates.values()];
}
