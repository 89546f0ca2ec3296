import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Achievement as AchievementView } from '@gamegeek/contracts/users/users.types.js';
import { ACHIEVEMENTS, mergeAchievements } from '@gamegeek/rules/achievements.js';
import { Sql } from '../../../core/database/sql.js';
import { BestProjection } from '../../scores/index.js';
import { NoticesService, type NewNotice } from '../inbox/index.js';
import { Achievement } from './achievement.entity.js';
import { AchievementNews } from './achievement-news.js';
import { presentAchievement, type AchievementRow } from './achievement.presenter.js';
import { lower } from './lower-achievements.js';
import { findRisen, raise, type Risen } from './raise-achievements.js';

/** Checking players against the rules, and what they have reached. Safe to run twice, and by two at once. */
@Injectable()
export class Achievements {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly news: AchievementNews,
    private readonly notices: NoticesService,
    private readonly projection: BestProjection,
  ) {}

  /** All of a user's achievements, in the order of the rules; their rows are made when they are first asked for. */
  async of(userId: string): Promise<AchievementView[]> {
    const held = await this.read(userId);
    if (held.length === ACHIEVEMENTS.length) return held;
    await this.check([userId]);
    return this.read(userId);
  }

  /** The same after looking again how far the user has come. */
  async recheck(userId: string): Promise<AchievementView[]> {
    await this.check([userId]);
    return this.read(userId);
  }

  /** What a user has completed, in the order of the rules. */
  async completedBy(userId: string): Promise<AchievementView[]> {
    const held = await this.read(userId);
    return held.filter(({ completed }) => completed);
  }

  /**
   * Raises what has risen for these players, pays for it and tells all nodes and the players. Where a score was removed,
   * what it had reached goes back first, and what was told of it with it. Answers when their figures were read.
   */
  async check(userIds: string[]): Promise<Date> {
    await this.projection.catchUp();
    let risen = await findRisen(this.sql.pool, userIds);
    if (risen.mayHaveLess.length > 0) {
      await this.lower(risen.mayHaveLess);
      risen = await findRisen(this.sql.pool, userIds);
    }
    if (risen.rises.length > 0) await this.raise(risen);
    return risen.readAt;
  }

  private async raise(risen: Risen): Promise<void> {
    const { rows, eventId, told } = await this.sql.transaction(async (client) => {
      const moved = await raise(client, risen);
      const completed = moved.filter(({ completedAt }) => completedAt !== null).map(noticeOf);
      return {
        rows: moved,
        eventId: await this.news.write(client, moved),
        told: await this.notices.createWith(client, completed),
      };
    });
    if (eventId !== undefined) await this.news.tell(rows, eventId);
    await this.notices.publish(told);
  }

  private async lower(userIds: string[]): Promise<void> {
    const { players, eventId, told } = await this.sql.transaction(async (client) => {
      const fallen = await lower(client, userIds);
      const players = [...new Set(fallen.map(({ userId }) => userId))];
      const untrue = fallen.filter(({ completed }) => completed).map(noticeOf);
      return {
        players,
        eventId: await this.news.writeLowered(client, players),
        told: await this.notices.withdrawWith(client, untrue),
      };
    });
    if (eventId !== undefined) await this.news.tellLowered(players, eventId);
    await this.notices.publish(told);
  }

  private async read(userId: string): Promise<AchievementView[]> {
    const rows = await this.em.fork().find(Achievement, { user: userId });
    return mergeAchievements([], rows.map(rowOf).map(presentAchievement));
  }
}

function rowOf({ id, user, key, progress, completedAt }: Achievement): AchievementRow {
  return { id, userId: user.id, key, progress, completedAt: completedAt ?? null };
}

function noticeOf({ userId, key }: Pick<AchievementRow, 'userId' | 'key'>): NewNotice {
  return { userId, kind: 'achievement', occasion: `achievement:${key}`, details: { key } };
}
