import { Injectable, type OnModuleInit } from '@nestjs/common';
import type pg from 'pg';
import { Sql, type Row } from '../../../core/database/sql.js';
import { EventStream } from '../../../core/events/event-stream.js';
import { Outbox } from '../../../core/events/outbox.js';
import { OutboxRelay } from '../../../core/events/outbox-relay.js';
import { presentAchievement, type AchievementRow } from './achievement.presenter.js';
import type { AchievementsChanged } from './achievements.events.js';

/** The outbox row holds ids alone: what is left behind is told as it is by then. */
const WRITE = {
  name: 'achievement-news',
  text: `INSERT INTO outbox_events (name, payload) VALUES ('achievements.changed', $1::jsonb) RETURNING id`,
};

const WRITE_LOWERED = {
  name: 'lowered-achievement-news',
  text: `INSERT INTO outbox_events (name, payload) VALUES ('achievements.lowered', $1::jsonb) RETURNING id`,
};

const READ = {
  name: 'achievements-by-id',
  text: `
    SELECT id, user_id AS "userId", key, progress, completed_at AS "completedAt"
    FROM achievements WHERE id = ANY($1::integer[])`,
};

/** Tells all nodes of achievements that moved, also those that a crash or an absent Redis left untold. */
@Injectable()
export class AchievementNews implements OnModuleInit {
  constructor(
    private readonly sql: Sql,
    private readonly events: EventStream,
    private readonly outbox: Outbox,
    private readonly relay: OutboxRelay,
  ) {}

  onModuleInit(): void {
    this.relay.handle('achievements.changed', async (payloads) => {
      const rows = await this.sql.run<AchievementRow & Row>(READ, [payloads.flatMap(readIds)]);
      if (rows.length > 0 && !(await this.publish(rows))) throw new Error('Redis is away');
    });
    this.relay.handle('achievements.lowered', async (payloads) => {
      const userIds = [...new Set(payloads.flatMap(readTexts))];
      if (!(await this.events.publish('achievements.lowered', { userIds }))) throw new Error('Redis is away');
    });
  }

  /** The same for players whose achievements have fallen. */
  async writeLowered(client: Pick<pg.ClientBase, 'query'>, userIds: string[]): Promise<number | undefined> {
    if (userIds.length === 0) return undefined;
    const written = await client.query<{ id: number }>({ ...WRITE_LOWERED, values: [JSON.stringify(userIds)] });
    return written.rows[0]?.id;
  }

  async tellLowered(userIds: string[], eventId: number): Promise<void> {
    if (await this.events.publish('achievements.lowered', { userIds })) this.outbox.settle(eventId);
  }

  /** Writes the event with the change that it tells of. Answers its id, or undefined when nothing has moved. */
  async write(client: Pick<pg.ClientBase, 'query'>, rows: AchievementRow[]): Promise<number | undefined> {
    if (rows.length === 0) return undefined;
    const ids = JSON.stringify(rows.map(({ id }) => id));
    const written = await client.query<{ id: number }>({ ...WRITE, values: [ids] });
    return written.rows[0]?.id;
  }

  /** Tells of rows that were written with this event, once they are committed. */
  async tell(rows: AchievementRow[], eventId: number): Promise<void> {
    if (await this.publish(rows)) this.outbox.settle(eventId);
  }

  private publish(rows: AchievementRow[]): Promise<boolean> {
    const event: AchievementsChanged = {
      players: [...Map.groupBy(rows, ({ userId }) => userId)].map(([userId, moved]) => ({
        userId,
        achievements: moved.map(presentAchievement),
      })),
    };
    return this.events.publish('achievements.changed', event);
  }
}

function readIds(payload: unknown): number[] {
  return Array.isArray(payload) ? payload.map(Number) : [];
}

function readTexts(payload: unknown): string[] {
  return Array.isArray(payload) ? payload.map(String) : [];
}
