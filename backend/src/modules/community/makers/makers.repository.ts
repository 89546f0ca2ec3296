import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Sql, type Row } from '../../../core/database/sql.service.js';

export interface MakerRow {
  id: string;
  username: string;
  /** Times are in the format of PostgreSQL. */
  invitedAt: string;
  acceptedAt: string | null;
}

export interface TransferRow {
  id: string;
  username: string;
  offeredAt: string;
}

const COLUMNS = `u.id, u.username, m.invited_at AS "invitedAt", m.accepted_at AS "acceptedAt"`;

/** ? game. */
const OF_GAME = `
  SELECT ${COLUMNS} FROM game_makers m JOIN users u ON u.id = m.user_id
  WHERE m.game_id = ? ORDER BY m.invited_at, m.user_id`;

/** ? game, ? player, ? inviter. Locks the player, so that no account is invited that is being deleted. */
const INVITE = `
  INSERT INTO game_makers (game_id, user_id, invited_by)
  SELECT ?, id, ? FROM users WHERE id = ? AND deleted_at IS NULL FOR KEY SHARE
  ON CONFLICT (game_id, user_id) DO NOTHING RETURNING user_id`;

/** ? game, ? player. */
const ACCEPT = `
  UPDATE game_makers SET accepted_at = now() WHERE game_id = ? AND user_id = ? AND accepted_at IS NULL RETURNING user_id`;

/** ? game, ? player. */
const REMOVE = 'DELETE FROM game_makers WHERE game_id = ? AND user_id = ? RETURNING user_id';

/** ? game. */
const TRANSFER_OF = `
  SELECT u.id, u.username, t.offered_at AS "offeredAt" FROM game_transfers t JOIN users u ON u.id = t.user_id
  WHERE t.game_id = ?`;

/** ? game, ? player. */
const OFFER = `
  INSERT INTO game_transfers (game_id, user_id)
  SELECT ?, id FROM users WHERE id = ? AND deleted_at IS NULL FOR KEY SHARE
  ON CONFLICT (game_id) DO UPDATE SET user_id = excluded.user_id, offered_at = now() RETURNING user_id`;

/** ? game, ? player or null for anybody. */
const WITHDRAW = 'DELETE FROM game_transfers WHERE game_id = ? AND user_id = coalesce(?, user_id) RETURNING user_id';

/** ? game, ? new creator. Both as co-makers; the months of the launch promotion are those of the creator's own place. */
const GIVE = [
  `INSERT INTO game_makers (game_id, user_id, invited_by, accepted_at)
   SELECT id, created_by, ?, now() FROM games WHERE id = ?
   ON CONFLICT (game_id, user_id) DO UPDATE SET accepted_at = now()`,
  `UPDATE games g SET created_by = ?, updated_at = now(),
     premium_until = (SELECT premium_until FROM launch_places WHERE user_id = ?) WHERE id = ?`,
  // Last, because a trigger ends the plays of who makes the game no more.
  'DELETE FROM game_makers WHERE user_id = ? AND game_id = ?',
];

/** $1 account. Games that it makes with others, and invitations. */
const OF_ACCOUNT = {
  name: 'games-made-by-account',
  text: `
    SELECT m.game_id, g.name AS game, m.invited_at, m.accepted_at FROM game_makers m JOIN games g ON g.id = m.game_id
    WHERE m.user_id = $1 ORDER BY m.invited_at, m.game_id`,
};

/** Co-makers of games, invitations, and offers of games. */
@Injectable()
export class MakersRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
  ) {}

  ofGame(gameId: number, em = this.em.fork()): Promise<MakerRow[]> {
    return em.execute<MakerRow[]>(OF_GAME, [gameId]);
  }

  /** Returns false if the player is a co-maker or invited already. */
  invite(em: EntityManager, gameId: number, userId: string, inviterId: string): Promise<boolean> {
    return isDone(em, INVITE, [gameId, inviterId, userId]);
  }

  /** Returns false if there is no invitation. */
  accept(em: EntityManager, gameId: number, userId: string): Promise<boolean> {
    return isDone(em, ACCEPT, [gameId, userId]);
  }

  /** Returns false if the player is neither a co-maker nor invited. */
  remove(em: EntityManager, gameId: number, userId: string): Promise<boolean> {
    return isDone(em, REMOVE, [gameId, userId]);
  }

  async transferOf(gameId: number, em = this.em.fork()): Promise<TransferRow | undefined> {
    const [row] = await em.execute<TransferRow[]>(TRANSFER_OF, [gameId]);
    return row;
  }

  /** Replaces an earlier offer. Returns false if the account is gone. */
  offer(em: EntityManager, gameId: number, userId: string): Promise<boolean> {
    return isDone(em, OFFER, [gameId, userId]);
  }

  /** Returns false if the game was not offered, to this player if one is given. */
  withdraw(em: EntityManager, gameId: number, userId?: string): Promise<boolean> {
    return isDone(em, WITHDRAW, [gameId, userId ?? null]);
  }

  /** The former creator becomes a co-maker. */
  async give(em: EntityManager, gameId: number, userId: string): Promise<void> {
    const [keepFormer = '', change = '', drop = ''] = GIVE;
    await em.execute(keepFormer, [userId, gameId]);
    await em.execute(change, [userId, userId, gameId]);
    await em.execute(drop, [userId, gameId]);
  }

  ofAccount(userId: string): Promise<Row[]> {
    return this.sql.run(OF_ACCOUNT, [userId]);
  }

  /** Within the transaction that deletes the account. Returns the games it was a co-maker of. */
  async deleteOfAccount(em: EntityManager, userId: string): Promise<number[]> {
    await em.execute('DELETE FROM game_transfers WHERE user_id = ?', [userId]);
    const rows = await em.execute<{ id: number }[]>(
      'DELETE FROM game_makers WHERE user_id = ? RETURNING game_id AS id',
      [userId],
    );
    return rows.map(({ id }) => id);
  }
}

async function isDone(em: EntityManager, statement: string, values: unknown[]): Promise<boolean> {
  return (await em.execute<object[]>(statement, values)).length > 0;
}
