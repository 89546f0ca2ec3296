import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';

/** Locks in a fixed order, to avoid deadlocks with the deletion of accounts. */
const LOCK = `
  SELECT id, username, is_admin AS "isAdmin", deleted_at IS NOT NULL AS "isDeleted"
  FROM users WHERE id = ANY(?::uuid[]) ORDER BY id FOR KEY SHARE`;

export interface ModerationUser {
  id: string;
  username: string;
  isAdmin: boolean;
  isDeleted: boolean;
}

@Injectable()
export class ModerationUsersRepository {
  /** Locks the users, so that none of their accounts is deleted before the transaction of `em` ends. */
  lock(em: EntityManager, userIds: string[]): Promise<ModerationUser[]> {
    return em.execute<ModerationUser[]>(LOCK, [`{${userIds.join(',')}}`]);
  }
}
