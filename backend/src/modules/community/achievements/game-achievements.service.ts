import { Injectable, type OnModuleInit } from '@nestjs/common';
import { achievementsOfGame } from '@gamegeek/arcade/metas.js';
import type { GameAchievement } from '@gamegeek/contracts/users/users.types.js';
import { Sql, type Row } from '../../../core/database/sql.js';
import { EventStream } from '../../../core/events/event-stream.js';
import { Outbox } from '../../../core/events/outbox.js';
import { OutboxRelay } from '../../../core/events/outbox-relay.js';
import { notFound } from '../../../core/errors/app-error.js';
import { PersonalData, PublicUsers, type SessionOwner } from '../../auth/index.js';
import { GamesService } from '../../games/index.js';
import { AchievementNews } from './achievement-news.js';
import { presentGameAchievement, type GameAchievementRow } from './game-achievement.presenter.js';
import { settle, type GameAchievementChange } from './settle-game-achievements.js';

/** The outbox row holds keys only; the event is published with the rows as they are then. */
const WRITE = {
  name: 'game-achievement-news',
  text: `INSERT INTO outbox_events (name, payload) VALUES ('unlocks.added', $1::jsonb) RETURNING id`,
};

const completed = (name: string, condition: string) => ({
  name,
  text: `
    SELECT a.user_id AS "userId", a.game_id AS "gameId", g.name AS "gameName", g.arcade_id AS "arcadeId", a.key,
           a.completed_at AS "completedAt"
    FROM game_achievements a JOIN games g ON g.id = a.game_id
    WHERE a.completed_at IS NOT NULL AND g.active AND ${condition}
    ORDER BY a.completed_at DESC, a.game_id, a.key`,
});
const COMPLETED_BY = completed('game-achievements-of-player', 'a.user_id = $1');
/** $1 users, $2 games, $3 keys: arrays of one length. */
const COMPLETED_NOW = completed(
  'game-achievements-by-key',
  '(a.user_id, a.game_id, a.key) IN (SELECT * FROM unnest($1::uuid[], $2::integer[], $3::text[]))',
);
const COMPLETED_IN = {
  name: 'game-achievements-in-game',
  text: `
    SELECT key, completed_at AS "completedAt" FROM game_achievements
    WHERE user_id = $1 AND game_id = $2 AND completed_at IS NOT NULL`,
};

interface CompletedRow extends Row {
  key: string;
  completedAt: Date;
}

type Key = Pick<GameAchievementChange, 'userId' | 'gameId' | 'key'>;

/** Achievements of single games: earned by proved runs, recorded and paid by the job that settles scores. */
@Injectable()
export class GameAchievements implements OnModuleInit {
  constructor(
    private readonly sql: Sql,
    private readonly games: GamesService,
    private readonly users: PublicUsers,
    private readonly news: AchievementNews,
    private readonly events: EventStream,
    private readonly outbox: Outbox,
    private readonly relay: OutboxRelay,
    private readonly data: PersonalData,
  ) {}

  onModuleInit(): void {
    this.data.register({ name: 'game_achievements', collect: (userId) => this.completedBy(userId) });
    this.relay.handle('unlocks.added', async (payloads) => {
      if (!(await this.publish(payloads.flatMap(readKeys)))) throw new Error('Redis is away');
    });
  }

  async completedBy(userId: string): Promise<GameAchievement[]> {
    const rows = await this.sql.run<GameAchievementRow>(COMPLETED_BY, [userId]);
    return rows.flatMap(presentGameAchievement);
  }

  async completedByPlayer(username: string): Promise<GameAchievement[]> {
    const user = await this.users.named(username);
    if (!user) throw notFound('This player');
    return this.completedBy(user.id);
  }

  /** All achievements of a game, in the order of its rules, and which of them the caller has. */
  async ofGame(gameId: number, caller: SessionOwner | undefined): Promise<GameAchievement[]> {
    const { name, arcadeId } = await this.games.get(gameId, caller);
    if (arcadeId === null) return [];
    const userId = caller?.userId ?? null;
    const rows = userId === null ? [] : await this.sql.run<CompletedRow>(COMPLETED_IN, [userId, gameId]);
    const completedAt = new Map(rows.map((row) => [row.key, row.completedAt]));
    return achievementsOfGame(arcadeId).flatMap(({ id: key }) =>
      presentGameAchievement({
        ...{ userId, gameId, gameName: name, arcadeId, key },
        completedAt: completedAt.get(key) ?? null,
      }),
    );
  }

  /** Settles some players; false when none was left. Safe to run twice, and by two at once. */
  async settle(playersAtOnce: number): Promise<boolean> {
    const { players, gained, losers, gainedEvent, lostEvent } = await this.sql.transaction(async (client) => {
      const { players, changes } = await settle(client, playersAtOnce);
      const gained = changes.filter((change) => change.gained);
      const losers = [...new Set(changes.filter((change) => !change.gained).map(({ userId }) => userId))];
      const payload = gained.map(({ userId, gameId, key }): Key => ({ userId, gameId, key }));
      const written =
        gained.length > 0
          ? await client.query<{ id: number }>({ ...WRITE, values: [JSON.stringify(payload)] })
          : undefined;
      return {
        players,
        gained,
        losers,
        gainedEvent: written?.rows[0]?.id,
        lostEvent: await this.news.writeLowered(client, losers),
      };
    });
    if (gainedEvent !== undefined && (await this.publish(gained))) this.outbox.settle(gainedEvent);
    if (lostEvent !== undefined) await this.news.tellLowered(losers, lostEvent);
    return players > 0;
  }

  private async publish(keys: Key[]): Promise<boolean> {
    const rows = await this.sql.run<GameAchievementRow>(COMPLETED_NOW, [
      keys.map(({ userId }) => userId),
      keys.map(({ gameId }) => gameId),
      keys.map(({ key }) => key),
    ]);
    const players = [...Map.groupBy(rows, ({ userId }) => userId)].map(([userId, own]) => ({
      userId: userId ?? '',
      achievements: own.flatMap(presentGameAchievement),
    }));
    return players.length === 0 || this.events.publish('unlocks.added', { players });
  }
}

function readKeys(payload: unknown): Key[] {
  if (!Array.isArray(payload)) return [];
  return payload.map(({ userId, gameId, key }: Record<string, unknown>) => ({
    userId: String(userId),
    gameId: Number(gameId),
    key: String(key),
  }));
}
