import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { MOST_FOLLOWED, type FollowedPlayer } from '@gamegeek/contracts/follows/follows.schemas.js';
import type { Slice } from '../../../core/http/input/paging.js';

/** ? player, ? followed player. Locks both, so that no deleted account follows or is followed. */
const FOLLOW = `
  INSERT INTO follows (user_id, followed_id)
  SELECT u.id, followed.id FROM users u CROSS JOIN users followed
  WHERE u.id = ? AND followed.id = ? AND u.deleted_at IS NULL AND followed.deleted_at IS NULL FOR KEY SHARE
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

/** Who follows whom. */
@Injectable()
export class FollowsRepository {
  constructor(private readonly em: EntityManager) {}

  async follow(userId: string, followedId: string): Promise<void> {
    await this.em.fork().execute(FOLLOW, [userId, followedId]);
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
