import { PERIODS } from '@gamegeek/contracts/scores/period.js';
import { startsOf } from '@gamegeek/rules/boards/periods.js';
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../core/database/sql.service.js';
import { EventStream } from '../../../../core/events/event-stream.service.js';
import { BestProjection } from '../../bests/best-projection.service.js';
import { boardUpdatesOf } from '../../ranks/board-updates.js';
import { OutdatedScoresError, RankSets, type RankQuery } from '../../ranks/rank-sets.store.js';
import type { RaisedBest, ScoresAccepted, BoardEntryEvent } from '../../shared/scores.events.js';
import type { BestsByPlayer, PreviousBest } from './bests-by-player.js';
import { STORED_BESTS, type StoredBestRow } from './current-bests.sql.js';
import { outboxIdsOf, removalsOf, type CommittedScores } from '../commit/committed-scores.js';
import type { WrittenScore } from '../submission.js';

/** Determines which committed scores are bests while Redis is unreachable or the rank sets are incomplete. */
@Injectable()
export class BestsFromDatabase {
  constructor(
    private readonly sql: Sql,
    private readonly projection: BestProjection,
    private readonly ranks: RankSets,
    private readonly events: EventStream,
  ) {}

  async decide(batches: CommittedScores[], bests: BestsByPlayer): Promise<Map<number, WrittenScore>> {
    const day = batches[0]?.day ?? '';
    const entries = bests
      .byBoard()
      .flatMap(({ gameId, boardId, bests: players }) =>
        players.map((best): BoardEntry => ({ ...best, gameId, boardId })),
      );
    await this.projection.projectAll();
    const users = entries.map(({ userId }) => userId);
    const boards = entries.map(({ boardId }) => boardId);
    const { week, month } = startsOf(day);
    const stored = await this.sql.run<StoredBestRow>(STORED_BESTS, [users, boards, day, week, month]);
    const raised = entries.flatMap((entry, index) => raisedBest(entry, stored[index]));
    const published = await this.publish({ day, boards: [], bests: raised }, stored[0]?.removals ?? 0);
    // The scores are projected already; this deletes the outbox rows.
    if (published)
      this.projection.add({
        outboxIds: outboxIdsOf(batches),
        bests: [],
        firstsOfDay: [],
        removals: removalsOf(batches),
      });
    return bests.written(entries.map((entry, index) => previousBestOf(entry, stored[index])));
  }

  /**
   * Publishes bests that are stored, and returns the ranks that were asked for. Undefined if not all nodes got the event:
   * only this one did, and the outbox row is left to the relay.
   */
  async publish(
    payload: ScoresAccepted,
    removals: number,
    queries: RankQuery[] = [],
  ): Promise<(number | null)[] | undefined> {
    const updates = boardUpdatesOf(payload.bests, payload.day);
    const event = {
      name: 'scores.accepted' as const,
      payload: { ...payload, boards: updates.map(({ board }) => board) },
    };
    const hasBests = payload.bests.length > 0;
    try {
      return await this.ranks.raise({ updates, queries, event: hasBests ? event : undefined, removals });
    } catch (error) {
      // Some of the scores may have been removed: the relay reads them again.
      const isOutdated = error instanceof OutdatedScoresError;
      if (hasBests && !isOutdated) this.events.deliverHere(event.name, event.payload);
      return undefined;
    }
  }
}

type BoardEntry = BoardEntryEvent & { gameId: number; boardId: number };

/** The periods of which the stored best is this score. */
function raisedBest(entry: BoardEntry, stored: StoredBestRow | undefined): RaisedBest[] {
  const best: RaisedBest = { ...entry };
  const held = PERIODS.flatMap((period) => {
    const bestOf = stored?.bests[period];
    return bestOf?.scoreId === entry.scoreId ? [{ period, previous: bestOf.previous }] : [];
  });
  for (const { period, previous } of held) best[period] = previous === null ? 'entered' : 'raised';
  return held.length > 0 ? [best] : [];
}

/** If the stored best is another score, it was at least as high before, or has risen since. */
function previousBestOf({ score, scoreId }: BoardEntry, stored: StoredBestRow | undefined): PreviousBest {
  const best = stored?.bests.all;
  return { previous: best?.scoreId === scoreId ? (best.previous ?? 0) : Math.max(best?.score ?? 0, score), rank: null };
}
