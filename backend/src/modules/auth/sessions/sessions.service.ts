import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { InvalidatedCache } from '../../../core/cache/invalidated-cache.js';
import { afterCommit } from '../../../core/database/after-commit.js';
import { DatabaseClock } from '../../../core/database/database-clock.service.js';
import { TransactionalPublisher } from '../../../core/events/transactional-publisher.service.js';
import { Invalidations } from '../../../core/redis/invalidations.service.js';
import type { User } from '../accounts/user.entity.js';
import { generateSessionToken, hashSessionToken, isSessionTokenFormat } from './session-token.js';
import type { Session } from './session.entity.js';
import { sessionsEnded } from './sessions.events.js';
import {
  deleteExpiredSessions,
  deleteSession,
  deleteSessions,
  findOpenSession,
  findOpenSessions,
  insertSession,
  openSessionsOf,
  TOUCH_EVERY,
  touchSession,
} from './sessions.sql.js';

const CACHE = { ttl: 5_000, size: 20_000 };
const USER_AGENT_MAX = 300;

/** Invalidation after a session has ended, by its id. */
export const SESSION_ENDED = 'session';
/** Invalidation after a user's name, role, mute or password has changed, by their id. */
export const USER_CHANGED = 'user';

/** The user for whom a request is made. */
export interface Caller {
  userId: string;
  username: string;
  isAdmin: boolean;
  /** Until then the user cannot publish anything but scores; null if that is over. */
  mutedUntil: Date | null;
}

/** The user of a valid session. */
export interface SessionOwner extends Caller {
  sessionId: number;
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
export class SessionsService implements OnModuleInit {
  private readonly cache: InvalidatedCache<SessionOwner>;

  constructor(
    private readonly em: EntityManager,
    private readonly invalidations: Invalidations,
    private readonly publisher: TransactionalPublisher,
    private readonly clock: DatabaseClock,
  ) {
    this.cache = new InvalidatedCache({ ...CACHE, load: (token) => this.load(token), invalidations });
    invalidations.on(SESSION_ENDED, (id) => this.cache.deleteWhere(({ sessionId }) => sessionId === Number(id)));
    invalidations.on(USER_CHANGED, (id) => this.cache.deleteWhere(({ userId }) => userId === id));
  }

  onModuleInit(): void {
    this.publisher.register('sessions.ended', {
      payload: sessionsEnded,
      replay: async (ended) => {
        const ids = ended.flatMap(({ sessionIds }) => sessionIds);
        await Promise.all(ids.map((id) => this.invalidations.publish(SESSION_ENDED, id)));
      },
    });
  }

  /** Opens a session for a user who has just been authenticated. The returned token is stored nowhere. */
  async open(em: EntityManager, user: User, { ip, userAgent }: Device): Promise<OpenedSession> {
    const token = generateSessionToken();
    const expiresAt = await insertSession(em, {
      userId: user.id,
      tokenHash: hashSessionToken(token),
      ip: ip ?? null,
      userAgent: userAgentOf(userAgent),
    });
    return { token, expiresAt };
  }

  /** The valid sessions of a user, the most recently used first. */
  async openOf(userId: string): Promise<Session[]> {
    return findOpenSessions(this.em.fork(), userId);
  }

  /** The owner of this token's session; cached for seconds. */
  async resolve(token: string): Promise<SessionOwner | undefined> {
    return isSessionTokenFormat(token) ? this.cache.get(token) : undefined;
  }

  /** The same from memory; undefined also if it has not been loaded. */
  cached(token: string): SessionOwner | undefined {
    return this.cache.peek(token);
  }

  /** Ends a session on every node. Returns false if the user has no such session. */
  async end({ sessionId, userId }: Pick<SessionOwner, 'sessionId' | 'userId'>): Promise<boolean> {
    return this.em.fork().transactional(async (em) => {
      const isEnded = await deleteSession(em, userId, sessionId);
      if (isEnded) await this.emitEnded(em, [sessionId]);
      return isEnded;
    });
  }

  /** Ends all sessions of the user but this one, on every node. */
  async endOthers({ sessionId, userId }: Pick<SessionOwner, 'sessionId' | 'userId'>): Promise<void> {
    await this.em.fork().transactional((em) => this.endAll(em, userId, sessionId));
  }

  /**
   * Ends all sessions of the user on every node, except for one if it is given, and all connected games; within the
   * transaction of `em`.
   */
  async endAll(em: EntityManager, userId: string, except?: number): Promise<void> {
    await this.emitEnded(em, await deleteSessions(em, userId, except));
    // Triggers also end play sessions of connected games, even if there was no other session.
    afterCommit(em, () => this.forget(userId));
  }

  /** Every node loads the user again. */
  async forget(userId: string): Promise<void> {
    await this.invalidations.publish(USER_CHANGED, userId);
  }

  /** Returns those of these sessions that have ended. */
  async ended(sessionIds: number[]): Promise<number[]> {
    const open = await openSessionsOf(this.em.fork(), sessionIds);
    return sessionIds.filter((id) => !open.has(id));
  }

  /** Deletes sessions that are no longer valid and closes their sockets. */
  async forgetExpired(): Promise<void> {
    await deleteExpiredSessions(this.em, (em, ids) => this.emitEnded(em, ids));
  }

  /** Every node drops these sessions from its cache and closes their sockets once `em` has committed. */
  private async emitEnded(em: EntityManager, sessionIds: number[]): Promise<void> {
    if (sessionIds.length > 0) await this.publisher.emit(em, 'sessions.ended', { sessionIds });
  }

  private async load(token: string): Promise<SessionOwner | undefined> {
    const em = this.em.fork();
    const session = await findOpenSession(em, hashSessionToken(token));
    if (!session) return undefined;
    if (session.lastSeenAt.getTime() <= this.clock.now() - TOUCH_EVERY) await touchSession(em, session.id);
    const { id, username, isAdmin, mutedUntil } = session.user;
    const isMuted = this.clock.isAhead(mutedUntil);
    return { sessionId: session.id, userId: id, username, isAdmin, mutedUntil: isMuted ? mutedUntil : null };
  }
}

export function userAgentOf(header: string | undefined): string | null {
  return header?.toWellFormed().slice(0, USER_AGENT_MAX) ?? null;
}
