import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { MOST_FOLLOWED, type FollowedPlayer } from '@gamegeek/contracts/follows/follows.schemas.js';
import type { Slice } from '../../../core/http/input/paging.js';
import { areBlocked } from './user-blocks.sql.js';

/** ? user, ? other user. In order, so that two transactions do not wait for each other. */
const LOCK_BOTH = 'SELECT FROM users WHERE id IN (?, ?) AND deleted_at IS NULL ORDER BY id FOR NO KEY UPDATE';

/** ? player, ? followed player. */
const FOLLOW = `
  INSERT INTO follows (user_id, followed_id)
  SELECT given.user_id, given.followed_id FROM (SELECT ?::uuid AS user_id, ?::uuid AS followed_id) given
  WHERE NOT ${areBlocked('given.user_id', 'given.followed_id')}
  ON CONFLICT DO NOTHING`;

/** ? player, ? followed player. */
const UNFOLLOW = 'DELETE FROM follows WHERE user_id = ? AND followed_id = ?';
const IS_FOLLOWING = 'SELECT FROM follows WHERE user_id = ? AND followed_id = ?';

/** ? player, ? limit, ? offset. The newest first. */
const FOLLOWED = `
  SELECT u.id, u.username, f.since FROM follows f JOIN users u ON u.id = f.followed_id
  WHERE f.user_id = ? ORDER BY f.since DESC, f.followed_id LIMIT ? OFFSET ?`;

/** ? player. */
const COUNT_FOLLOWED = 'SELECT count(*)::int AS count FROM follows WHERE user_id = ?';
const COUNT_FOLLOWERS = 'SELECT count(*)::int AS count FROM follows WHERE followed_id = ?';

/** ? account, twice. */
const FORGET = 'DELETE FROM follows WHERE user_id = ? OR followed_id = ?';

/**
 * Until the end of the transaction of `em`, what one user is to the other changes nowhere else. False if an account has
 * been deleted.
 */
export async function lockBoth(em: EntityManager, one: string, other: string): Promise<boolean> {
  return (await em.execute<object[]>(LOCK_BOTH, [one, other])).length === 2;
}

/** Who follows whom. */
@Injectable()
export class FollowsRepository {
  constructor(private readonly em: EntityManager) {}

  async follow(userId: string, followedId: string): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      if (await lockBoth(em, userId, followedId)) await em.execute(FOLLOW, [userId, followedId]);
    });
  }

  async unfollow(userId: string, followedId: string): Promise<void> {
    await this.em.fork().execute(UNFOLLOW, [userId, followedId]);
  }

  async isFollowing(userId: string, followedId: string): Promise<boolean> {
    return (await this.em.fork().execute<object[]>(IS_FOLLOWING, [userId, followedId])).length > 0;
  }

  async followedBy(userId: string, { limit, offset }: Slice): Promise<FollowedPlayer[]> {
    const rows = await this.em.fork().execute<FollowedPlayer[]>(FOLLOWED, [userId, limit, offset]);
    return rows.map((row) => ({ ...row, since: new Date(row.since).toISOString() }));
  }

  allFollowedBy(userId: string): Promise<FollowedPlayer[]> {
    return this.followedBy(userId, { limit: MOST_FOLLOWED, offset: 0 });
  }

  countFollowedBy(userId: string): Promise<number> {
    return this.count(COUNT_FOLLOWED, userId);
  }

  countFollowersOf(userId: string): Promise<number> {
    return this.count(COUNT_FOLLOWERS, userId);
  }

  /** Within the transaction that deletes the account. */
  async forget(em: EntityManager, userId: string): Promise<void> {
    await em.execute(FORGET, [userId, userId]);
  }

  private async count(statement: string, userId: string): Promise<number> {
    const [row] = await this.em.fork().execute<{ count: number }[]>(statement, [userId]);
    return row?.count ?? 0;
  }
}
