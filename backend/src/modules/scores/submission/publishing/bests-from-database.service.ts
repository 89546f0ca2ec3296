import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../core/database/sql.service.js';
import { EventStream } from '../../../../core/events/event-stream.service.js';
import { BestProjection } from '../../bests/best-projection.service.js';
import { boardUpdatesOf } from '../../ranks/board-updates.js';
import { OutdatedScoresError, RankSets } from '../../ranks/rank-sets.store.js';
import type { RaisedBest, BestChange, ScoresAccepted, BoardEntryEvent } from '../../shared/scores.events.js';
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
    const week = batches[0]?.week ?? '';
    const entries = [...bests.byGame()].flatMap(([gameId, players]) => players.map((best) => ({ ...best, gameId })));
    await this.projection.projectAll();
    const users = entries.map(({ userId }) => userId);
    const stored = await this.sql.run<StoredBestRow>(STORED_BESTS, [users, entries.map(({ gameId }) => gameId), week]);
    const raised = entries.flatMap((entry, index) => raisedBest(entry, stored[index]));
    const isPublished = await this.publish({ week, boards: [], bests: raised }, stored[0]?.removals ?? 0);
    // The scores are projected already; this deletes the outbox rows.
    if (isPublished)
      this.projection.add({
        outboxIds: outboxIdsOf(batches),
        bests: [],
        firstsOfDay: [],
        removals: removalsOf(batches),
      });
    return bests.written(entries.map((entry, index) => previousBestOf(entry, stored[index])));
  }

  /** Returns whether all nodes got the event; otherwise only this one did, and the outbox row is left to the relay. */
  private async publish(payload: ScoresAccepted, removals: number): Promise<boolean> {
    const updates = boardUpdatesOf(payload.bests, payload.week);
    const event = {
      name: 'scores.accepted' as const,
      payload: { ...payload, boards: updates.map(({ board }) => board) },
    };
    const hasBests = payload.bests.length > 0;
    try {
      await this.ranks.raise({ updates, queries: [], event: hasBests ? event : undefined, removals });
      return true;
    } catch (error) {
      // Some of the scores may have been removed: the relay reads them again.
      const isOutdated = error instanceof OutdatedScoresError;
      if (hasBests && !isOutdated) this.events.deliverHere(event.name, event.payload);
      return false;
    }
  }
}

type GameEntry = BoardEntryEvent & { gameId: number };

function raisedBest(entry: GameEntry, stored: StoredBestRow | undefined): RaisedBest[] {
  const allTime = stored?.scoreId === entry.scoreId ? changeFrom(stored.previous) : undefined;
  const weekly = stored?.weekScoreId === entry.scoreId ? changeFrom(stored.weekPrevious) : undefined;
  return (allTime ?? weekly) ? [{ ...entry, allTime, weekly }] : [];
}

const changeFrom = (previous: number): BestChange => (previous === 0 ? 'entered' : 'raised');

/** If the stored best is another score, it was at least as high before, or has risen since. */
function previousBestOf({ score, scoreId }: GameEntry, stored: StoredBestRow | undefined): PreviousBest {
  return { previous: stored?.scoreId === scoreId ? stored.previous : Math.max(stored?.score ?? 0, score), rank: null };
}
