import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ACHIEVEMENTS } from '@gamegeek/rules/achievements.js';
import { Sql } from '../../../core/database/sql.js';
import { Jobs } from '../../../core/jobs/jobs.js';
import { AchievementsQueue, CHECK_ACHIEVEMENTS } from '../achievements/achievements-queue.js';
import { Achievements } from '../achievements/achievements.service.js';

const PLAYERS_AT_ONCE = 500;

/**
 * $1 players, $2 when their figures were read, $3 the achievement that carries the note: for the sweep, once a minute
 * at most. A row that is locked is being checked this moment, and notes it itself.
 */
const NOTE_CHECK = {
  name: 'note-achievement-check',
  text: `
    UPDATE achievements SET checked_at = $2::timestamptz WHERE id IN (
      SELECT id FROM achievements
      WHERE user_id = ANY($1::uuid[]) AND key = $3 AND checked_at < $2::timestamptz - interval '1 minute'
      FOR NO KEY UPDATE SKIP LOCKED
    )`,
};

/** Checks every player whose totals were recomputed. */
@Injectable()
export class CheckAchievementsJob implements OnModuleInit {
  readonly name = CHECK_ACHIEVEMENTS;

  constructor(
    private readonly jobs: Jobs,
    private readonly queue: AchievementsQueue,
    private readonly achievements: Achievements,
    private readonly sql: Sql,
  ) {}

  onModuleInit(): void {
    this.jobs.define(this);
  }

  run(): Promise<void> {
    return this.queue.takeAll(PLAYERS_AT_ONCE, async (players) => {
      const readAt = await this.achievements.check(players);
      await this.sql.note(NOTE_CHECK, [players, readAt, ACHIEVEMENTS[0]?.key]);
    });
  }
}
