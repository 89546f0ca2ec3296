import { Injectable } from '@nestjs/common';
import { CONNECTED_GAME_UNUSED } from '@gamegeek/contracts/play/play-limits.js';
import { ago } from '../../../core/database/database-time.js';
import { Sql, type Row } from '../../../core/database/sql.service.js';
import { hashSecret } from '../secrets.js';

export interface ConnectedGameRow extends Row {
  id: string;
  gameId: number;
  userId: string;
}

/** For a connected game c: whether it was connected or used lately. Each session stores its own use. */
export const IS_USED = `
  (c.connected_at > ${ago(CONNECTED_GAME_UNUSED)} OR EXISTS (
    SELECT FROM play_sessions used
    WHERE used.connected_game_id = c.id AND used.last_ping_at > ${ago(CONNECTED_GAME_UNUSED)}))`;

/** $1 hash of the device secret. */
const FIND = {
  name: 'find-connected-game',
  text: `
    SELECT c.id, c.game_id AS "gameId", c.user_id AS "userId"
    FROM connected_games c WHERE c.secret_hash = $1 AND ${IS_USED}`,
};

/** $1 id, $2 player. A trigger ends its sessions. */
const END = {
  name: 'end-connected-game',
  text: 'DELETE FROM connected_games WHERE id = $1 AND user_id = $2 RETURNING id',
};

/** $1 batch size. */
const FORGET = {
  name: 'forget-connected-games',
  text: `
    DELETE FROM connected_games WHERE id IN (SELECT c.id FROM connected_games c WHERE NOT ${IS_USED} LIMIT $1)
    RETURNING id`,
};

@Injectable()
export class ConnectedGamesRepository {
  constructor(private readonly sql: Sql) {}

  /** Returns undefined if the connection has ended. */
  async find(secret: string): Promise<ConnectedGameRow | undefined> {
    const [row] = await this.sql.run<ConnectedGameRow>(FIND, [hashSecret(secret)]);
    return row;
  }

  /** Ends the connection and its sessions. Returns false if the player has no such connection. */
  async end(id: string, userId: string): Promise<boolean> {
    const rows = await this.sql.run(END, [id, userId]);
    return rows.length > 0;
  }

  async deleteOld(limit: number): Promise<number> {
    const rows = await this.sql.run(FORGET, [limit]);
    return rows.length;
  }
}
