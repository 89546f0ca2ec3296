import { Injectable } from '@nestjs/common';
import { Jobs } from '../../../../core/jobs/jobs.js';
import { Sql, type Row } from '../../../../core/database/sql.js';
import { EventStream } from '../../../../core/events/event-stream.js';
import { BestProjection } from '../../bests/index.js';
import { joinsOf, OutdatedStanding, RankSets } from '../../ranks/index.js';
import type { RaisedBest, Rise, ScoresAccepted, Standing } from '../../shared/scores.events.js';
import { REFRESH_TOTALS } from '../../shared/totals-jobs.js';
import type { BestsByPlayer, PlacedPlayer } from './bests-by-player.js';
import { outboxIdsOf, removalsOf, type CommittedScores } from '../commit/committed-scores.js';
import type { WrittenScore } from '../submission.js';

/** $1 users, $2 games: arrays of one length; $3 week. Bests as they are, in that order, and what each one beat. */
const HELD = {
  name: 'held-bests',
  text: `
    SELECT b.score, b.score_id AS "scoreId", coalesce(b.previous_score, 0) AS previous,
           w.score_id AS "weekScoreId", coalesce(w.previous_score, 0) AS "weekPrevious",
           (SELECT number FROM removal_count) AS removals
    FROM unnest($1::uuid[], $2::integer[]) WITH ORDINALITY AS asked (user_id, game_id, n)
    LEFT JOIN personal_bests b ON b.user_id = asked.user_id AND b.game_id = asked.game_id
    LEFT JOIN weekly_bests w ON w.week = $3::date AND w.user_id = asked.user_id AND w.game_id = asked.game_id
    ORDER BY n`,
};

interface HeldRow extends Row {
  score: number | null;
  scoreId: number | null;
  previous: number;
  weekScoreId: number | null;
  weekPrevious: number;
  removals: number;
}

/** Decides which committed scores are bests while the rank sets cannot tell: Redis is away, or they are being filled. */
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
    const standings = [...bests.byGame()].flatMap(([gameId, players]) => players.map((best) => ({ ...best, gameId })));
    await this.projection.projectAll();
    const users = standings.map(({ userId }) => userId);
    const held = await this.sql.run<HeldRow>(HELD, [users, standings.map(({ gameId }) => gameId), week]);
    const raised = standings.flatMap((standing, index) => raisedBest(standing, held[index]));
    const isPublished = await this.publish({ week, boards: [], bests: raised }, held[0]?.removals ?? 0);
    // They have been projected already.
    if (isPublished)
      this.projection.add({ outboxIds: outboxIdsOf(batches), changing: [], removals: removalsOf(batches) });
    return bests.written(standings.map((standing, index) => placeOf(standing, held[index])));
  }

  /** Answers whether all nodes have the event; otherwise this one has, and the outbox row stays for the relay. */
  private async publish(payload: ScoresAccepted, removals: number): Promise<boolean> {
    const joins = joinsOf(payload.bests, payload.week);
    const event = {
      name: 'scores.accepted' as const,
      payload: { ...payload, boards: joins.map(({ board }) => board) },
    };
    const stale = [...new Set(payload.bests.map(({ userId }) => userId))];
    try {
      await this.ranks.join({ joins, asks: [], stale, event: stale.length > 0 ? event : undefined, removals });
      if (stale.length > 0) this.jobs.request(REFRESH_TOTALS);
      return true;
    } catch (error) {
      // Some of the scores may have been removed: the relay looks again.
      const isOutdated = error instanceof OutdatedStanding;
      if (stale.length > 0 && !isOutdated) this.events.deliverHere(event.name, event.payload);
      return false;
    }
  }
}

type StandingInGame = Standing & { gameId: number };

function raisedBest(standing: StandingInGame, held: HeldRow | undefined): RaisedBest[] {
  const allTime = held?.scoreId === standing.scoreId ? riseFrom(held.previous) : undefined;
  const weekly = held?.weekScoreId === standing.scoreId ? riseFrom(held.weekPrevious) : undefined;
  return (allTime ?? weekly) ? [{ ...standing, allTime, weekly }] : [];
}

const riseFrom = (previous: number): Rise => (previous === 0 ? 'entered' : 'raised');

/** A best that is not of these scores was no worse than they are, or has been raised above them meanwhile. */
function placeOf({ score, scoreId }: StandingInGame, held: HeldRow | undefined): PlacedPlayer {
  return { previous: held?.scoreId === scoreId ? held.previous : Math.max(held?.score ?? 0, score), rank: null };
}
