import { Injectable, type OnModuleInit } from '@nestjs/common';
import type pg from 'pg';
import { unavailable } from '../../../../core/errors/app-error.js';
import { EventStream } from '../../../../core/events/event-stream.js';
import { Outbox } from '../../../../core/events/outbox.js';
import { OutboxRelay } from '../../../../core/events/outbox-relay.js';
import { presentGameAchievement } from './game-achievement.presenter.js';
import { GameAchievementsRepository, type GameAchievementId } from './game-achievements.repository.js';

/** The payload has keys only; a late event is published with the rows as they are then. */
const WRITE = {
  name: 'unlocks-added-event',
  text: `INSERT INTO outbox_events (name, payload) VALUES ('unlocks.added', $1::jsonb) RETURNING id`,
};

/** Publishes completed game achievements; the outbox relay republishes what a crash left unpublished. */
@Injectable()
export class GameAchievementsPublisher implements OnModuleInit {
  constructor(
    private readonly events: EventStream,
    private readonly outbox: Outbox,
    private readonly relay: OutboxRelay,
    private readonly achievements: GameAchievementsRepository,
  ) {}

  onModuleInit(): void {
    this.relay.handle('unlocks.added', async (payloads) => {
      if (!(await this.send(payloads.flatMap(parseIds)))) throw unavailable();
    });
  }

  /** Writes the outbox row, within the caller's transaction. Returns its id, or undefined if there is nothing to write. */
  async write(client: Pick<pg.ClientBase, 'query'>, gained: GameAchievementId[]): Promise<number | undefined> {
    if (gained.length === 0) return undefined;
    const payload = gained.map(({ userId, gameId, key }): GameAchievementId => ({ userId, gameId, key }));
    const written = await client.query<{ id: number }>({ ...WRITE, values: [JSON.stringify(payload)] });
    return written.rows[0]?.id;
  }

  /** To be called after commit. */
  async publish(gained: GameAchievementId[], eventId: number): Promise<void> {
    if (await this.send(gained)) this.outbox.markPublished(eventId);
  }

  private async send(ids: GameAchievementId[]): Promise<boolean> {
    const rows = await this.achievements.byIds(ids);
    const players = [...Map.groupBy(rows, ({ userId }) => userId)].map(([userId, own]) => ({
      userId: userId ?? '',
      achievements: own.flatMap(presentGameAchievement),
    }));
    return players.length === 0 || this.events.publish('unlocks.added', { players });
  }
}

function parseIds(payload: unknown): GameAchievementId[] {
  if (!Array.isArray(payload)) return [];
  return payload.map(({ userId, gameId, key }: Record<string, unknown>) => ({
    userId: String(userId),
    gameId: Number(gameId),
    key: String(key),
  }));
}
