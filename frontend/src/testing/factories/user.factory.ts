import type { OwnUser } from '@gamegeek/contracts/auth/auth.schemas.js';

export function ownUser(changes: Partial<OwnUser> = {}): OwnUser {
  return {
    id: '00000000-0000-4000-8000-00000000000a',
    username: 'ada',
    email: 'ada@example.org',
    email_verified: false,
    pending_email: null,
    is_admin: false,
    credits: 0,
    total_score: 0,
    level: 1,
    rank: 'Novice',
    created_at: '2026-11-01T10:00:00.000Z',
    updated_at: '2026-11-01T10:00:00.000Z',
    ...changes,
  };
}

export function sessionAnswer(user = ownUser()) {
  return { session: { access_token: `token-of-${user.username}`, expires_at: '2026-12-20T00:00:00.000Z' }, user };
}
