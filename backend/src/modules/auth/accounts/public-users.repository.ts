import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { PublicUser } from '@gamegeek/contracts/auth/auth.schemas.js';
import { isUsername } from '@gamegeek/contracts/auth/username.js';
import { findUser } from './accounts.sql.js';

/** Reads the public part of users. */
@Injectable()
export class PublicUsersRepository {
  constructor(private readonly em: EntityManager) {}

  /** The user of this name, regardless of case; undefined for deleted accounts. */
  async named(username: string): Promise<PublicUser | undefined> {
    if (!isUsername(username)) return undefined;
    const user = await findUser(this.em.fork(), 'username', username);
    return user ? { id: user.id, username: user.username, created_at: user.createdAt.toISOString() } : undefined;
  }
}
