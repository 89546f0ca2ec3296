import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { AgentTokenDto } from '@gamegeek/contracts/auth/agent-token.dto.js';
import { AGENT_TOKEN_PREFIX, AGENT_TOKENS_MAX, type AgentScope } from '@gamegeek/contracts/auth/agent-tokens.js';
import { InvalidatedCache } from '../../../core/cache/invalidated-cache.js';
import { afterCommit } from '../../../core/database/after-commit.js';
import { DatabaseClock } from '../../../core/database/database-clock.service.js';
import { conflict, unauthorized } from '../../../core/errors/app-error.js';
import { RateLimits } from '../../../core/limits/rate-limits.service.js';
import { Invalidations } from '../../../core/redis/invalidations.service.js';
import { recordSecurityEvent } from '../security-events/security-events.repository.js';
import { USER_CHANGED, type Caller, type SessionOwner } from '../sessions/sessions.service.js';
import type { AgentToken } from './agent-token.entity.js';
import {
  countAgentTokens,
  deleteAgentTokens,
  findAgentToken,
  findAgentTokens,
  insertAgentToken,
  lockMaker,
  TOUCH_EVERY,
  touchAgentToken,
} from './agent-tokens.sql.js';

const TOKEN_BYTES = 32;
const FORMAT = /^gga_[A-Za-z0-9_-]{43}$/;
const CACHE = { ttl: 5_000, size: 20_000 };

/** Invalidation after a token was removed, by its id. */
const AGENT_TOKEN_REMOVED = 'agent-token';

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
    return findAgentTokens(this.em.fork(), userId);
  }

  async make(
    { userId, sessionId }: SessionOwner,
    { name, scopes }: AgentTokenDto,
  ): Promise<{ stored: AgentToken; token: string }> {
    await this.limits.consume('newAgentToken', userId);
    const token = AGENT_TOKEN_PREFIX + randomBytes(TOKEN_BYTES).toString('base64url');
    const stored = await this.em.fork().transactional(async (em) => {
      if (!(await lockMaker(em, userId, sessionId))) throw unauthorized();
      if ((await countAgentTokens(em, userId)) >= AGENT_TOKENS_MAX) {
        throw conflict({ name: [`You have ${AGENT_TOKENS_MAX} agent tokens, which is the most. Remove one first.`] });
      }
      const made = await insertAgentToken(em, { userId, name, scopes, tokenHash: hashOf(token) });
      await recordSecurityEvent(em, { kind: 'agent_token_added', userId });
      return made;
    });
    return { stored, token };
  }

  /** Every node refuses the token at once. Returns false if the user has no such token. */
  async remove(userId: string, id: number): Promise<boolean> {
    return this.em.fork().transactional(async (em) => {
      if (!(await deleteAgentTokens(em, userId, id))) return false;
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
    if (!(await deleteAgentTokens(em, userId))) return false;
    afterCommit(em, () => this.invalidations.publish(USER_CHANGED, userId));
    return true;
  }

  private async load(token: string): Promise<Agent | undefined> {
    const em = this.em.fork();
    const stored = await findAgentToken(em, hashOf(token));
    if (!stored) return undefined;
    const { id, scopes, lastUsedAt, user } = stored;
    if (!lastUsedAt || lastUsedAt.getTime() <= this.clock.now() - TOUCH_EVERY) await touchAgentToken(em, id);
    const mutedUntil = this.clock.isAhead(user.mutedUntil) ? user.mutedUntil : null;
    // An agent of an admin is no admin.
    return { tokenId: id, scopes, userId: user.id, username: user.username, isAdmin: false, mutedUntil };
  }
}

/** A plain hash is enough, because 256 random bits cannot be guessed. */
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
