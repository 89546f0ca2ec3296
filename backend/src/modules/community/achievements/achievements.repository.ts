import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { ACHIEVEMENTS } from '@gamegeek/rules/achievements.js';
import { TODAY } from '../../../core/database/database-time.js';
import { Sql, type Row } from '../../../core/database/sql.service.js';
import { Achievement } from './achievement.entity.js';
import type { AchievementRow } from './achievement.presenter.js';

/** $1 ids. */
const BY_ID = {
  name: 'achievements-by-id',
  text: `
    SELECT id, user_id AS "userId", key, progress, completed_at AS "completedAt"
    FROM achievements WHERE id = ANY($1::integer[])`,
};

/**
 * $1 players, $2 when their figures were read, $3 the key whose row stores the time; written at most once a minute. A
 * locked row is being checked by another node, which stores the time itself.
 */
const MARK_CHECKED = {
  name: 'mark-achievements-checked',
  text: `
    UPDATE achievements SET checked_at = $2::timestamptz WHERE id IN (
      SELECT id FROM achievements
      WHERE user_id = ANY($1::uuid[]) AND key = $3 AND checked_at < $2::timestamptz - interval '1 minute'
      FOR NO KEY UPDATE SKIP LOCKED
    )`,
};

/**
 * $1 days ago, $2 last player of the previous batch, $3 number of achievements, $4 batch size. Players of a day in
 * index order, and whether their totals are newer than their last check.
 */
const PLAYED_ON_DAY = {
  name: 'players-to-check',
  text: `
    SELECT played.user_id AS "userId",
           held.completed < $3 AND t.computed_at IS NOT NULL
             AND (held.checked_at IS NULL OR held.checked_at <= t.computed_at) AS "isBehind"
    FROM (
      SELECT DISTINCT user_id FROM play_days
      WHERE day = ${TODAY} - $1::integer AND user_id > $2::uuid
      ORDER BY user_id LIMIT $4
    ) played
    LEFT JOIN player_totals t ON t.user_id = played.user_id
    CROSS JOIN LATERAL (
      SELECT max(checked_at) AS checked_at, count(completed_at) AS completed
      FROM achievements WHERE user_id = played.user_id
    ) held
    ORDER BY played.user_id`,
};

/** $1 batch size. Players with removed scores who have not been checked since the removal. */
const REMOVED_FROM = {
  name: 'players-to-check-after-removals',
  text: `
    SELECT DISTINCT removed.user_id AS "userId" FROM removed_scores removed
    WHERE greatest(removed_at, restored_at) > now() - interval '2 days'
      AND EXISTS (SELECT FROM achievements a WHERE a.user_id = removed.user_id AND a.removals < removed.number)
    LIMIT $1`,
};

export interface PlayedRow extends Row {
  userId: string;
  /** Whether the player has to be checked. */
  isBehind: boolean;
}

@Injectable()
export class AchievementsRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
  ) {}

  async findByUser(userId: string): Promise<AchievementRow[]> {
    const rows = await this.em.fork().find(Achievement, { user: userId });
    return rows.map(({ id, user, key, progress, completedAt }) => ({
      ...{ id, userId: user.id, key, progress },
      completedAt: completedAt ?? null,
    }));
  }

  byIds(ids: number[]): Promise<AchievementRow[]> {
    return this.sql.run<AchievementRow & Row>(BY_ID, [ids]);
  }

  async markChecked(userIds: string[], readAt: Date): Promise<void> {
    await this.sql.note(MARK_CHECKED, [userIds, readAt, ACHIEVEMENTS[0]?.key]);
  }

  playersOfDay(daysAgo: number, after: string, limit: number): Promise<PlayedRow[]> {
    return this.sql.run<PlayedRow>(PLAYED_ON_DAY, [daysAgo, after, ACHIEVEMENTS.length, limit]);
  }

  async playersWithRemovedScores(limit: number): Promise<string[]> {
    const rows = await this.sql.run<{ userId: string }>(REMOVED_FROM, [limit]);
    return rows.map(({ userId }) => userId);
  }
}
