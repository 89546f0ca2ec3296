import type { Login as LoginView, OpenSession } from '@gamegeek/contracts/auth/account.schemas.js';
import type { OwnUser, SessionAnswer } from '@gamegeek/contracts/auth/auth.schemas.js';
import type { Login } from './login.entity.js';
import type { Session } from './session.entity.js';
import type { OpenedSession, SessionOwner } from './sessions.service.js';

export function presentOpenSession(session: Session, caller: SessionOwner): OpenSession {
  const { id, createdAt, lastSeenAt, ip, userAgent } = session;
  const current = id === caller.sessionId;
  return {
    id,
    created_at: createdAt.toISOString(),
    // Stored at most once a minute; the caller's own session is in use now.
    last_seen_at: (current ? new Date() : lastSeenAt).toISOString(),
    ip: ip ?? null,
    user_agent: userAgent ?? null,
    current,
  };
}

export function presentLogin({ id, createdAt, ip, userAgent }: Login): LoginView {
  return { id, created_at: createdAt.toISOString(), ip: ip ?? null, user_agent: userAgent ?? null };
}

export function presentSession({ token, expiresAt }: OpenedSession, user: OwnUser): SessionAnswer {
  return { session: { access_token: token, expires_at: expiresAt.toISOString() }, user };
}
