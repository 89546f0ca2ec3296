import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { PublicUser } from '@gamegeek/contracts/auth/auth.schemas.js';
import { isUsername } from '@gamegeek/contracts/auth/username.js';
import { User } from './user.entity.js';

/** What anyone may know of a user. */
@Injectable()
export class PublicUsersRepository {
  constructor(private readonly em: EntityManager) {}

  /** Whoever is called so, regardless of case. Deleted accounts are nobody. */
  async named(username: string): Promise<PublicUser | undefined> {
    if (!isUsername(username)) return undefined;
    const user = await this.em
      .fork()
      .createQueryBuilder(User)
      .where('lower(username) = lower(?) AND deleted_at IS NULL', [username])
      .getSingleResult();
    return user ? { id: user.id, username: user.username, created_at: user.createdAt.toISOString() } : undefined;
  }
}
