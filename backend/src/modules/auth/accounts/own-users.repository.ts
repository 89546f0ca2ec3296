import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { OwnUser } from '@gamegeek/contracts/auth/auth.schemas.js';
import { User } from './user.entity.js';
import { levelOf } from '@gamegeek/rules/level.js';

const TOTAL = 'SELECT score FROM player_totals WHERE user_id = ?';

/** The private view of a user, for that user only. */
function presentOwnUser(user: User, totalScore: number): OwnUser {
  const { level, rank } = levelOf(totalScore);
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    email_verified: Boolean(user.emailVerifiedAt),
    pending_email: user.pendingEmail ?? null,
    is_admin: user.isAdmin,
    credits: user.credits,
    total_score: totalScore,
    level,
    rank,
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
  };
}

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
