import type { OwnUser } from '@gamegeek/contracts/auth/auth.schemas.js';
import { levelOf } from '@gamegeek/rules/level.js';
import type { User } from './user.entity.js';

/** The private view of a user, for that user only. */
export function presentOwnUser(user: User, totalScore: number): OwnUser {
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
