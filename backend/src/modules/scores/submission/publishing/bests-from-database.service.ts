import { Injectable } from '@nestjs/common';
import { Jobs } from '../../../../core/jobs/jobs.js';
import { Sql, type Row } from '../../../../core/database/sql.js';
import { EventStream } from '../../../../core/events/event-stream.js';
import { BestProjection } from '../../bests/index.js';
import { boardUpdatesOf, OutdatedScoresError, RankSets } from '../../ranks/index.js';
import type { RaisedBest, BestChange, ScoresAccepted, BoardEntryEvent } from '../../shared/scores.events.js';
import { REFRESH_TOTALS } from '../../shared/totals-jobs.js';
import type { BestsByPlayer, PreviousBest } from './bests-by-player.js';
import { outboxIdsOf, removalsOf, type CommittedScores } from '../commit/committed-scores.js';
import type { WrittenScore } from '../submission.js';

/** $1 users, $2 games: arrays of one length; $3 week. Current bests in that order, and the best that each replaced. */
const STORED_BESTS = {
  name: 'stored-bests-of-players',
  text: `
    SELECT b.score, b.score_id AS "scoreId", coalesce(b.previous_score, 0) AS previous,
           w.score_id AS "weekScoreId", coalesce(w.previous_score, 0) AS "weekPrevious",
           (SELECT number FROM removal_count) AS removals
    FROM unnest($1::uuid[], $2::integer[]) WITH ORDINALITY AS asked (user_id, game_id, n)
    LEFT JOIN personal_bests b ON b.user_id = asked.user_id AND b.game_id = asked.game_id
    LEFT JOIN weekly_bests w ON w.week = $3::date AND w.user_id = asked.user_id AND w.game_id = asked.game_id
    ORDER BY n`,
};

interface StoredBestRow extends Row {
  score: number | null;
  scoreId: number | null;
  previous: number;
  weekScoreId: number | null;
  weekPrevious: number;
  removals: number;
}

/** Determines which committed scores are bests while Redis is unreachable or the rank sets are incomplete. */
@Injectable()
export class BestsFromDatabase {
  constructor(
    private readonly sql: Sql,
    private readonly projection: BestProjection,
    private readonly ranks: RankSets,
    private readonly events: EventStream,
    private readonly jobs: Jobs,
  ) {}

  async decide(batches: CommittedScores[], bests: BestsByPlayer): Promise<Map<number, WrittenScore>> {
    const week = batches[0]?.row.week ?? '';
    const entries = [...bests.byGame()].flatMap(([gameId, players]) => players.map((best) => ({ ...best, gameId })));
    await this.projection.projectAll();
    const users = entries.map(({ userId }) => userId);
    const stored = await this.sql.run<StoredBestRow>(STORED_BESTS, [users, entries.map(({ gameId }) => gameId), week]);
    const raised = entries.flatMap((entry, index) => raisedBest(entry, stored[index]));
    const isPublished = await this.publish({ week, boards: [], bests: raised }, stored[0]?.removals ?? 0);
    // The scores are projected already; this deletes the outbox rows.
    if (isPublished)
      this.projection.add({ outboxIds: outboxIdsOf(batches), changing: [], removals: removalsOf(batches) });
    return bests.written(entries.map((entry, index) => previousBestOf(entry, stored[index])));
  }

  /** Returns whether all nodes got the event; otherwise only this one did, and the outbox row is left to the relay. */
  private async publish(payload: ScoresAccepted, removals: number): Promise<boolean> {
    const updates = boardUpdatesOf(payload.bests, payload.week);
    const event = {
      name: 'scores.accepted' as const,
      payload: { ...payload, boards: updates.map(({ board }) => board) },
    };
    const stale = [...new Set(payload.bests.map(({ userId }) => userId))];
    try {
      await this.ranks.raise({ updates, queries: [], stale, event: stale.length > 0 ? event : undefined, removals });
      if (stale.length > 0) this.jobs.request(REFRESH_TOTALS);
      return true;
    } catch (error) {
      // Some of the scores may have been removed: the relay reads them again.
      const isOutdated = error instanceof OutdatedScoresError;
      if (stale.length > 0 && !isOutdated) this.events.deliverHere(event.name, event.payload);
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
