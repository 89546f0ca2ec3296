import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { OwnUser } from '@gamegeek/contracts/auth/auth.schemas.js';
import { presentOwnUser } from './own-user.presenter.js';
import { User } from './user.entity.js';

const TOTAL = 'SELECT score FROM player_totals WHERE user_id = ?';

/** Reads users with their totals, by SQL, because the scores module depends on this one. */
@Injectable()
export class OwnUsersRepository {
  constructor(private readonly em: EntityManager) {}

  async get(userId: string): Promise<OwnUser | undefined> {
    const em = this.em.fork();
    const [user, totals] = await Promise.all([
      em.findOne(User, { id: userId, deletedAt: null }),
      em.fork().execute<{ score: string }[]>(TOTAL, [userId]),
    ]);
    return user ? presentOwnUser(user, Number(totals[0]?.score ?? 0)) : undefined;
  }
}
