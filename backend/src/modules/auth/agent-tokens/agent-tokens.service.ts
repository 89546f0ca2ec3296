import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { AgentTokenDto } from '@gamegeek/contracts/auth/agent-token.dto.js';
import { AGENT_TOKEN_PREFIX, AGENT_TOKENS_MAX, type AgentScope } from '@gamegeek/contracts/auth/agent-tokens.js';
import { InvalidatedCache } from '../../../core/cache/invalidated-cache.js';
import { afterCommit } from '../../../core/database/after-commit.js';
import { DatabaseClock } from '../../../core/database/database-clock.service.js';
import { databaseTime } from '../../../core/database/database-time.js';
import { conflict, unauthorized } from '../../../core/errors/app-error.js';
import { RateLimits } from '../../../core/limits/rate-limits.service.js';
import { Invalidations } from '../../../core/redis/invalidations.service.js';
import { recordSecurityEvent } from '../security-events/security-events.repository.js';
import { USER_CHANGED, type Caller, type SessionOwner } from '../sessions/sessions.service.js';
import { AgentToken } from './agent-token.entity.js';

const TOKEN_BYTES = 32;
const FORMAT = /^gga_[A-Za-z0-9_-]{43}$/;
const CACHE = { ttl: 5_000, size: 20_000 };
/** How often a use is stored, in milliseconds; for all nodes together. */
const TOUCH_EVERY = 60_000;

/** Invalidation after a token was removed, by its id. */
const AGENT_TOKEN_REMOVED = 'agent-token';

/** Locks account and session, so that no token is made for an account that is being deleted or a session that ends. */
const LOCK_CALLER = `
  SELECT FROM users u JOIN sessions s ON s.user_id = u.id
  WHERE u.id = ? AND u.deleted_at IS NULL AND s.id = ? FOR NO KEY UPDATE OF u FOR KEY SHARE OF s`;

/** An agent that works for a user, with a token of the user. */
export interface Agent extends Caller {
  tokenId: number;
  scopes: readonly AgentScope[];
}

export const isAgent = (caller: Caller): caller is Agent => 'tokenId' in caller;

export function isAgentTokenFormat(text: string): boolean {
  return FORMAT.test(text);
}

/** Makes, lists, removes and recognises tokens. Their texts are stored nowhere. */
@Injectable()
export class AgentTokens {
  private readonly cache: InvalidatedCache<Agent>;

  constructor(
    private readonly em: EntityManager,
    private readonly invalidations: Invalidations,
    private readonly limits: RateLimits,
    private readonly clock: DatabaseClock,
  ) {
    this.cache = new InvalidatedCache({ ...CACHE, load: (token) => this.load(token), invalidations });
    invalidations.on(AGENT_TOKEN_REMOVED, (id) => this.cache.deleteWhere(({ tokenId }) => tokenId === Number(id)));
    invalidations.on(USER_CHANGED, (id) => this.cache.deleteWhere(({ userId }) => userId === id));
  }

  /** The agent with this token; cached for seconds. A text that cannot be a token costs no query. */
  async resolve(token: string): Promise<Agent | undefined> {
    return isAgentTokenFormat(token) ? this.cache.get(token) : undefined;
  }

  /** The same from memory; undefined also if it has not been loaded. */
  cached(token: string): Agent | undefined {
    return this.cache.peek(token);
  }

  /** The newest first. */
  of(userId: string): Promise<AgentToken[]> {
    return this.em.fork().find(AgentToken, { user: userId }, { orderBy: { id: 'desc' } });
  }

  async make(
    { userId, sessionId }: SessionOwner,
    { name, scopes }: AgentTokenDto,
  ): Promise<{ stored: AgentToken; token: string }> {
    await this.limits.consume('newAgentToken', userId);
    const token = AGENT_TOKEN_PREFIX + randomBytes(TOKEN_BYTES).toString('base64url');
    const stored = await this.em.fork().transactional(async (em) => {
      if ((await em.execute<object[]>(LOCK_CALLER, [userId, sessionId])).length === 0) throw unauthorized();
      if ((await em.count(AgentToken, { user: userId })) >= AGENT_TOKENS_MAX) {
        throw conflict({ name: [`You have ${AGENT_TOKENS_MAX} agent tokens, which is the most. Remove one first.`] });
      }
      const made = em.create(AgentToken, { user: userId, name, scopes, tokenHash: hashOf(token) });
      await em.flush();
      await recordSecurityEvent(em, { kind: 'agent_token_added', userId });
      return made;
    });
    return { stored, token };
  }

  /** Every node refuses the token at once. Returns false if the user has no such token. */
  async remove(userId: string, id: number): Promise<boolean> {
    return this.em.fork().transactional(async (em) => {
      if ((await em.nativeDelete(AgentToken, { id, user: userId })) === 0) return false;
      await recordSecurityEvent(em, { kind: 'agent_token_removed', userId });
      afterCommit(em, () => this.invalidations.publish(AGENT_TOKEN_REMOVED, id));
      return true;
    });
  }

  /** Removes all tokens of the user within the transaction of `em`: every node refuses them at once. */
  async removeAll(em: EntityManager, userId: string): Promise<void> {
    if (!(await this.erase(em, userId))) return;
    await recordSecurityEvent(em, { kind: 'agent_token_removed', userId });
  }

  /** The same with the account. Returns false if there were none. */
  async erase(em: EntityManager, userId: string): Promise<boolean> {
    if ((await em.nativeDelete(AgentToken, { user: userId })) === 0) return false;
    afterCommit(em, () => this.invalidations.publish(USER_CHANGED, userId));
    return true;
  }

  private async load(token: string): Promise<Agent | undefined> {
    const em = this.em.fork();
    const where = { tokenHash: hashOf(token), user: { deletedAt: null } };
    const stored = await em.findOne(AgentToken, where, { populate: ['user'] });
    if (!stored) return undefined;
    const { id, scopes, lastUsedAt, user } = stored;
    if (!lastUsedAt || lastUsedAt.getTime() <= this.clock.now() - TOUCH_EVERY) await touch(em, id);
    const mutedUntil = this.clock.isAhead(user.mutedUntil) ? user.mutedUntil : null;
    // An agent of an admin is no admin.
    return { tokenId: id, scopes, userId: user.id, username: user.username, isAdmin: false, mutedUntil };
  }
}

/** A plain hash is enough, because 256 random bits cannot be guessed. */
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

async function touch(em: EntityManager, id: number): Promise<void> {
  const isDue = { $or: [{ lastUsedAt: null }, { lastUsedAt: { $lte: databaseTime(-TOUCH_EVERY) } }] };
  await em.nativeUpdate(AgentToken, { id, ...isDue }, { lastUsedAt: databaseTime() });
}
