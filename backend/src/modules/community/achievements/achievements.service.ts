import { Injectable } from '@nestjs/common';
import type { Achievement as AchievementView } from '@gamegeek/contracts/profiles/profiles.types.js';
import { ACHIEVEMENTS, mergeAchievements } from '@gamegeek/rules/achievements.js';
import { Sql } from '../../../core/database/sql.js';
import { BestProjection } from '../../scores/index.js';
import { NoticesService, type NewNotice } from '../inbox/index.js';
import { presentAchievement, type AchievementRow } from './achievement.presenter.js';
import { AchievementsPublisher } from './achievements.publisher.js';
import { AchievementsRepository } from './achievements.repository.js';
import { lowerAchievements } from './lower-achievements.sql.js';
import { findIncreases, raiseAchievements, type Increases } from './raise-achievements.sql.js';

/** Checks players against the achievement rules. Idempotent, and safe to run concurrently. */
@Injectable()
export class AchievementsService {
  constructor(
    private readonly achievements: AchievementsRepository,
    private readonly sql: Sql,
    private readonly publisher: AchievementsPublisher,
    private readonly notices: NoticesService,
    private readonly projection: BestProjection,
  ) {}

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
   * Raises the achievements of these players, pays the credits, and publishes the changes. After a removed score, what is
   * no longer earned is lowered first. Returns when the figures were read.
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
    const { rows, eventId, changes } = await this.sql.transaction(async (client) => {
      const rows = await raiseAchievements(client, increases);
      const completed = rows.filter(({ completedAt }) => completedAt !== null).map(noticeOf);
      return {
        rows,
        eventId: await this.publisher.writeChanged(client, rows),
        changes: await this.notices.createWith(client, completed),
      };
    });
    if (eventId !== undefined) await this.publisher.publishChanged(rows, eventId);
    await this.notices.publish(changes);
  }

  private async lower(userIds: string[]): Promise<void> {
    const { players, eventId, changes } = await this.sql.transaction(async (client) => {
      const lowered = await lowerAchievements(client, userIds);
      const players = [...new Set(lowered.map(({ userId }) => userId))];
      const revoked = lowered.filter(({ wasCompleted }) => wasCompleted).map(noticeOf);
      return {
        players,
        eventId: await this.publisher.writeLowered(client, players),
        changes: await this.notices.withdrawWith(client, revoked),
      };
    });
    if (eventId !== undefined) await this.publisher.publishLowered(players, eventId);
    await this.notices.publish(changes);
  }

  private async find(userId: string): Promise<AchievementView[]> {
    const rows = await this.achievements.findByUser(userId);
    return mergeAchievements([], rows.map(presentAchievement));
  }
}

function noticeOf({ userId, key }: Pick<AchievementRow, 'userId' | 'key'>): NewNotice {
  return { userId, kind: 'achievement', occasion: `achievement:${key}`, details: { key } };
}
