import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { OwnUser } from '@gamegeek/contracts/auth/auth.schemas.js';
import { creditsOf } from '../credits/earned-credits.sql.js';
import { User } from './user.entity.js';
import { levelOf } from '@gamegeek/rules/level.js';

const FIGURES = `
  SELECT coalesce((SELECT score FROM player_totals WHERE user_id = u.id), 0) AS score, ${creditsOf('u.id')} AS credits
  FROM users u WHERE id = ?`;

/** The private view of a user, for that user only. */
function presentOwnUser(user: User, { totalScore, credits }: { totalScore: number; credits: number }): OwnUser {
  const { level, rank } = levelOf(totalScore);
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    email_verified: Boolean(user.emailVerifiedAt),
    pending_email: user.pendingEmail ?? null,
    is_admin: user.isAdmin,
    credits,
    total_score: totalScore,
    level,
    rank,
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
  };
}

/** Reads users with their totals and credits, by SQL, because the modules of both depend on this one. */
@Injectable()
export class OwnUsersRepository {
  constructor(private readonly em: EntityManager) {}

  async get(userId: string): Promise<OwnUser | undefined> {
    const em = this.em.fork();
    const [user, [figures]] = await Promise.all([
      em.findOne(User, { id: userId, deletedAt: null }),
      em.fork().execute<{ score: string; credits: number }[]>(FIGURES, [userId]),
    ]);
    if (!user || !figures) return undefined;
    return presentOwnUser(user, { totalScore: Number(figures.score), credits: figures.credits });
  }
}
