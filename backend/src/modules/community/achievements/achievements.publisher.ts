import { Injectable, type OnModuleInit } from '@nestjs/common';
import type pg from 'pg';
import { unavailable } from '../../../core/errors/app-error.js';
import { EventStream } from '../../../core/events/event-stream.js';
import { Outbox } from '../../../core/events/outbox.js';
import { OutboxRelay } from '../../../core/events/outbox-relay.js';
import { presentAchievement, type AchievementRow } from './achievement.presenter.js';
import type { AchievementsChanged } from './achievements.events.js';
import { AchievementsRepository } from './achievements.repository.js';

type Client = Pick<pg.ClientBase, 'query'>;

/** The payload has ids only; a late event is published with the rows as they are then. */
const WRITE_CHANGED = {
  name: 'achievements-changed-event',
  text: `INSERT INTO outbox_events (name, payload) VALUES ('achievements.changed', $1::jsonb) RETURNING id`,
};

const WRITE_LOWERED = {
  name: 'achievements-lowered-event',
  text: `INSERT INTO outbox_events (name, payload) VALUES ('achievements.lowered', $1::jsonb) RETURNING id`,
};

/** Publishes changes of achievements; the outbox relay republishes what a crash left unpublished. */
@Injectable()
export class AchievementsPublisher implements OnModuleInit {
  constructor(
    private readonly events: EventStream,
    private readonly outbox: Outbox,
    private readonly relay: OutboxRelay,
    private readonly achievements: AchievementsRepository,
  ) {}

  onModuleInit(): void {
    this.relay.handle('achievements.changed', async (payloads) => {
      const rows = await this.achievements.byIds(payloads.flatMap(parseIds));
      if (rows.length > 0 && !(await this.send(rows))) throw unavailable();
    });
    this.relay.handle('achievements.lowered', async (payloads) => {
      const userIds = [...new Set(payloads.flatMap(parseUserIds))];
      if (!(await this.events.publish('achievements.lowered', { userIds }))) throw unavailable();
    });
  }

  /** Writes the outbox row, within the caller's transaction. Returns its id, or undefined if there is nothing to write. */
  async writeChanged(client: Client, rows: AchievementRow[]): Promise<number | undefined> {
    if (rows.length === 0) return undefined;
    const ids = JSON.stringify(rows.map(({ id }) => id));
    const written = await client.query<{ id: number }>({ ...WRITE_CHANGED, values: [ids] });
    return written.rows[0]?.id;
  }

  /** The same for players whose achievements were lowered. */
  async writeLowered(client: Client, userIds: string[]): Promise<number | undefined> {
    if (userIds.length === 0) return undefined;
    const written = await client.query<{ id: number }>({ ...WRITE_LOWERED, values: [JSON.stringify(userIds)] });
    return written.rows[0]?.id;
  }

  /** To be called after commit. */
  async publishChanged(rows: AchievementRow[], eventId: number): Promise<void> {
    if (await this.send(rows)) this.outbox.markPublished(eventId);
  }

  /** To be called after commit. */
  async publishLowered(userIds: string[], eventId: number): Promise<void> {
    if (await this.events.publish('achievements.lowered', { userIds })) this.outbox.markPublished(eventId);
  }

  private send(rows: AchievementRow[]): Promise<boolean> {
    const event: AchievementsChanged = {
      players: [...Map.groupBy(rows, ({ userId }) => userId)].map(([userId, changed]) => ({
        userId,
        achievements: changed.map(presentAchievement),
      })),
    };
    return this.events.publish('achievements.changed', event);
  }
}

function parseIds(payload: unknown): number[] {
  return Array.isArray(payload) ? payload.map(Number) : [];
}

function parseUserIds(payload: unknown): string[] {
  return Array.isArray(payload) ? payload.map(String) : [];
}
