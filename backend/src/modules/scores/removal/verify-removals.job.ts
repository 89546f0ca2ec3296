import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { DATABASE_LIMITS } from '../../../config/limits.js';
import { Jobs } from '../../../core/jobs/jobs.js';
import { ScoreOutboxHandler } from '../submission/index.js';
import { reopenWeek } from '../weeks/index.js';
import type { ScoreRow } from './remove-score.sql.js';
import { raiseBests } from './adjust-bests.sql.js';

export const SETTLE_REMOVALS = 'settle-removals';
const EVERY = 10 * 60_000;
/** The server has cancelled by then whatever statement had begun. */
const LATER = DATABASE_LIMITS.statementTimeout + 1_000;
const PLACES_AT_ONCE = 500;

/** Whoever can see a removal knows that it is committed. */
const NOTE_SEEN = `
  UPDATE removed_scores SET seen_at = clock_timestamp() WHERE settled_at IS NULL AND seen_at IS NULL`;

/** Removals since which nothing is running that had begun before; one place each, however many scores it lost. */
const OVER = `
  SELECT user_id AS "userId", game_id AS "gameId", date_trunc('week', created_at AT TIME ZONE 'UTC')::date::text AS week,
         (created_at AT TIME ZONE 'UTC')::date::text AS day, array_agg(number)::text AS numbers
  FROM removed_scores
  WHERE settled_at IS NULL AND seen_at < clock_timestamp() - interval '${LATER} milliseconds'
    AND NOT EXISTS (
      SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND backend_xid IS NOT NULL AND xact_start <= seen_at
    )
  GROUP BY 1, 2, 3, 4 LIMIT ${PLACES_AT_ONCE}`;

const ARE_LEFT = `SELECT FROM removed_scores WHERE settled_at IS NULL LIMIT 1`;

/** ? numbers. */
const SETTLED = `UPDATE removed_scores SET settled_at = now() WHERE number = ANY(?::bigint[])`;

/** ? user, ? game. */
const BEST_OF = `
  SELECT score_id::float8 AS "scoreId" FROM personal_bests WHERE user_id = ?::uuid AND game_id = ?::integer`;

interface Place extends Pick<ScoreRow, 'userId' | 'gameId' | 'week' | 'day'> {
  /** As PostgreSQL writes a list. */
  numbers: string;
}

/**
 * A safety net behind the projection: once nothing that began before a removal is still running, the bests of its
 * player in the game are compared with the scores once more.
 */
@Injectable()
export class SettleRemovalsJob implements OnModuleInit {
  readonly name = SETTLE_REMOVALS;
  readonly every = EVERY;

  constructor(
    private readonly jobs: Jobs,
    private readonly em: EntityManager,
    private readonly scores: ScoreOutboxHandler,
  ) {}

  onModuleInit(): void {
    this.jobs.define(this);
  }

  async run(): Promise<void> {
    const em = this.em.fork();
    await em.execute(NOTE_SEEN);
    for (const place of await em.execute<Place[]>(OVER)) await this.settle(place);
    const left = await em.execute<unknown[]>(ARE_LEFT);
    if (left.length > 0) this.jobs.request(this.name, LATER);
  }

  private async settle(place: Place): Promise<void> {
    const raised = await this.em.fork().transactional(async (em) => {
      const { allTime, weekly } = await raiseBests(em, place);
      if (weekly) await reopenWeek(em, place.week);
      await em.execute(SETTLED, [place.numbers]);
      return allTime || weekly;
    });
    if (!raised) return;
    const [best] = await this.em.fork().execute<{ scoreId: number }[]>(BEST_OF, [place.userId, place.gameId]);
    if (best) await this.scores.republish([best.scoreId]);
  }
}
