import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Achievement as AchievementView } from '@gamegeek/contracts/profiles/profiles.schemas.js';
import { ACHIEVEMENTS, mergeAchievements } from '@gamegeek/rules/achievements.js';
import { Sql } from '../../../core/database/sql.service.js';
import { TransactionalPublisher } from '../../../core/events/transactional-publisher.service.js';
import { BestProjection } from '../../scores/bests/best-projection.service.js';
import { NoticesService } from '../inbox/notices.service.js';
import type { NewNotice } from '../inbox/notices.sql.js';
import { presentAchievement, type AchievementRow } from './achievement.presenter.js';
import { achievementIds, playerIds, type AchievementsChanged } from './achievements.events.js';
import { AchievementsRepository } from './achievements.repository.js';
import { lowerAchievements } from './lower-achievements.sql.js';
import { findIncreases, raiseAchievements, type Increases } from './raise-achievements.sql.js';

/** Checks players against the achievement rules. Idempotent, and safe to run concurrently. */
@Injectable()
export class AchievementsService implements OnModuleInit {
  constructor(
    private readonly achievements: AchievementsRepository,
    private readonly sql: Sql,
    private readonly publisher: TransactionalPublisher,
    private readonly notices: NoticesService,
    private readonly projection: BestProjection,
  ) {}

  onModuleInit(): void {
    this.publisher.register('achievements.changed', {
      payload: achievementIds,
      load: async (payloads) => {
        const rows = await this.achievements.byIds(payloads.flat());
        return rows.length > 0 ? [changeOf(rows)] : [];
      },
    });
    this.publisher.register('achievements.lowered', {
      payload: playerIds,
      load: (payloads) => [{ userIds: [...new Set(payloads.flat())] }],
    });
  }

  /** Returns all achievements of a user in the order of the rules. Creates their rows on first use. */
  async of(userId: string): Promise<AchievementView[]> {
    const stored = await this.find(userId);
    return stored.length === ACHIEVEMENTS.length ? stored : this.recheck(userId);
  }

  /** Checks the user, then returns all achievements. */
  async recheck(userId: string): Promise<AchievementView[]> {
    await this.check([userId]);
    return this.find(userId);
  }

  /** Returns the completed achievements of a user in the order of the rules. */
  async completedBy(userId: string): Promise<AchievementView[]> {
    const stored = await this.find(userId);
    return stored.filter(({ completed }) => completed);
  }

  /**
   * Raises the achievements of these players, and publishes the changes. After a removed score, what is no longer
   * earned is lowered first. Returns when the figures were read.
   */
  async check(userIds: string[]): Promise<Date> {
    await this.projection.catchUp();
    let increases = await findIncreases(this.sql.pool, userIds);
    if (increases.mayHaveLess.length > 0) {
      await this.lower(increases.mayHaveLess);
      increases = await findIncreases(this.sql.pool, userIds);
    }
    if (increases.rows.length > 0) await this.raise(increases);
    return increases.readAt;
  }

  private async raise(increases: Increases): Promise<void> {
    await this.sql.transaction(async (client) => {
      const rows = await raiseAchievements(client, increases);
      if (rows.length === 0) return;
      const ids = rows.map(({ id }) => id);
      await this.publisher.emit(client, 'achievements.changed', ids, changeOf(rows));
      const completed = rows.filter(({ completedAt }) => completedAt !== null);
      await this.notices.create(client, completed.map(noticeOf));
    });
  }

  private async lower(userIds: string[]): Promise<void> {
    await this.sql.transaction(async (client) => {
      const lowered = await lowerAchievements(client, userIds);
      if (lowered.length === 0) return;
      const players = [...new Set(lowered.map(({ userId }) => userId))];
      await this.publisher.emit(client, 'achievements.lowered', players);
      const revoked = lowered.filter(({ wasCompleted }) => wasCompleted);
      await this.notices.withdrawFrom(client, revoked.map(noticeOf));
    });
  }

  private async find(userId: string): Promise<AchievementView[]> {
    const rows = await this.achievements.findByUser(userId);
    return mergeAchievements([], rows.map(presentAchievement));
  }
}

function noticeOf({ userId, key }: Pick<AchievementRow, 'userId' | 'key'>): NewNotice {
  return { userId, kind: 'achievement', occasion: `achievement:${key}`, details: { key } };
}

function changeOf(rows: AchievementRow[]): AchievementsChanged {
  const players = [...Map.groupBy(rows, ({ userId }) => userId)].map(([userId, changed]) => ({
    userId,
    achievements: changed.map(presentAchievement),
  }));
  return { players };
}
