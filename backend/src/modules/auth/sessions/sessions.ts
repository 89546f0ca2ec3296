import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Remembered } from '../../../core/cache/remembered.js';
import { Invalidations } from '../../../core/redis/invalidation.js';
import { Session } from './session.entity.js';
import { generateSessionToken, hashSessionToken, isSessionTokenFormat } from './session-token.js';
import type { User } from '../accounts/user.entity.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** A session that is not used ends after this time, and every session after the longer one. */
export const IDLE = 14 * DAY;
export const ABSOLUTE = 30 * DAY;
const REMEMBERED = { ttl: 5_000, size: 20_000 };
const USER_AGENT_MAX = 300;

/** Told to every node when a session has ended; the id is the session's. */
export const SESSION_ENDED = 'session';
/** Told to every node when a user's name or role has changed; the id is the user's. */
export const USER_CHANGED = 'user';

/** Who is asking, as far as a valid session says. */
export interface SessionOwner {
  sessionId: number;
  userId: string;
  username: string;
  isAdmin: boolean;
}

export interface OpenedSession {
  token: string;
  expiresAt: Date;
}

export interface Device {
  ip?: string;
  userAgent?: string;
}

@Injectable()
export class Sessions {
  private readonly remembered: Remembered<SessionOwner>;

  constructor(
    private readonly em: EntityManager,
    private readonly invalidations: Invalidations,
  ) {
    this.remembered = new Remembered({ ...REMEMBERED, load: (token) => this.load(token), invalidations });
    invalidations.on(SESSION_ENDED, (id) => this.remembered.forgetWhere(({ sessionId }) => sessionId === Number(id)));
    invalidations.on(USER_CHANGED, (id) => this.remembered.forgetWhere(({ userId }) => userId === id));
  }

  /** A new session for a user that has just proved who they are. The token is known nowhere else. */
  async open(user: User, { ip, userAgent }: Device): Promise<OpenedSession> {
    const em = this.em.fork();
    const token = generateSessionToken();
    const expiresAt = new Date(Date.now() + ABSOLUTE);
    em.create(Session, {
      user: user.id,
      tokenHash: hashSessionToken(token),
      ip: ip ?? null,
      userAgent: userAgent?.toWellFormed().slice(0, USER_AGENT_MAX) ?? null,
      expiresAt,
    });
    await em.flush();
    return { token, expiresAt };
  }

  /** Whose session this token opens, or undefined. Many requests of one session within seconds cost one query. */
  async resolve(token: string): Promise<SessionOwner | undefined> {
    return isSessionTokenFormat(token) ? this.remembered.get(token) : undefined;
  }

  /** The same without a wait: undefined also means "not known yet". */
  cached(token: string): SessionOwner | undefined {
    return this.remembered.cached(token);
  }

  /** Dead at once, on every node. */
  async end({ sessionId, userId }: SessionOwner): Promise<void> {
    await this.em.fork().nativeDelete(Session, { id: sessionId, user: userId });
    await this.invalidations.publish(SESSION_ENDED, sessionId);
  }

  /** Which of these sessions have ended. */
  async ended(sessionIds: number[]): Promise<number[]> {
    const rows = await this.em
      .fork()
      .find(Session, { id: sessionIds, expiresAt: { $gt: new Date() } }, { fields: ['id'] });
    const open = new Set(rows.map(({ id }) => id));
    return sessionIds.filter((id) => !open.has(id));
  }

  private async load(token: string): Promise<SessionOwner | undefined> {
    const em = this.em.fork();
    const session = await em.findOne(
      Session,
      {
        tokenHash: hashSessionToken(token),
        expiresAt: { $gt: new Date() },
        lastSeenAt: { $gt: new Date(Date.now() - IDLE) },
      },
      { populate: ['user'] },
    );
    if (!session) return undefined;
    await this.noteSeen(em, session);
    const { id, username, isAdmin } = session.user;
    return { sessionId: session.id, userId: id, username, isAdmin };
  }

  /** Written at most once a minute, however many requests and nodes there are. */
  private async noteSeen(em: EntityManager, session: Session): Promise<void> {
    const minuteAgo = new Date(Date.now() - MINUTE);
    if (session.lastSeenAt > minuteAgo) return;
    await em.nativeUpdate(Session, { id: session.id, lastSeenAt: { $lte: minuteAgo } }, { lastSeenAt: new Date() });
  }
}
