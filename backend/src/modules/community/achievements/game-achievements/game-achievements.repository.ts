import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { Sql, type Row } from '../../../../core/database/sql.service.js';
import type { GameAchievementId } from '../achievements.events.js';
import type { GameAchievementRow } from './game-achievement.presenter.js';

const completed = (name: string, condition: string) => ({
  name,
  text: `
    SELECT a.user_id AS "userId", a.game_id AS "gameId", g.name AS "gameName", g.arcade_id AS "arcadeId", a.key,
           a.completed_at AS "completedAt"
    FROM game_achievements a JOIN games g ON g.id = a.game_id
    WHERE g.active AND ${condition}
    ORDER BY a.completed_at DESC, a.game_id, a.key`,
});
const COMPLETED_BY = completed('game-achievements-of-player', 'a.user_id = $1');
/** $1 users, $2 games, $3 keys: arrays of one length. */
const COMPLETED_BY_KEY = completed(
  'game-achievements-by-key',
  '(a.user_id, a.game_id, a.key) IN (SELECT * FROM unnest($1::uuid[], $2::integer[], $3::text[]))',
);
const COMPLETED_IN_GAME = {
  name: 'game-achievements-in-game',
  text: `
    SELECT key, completed_at AS "completedAt" FROM game_achievements WHERE user_id = $1 AND game_id = $2`,
};

/** $1 games. */
const ARCADE_IDS = {
  name: 'arcade-ids-of-games',
  text: `SELECT id, arcade_id AS "arcadeId" FROM games WHERE id = ANY($1::integer[]) AND arcade_id IS NOT NULL`,
};

interface CompletedRow extends Row {
  key: string;
  completedAt: Date;
}

@Injectable()
export class GameAchievementsRepository {
  constructor(private readonly sql: Sql) {}

  completedBy(userId: string): Promise<GameAchievementRow[]> {
    return this.sql.run<GameAchievementRow>(COMPLETED_BY, [userId]);
  }

  /** Returns those of these achievements that are completed now. */
  byIds(ids: GameAchievementId[]): Promise<GameAchievementRow[]> {
    return this.sql.run<GameAchievementRow>(COMPLETED_BY_KEY, [
      ids.map(({ userId }) => userId),
      ids.map(({ gameId }) => gameId),
      ids.map(({ key }) => key),
    ]);
  }

  /** Returns the time of completion by key. */
  async completedInGame(userId: string, gameId: number): Promise<Map<string, Date>> {
    const rows = await this.sql.run<CompletedRow>(COMPLETED_IN_GAME, [userId, gameId]);
    return new Map(rows.map((row) => [row.key, row.completedAt]));
  }

  /** Within the caller's transaction: the arcade game behind each of these games that has one. */
  async arcadeIdsOf(client: Pick<pg.ClientBase, 'query'>, gameIds: number[]): Promise<Map<number, string>> {
    if (gameIds.length === 0) return new Map();
    const values = [[...new Set(gameIds)]];
    const { rows } = await client.query<{ id: number; arcadeId: string }>({ ...ARCADE_IDS, values });
    return new Map(rows.map(({ id, arcadeId }) => [id, arcadeId]));
  }
}
