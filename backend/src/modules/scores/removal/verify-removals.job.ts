import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { DATABASE_LIMITS } from '../../../config/limits.js';
import { Jobs } from '../../../core/jobs/jobs.js';
import { ScoreOutboxHandler } from '../submission/index.js';
import { reopenWeek } from '../weeks/index.js';
import type { ScoreRow } from './remove-score.sql.js';
import { raiseBests } from './adjust-bests.sql.js';

export const VERIFY_REMOVALS = 'verify-removals';
const EVERY = 10 * 60_000;
/** In milliseconds. Statements that began before are cancelled by then. */
const VERIFY_AFTER = DATABASE_LIMITS.statementTimeout + 1_000;
const PLACES_AT_ONCE = 500;

/** A removal that is visible here is committed. */
const MARK_SEEN = `
  UPDATE removed_scores SET seen_at = clock_timestamp() WHERE settled_at IS NULL AND seen_at IS NULL`;

/** Removals without running transactions that began before them, grouped by player, game and day. */
const READY = `
  SELECT user_id AS "userId", game_id AS "gameId", date_trunc('week', created_at AT TIME ZONE 'UTC')::date::text AS week,
         (created_at AT TIME ZONE 'UTC')::date::text AS day, array_agg(number)::text AS numbers
  FROM removed_scores
  WHERE settled_at IS NULL AND seen_at < clock_timestamp() - interval '${VERIFY_AFTER} milliseconds'
    AND NOT EXISTS (
      SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND backend_xid IS NOT NULL AND xact_start <= seen_at
    )
  GROUP BY 1, 2, 3, 4 LIMIT ${PLACES_AT_ONCE}`;

const PENDING = `SELECT FROM removed_scores WHERE settled_at IS NULL LIMIT 1`;

/** ? numbers. */
const MARK_VERIFIED = `UPDATE removed_scores SET settled_at = now() WHERE number = ANY(?::bigint[])`;

/** ? user, ? game. */
const BEST_OF = `
  SELECT score_id::float8 AS "scoreId" FROM personal_bests WHERE user_id = ?::uuid AND game_id = ?::integer`;

interface Place extends Pick<ScoreRow, 'userId' | 'gameId' | 'week' | 'day'> {
  /** A PostgreSQL array as text. */
  numbers: string;
}

/**
 * A safety net for the projection: when no transaction from before a removal is running any more, compares the player's
 * bests in the game with the scores.
 */
@Injectable()
export class VerifyRemovalsJob implements OnModuleInit {
  readonly name = VERIFY_REMOVALS;
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
    await em.execute(MARK_SEEN);
    for (const place of await em.execute<Place[]>(READY)) await this.verify(place);
    const pending = await em.execute<unknown[]>(PENDING);
    if (pending.length > 0) this.jobs.request(this.name, VERIFY_AFTER);
  }

  private async verify(place: Place): Promise<void> {
    const raised = await this.em.fork().transactional(async (em) => {
      const { allTime, weekly } = await raiseBests(em, place);
      if (weekly) await reopenWeek(em, place.week);
      await em.execute(MARK_VERIFIED, [place.numbers]);
      return allTime || weekly;
    });
    if (!raised) return;
    const [best] = await this.em.fork().execute<{ scoreId: number }[]>(BEST_OF, [place.userId, place.gameId]);
    if (best) await this.scores.republish([best.scoreId]);
  }
}
