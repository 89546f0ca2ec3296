import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { MOST_FOLLOWED, type FollowedPlayer } from '@gamegeek/contracts/follows/follows.schemas.js';
import type { Slice } from '../../../core/http/input/paging.js';
import { lockBoth } from './follows.repository.js';

/** ? user, ? blocked user. */
const BLOCK = 'INSERT INTO user_blocks (user_id, blocked_id) VALUES (?, ?) ON CONFLICT DO NOTHING';
const UNBLOCK = 'DELETE FROM user_blocks WHERE user_id = ? AND blocked_id = ?';
const HAS_BLOCKED = 'SELECT FROM user_blocks WHERE user_id = ? AND blocked_id = ?';
/** Twice, the second time with the users swapped. */
const UNFOLLOW_BOTH =
  'DELETE FROM follows WHERE (user_id = ? AND followed_id = ?) OR (user_id = ? AND followed_id = ?)';

/** ? user, ? limit, ? offset. The newest first. */
const BLOCKED = `
  SELECT u.id, u.username, b.since FROM user_blocks b JOIN users u ON u.id = b.blocked_id
  WHERE b.user_id = ? ORDER BY b.since DESC, b.blocked_id LIMIT ? OFFSET ?`;

/** ? user. */
const COUNT = 'SELECT count(*)::int AS count FROM user_blocks WHERE user_id = ?';

/** ? account, twice. */
const FORGET = 'DELETE FROM user_blocks WHERE user_id = ? OR blocked_id = ?';

/** Whom users have blocked. */
@Injectable()
export class UserBlocksRepository {
  constructor(private readonly em: EntityManager) {}

  /** Neither follows the other from then on. */
  async block(userId: string, blockedId: string): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      if (!(await lockBoth(em, userId, blockedId))) return;
      await em.execute(BLOCK, [userId, blockedId]);
      await em.execute(UNFOLLOW_BOTH, [userId, blockedId, blockedId, userId]);
    });
  }

  async unblock(userId: string, blockedId: string): Promise<void> {
    await this.em.fork().execute(UNBLOCK, [userId, blockedId]);
  }

  async hasBlocked(userId: string, blockedId: string): Promise<boolean> {
    return (await this.em.fork().execute<object[]>(HAS_BLOCKED, [userId, blockedId])).length > 0;
  }

  async blockedBy(userId: string, { limit, offset }: Slice): Promise<FollowedPlayer[]> {
    const rows = await this.em.fork().execute<FollowedPlayer[]>(BLOCKED, [userId, limit, offset]);
    return rows.map((row) => ({ ...row, since: new Date(row.since).toISOString() }));
  }

  allBlockedBy(userId: string): Promise<FollowedPlayer[]> {
    return this.blockedBy(userId, { limit: MOST_FOLLOWED, offset: 0 });
  }

  async count(userId: string): Promise<number> {
    const [row] = await this.em.fork().execute<{ count: number }[]>(COUNT, [userId]);
    return row?.count ?? 0;
  }

  /** Within the transaction that deletes the account. */
  async forget(em: EntityManager, userId: string): Promise<void> {
    await em.execute(FORGET, [userId, userId]);
  }
}
