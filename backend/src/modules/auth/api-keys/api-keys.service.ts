import { Inject, Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { BatchLoader } from '../../../core/cache/batch-loader.js';
import { InvalidatedCache } from '../../../core/cache/invalidated-cache.js';
import { afterCommit } from '../../../core/database/after-commit.js';
import { Sql } from '../../../core/database/sql.service.js';
import { AppError, unauthorized } from '../../../core/errors/app-error.js';
import { LimitedLog } from '../../../core/logging/limited-log.js';
import { RateLimits } from '../../../core/limits/rate-limits.service.js';
import { Invalidations } from '../../../core/redis/invalidations.service.js';
import { UnreadableSecretError } from '../../../core/secrets/sealing.js';
import { recordSecurityEvent } from '../security-events/security-events.repository.js';
import type { SessionOwner } from '../sessions/sessions.service.js';
import { generateApiKey, isApiKeyFormat } from '../shared/api-key-format.js';
import { secretUnreadable, SET_PREVIOUS_SECRET } from '../shared/secret-unreadable.js';
import { ApiKeyVault } from './api-key-vault.js';
import {
  deleteApiKeys,
  endApiKeys,
  endOldApiKeys,
  findApiKey,
  insertApiKey,
  noteUseOfApiKeys,
  oldApiKeyUntil,
  OWNERS_OF_KEYS,
  replaceApiKey,
  type ApiKeyOwner,
  type KeyRow,
} from './api-keys.sql.js';

const MINUTE = 60_000;
/** Entries are invalidated when a key changes; the time to live covers lost messages. */
const CACHE = { ttl: 60_000, size: 100_000 };
/** How often the last use of keys is written, in milliseconds. */
const FLUSH_EVERY = 5_000;
const KEY_NAME = 'Default';
/** How long a key works after its owner has replaced it, in milliseconds. */
const OLD_KEY_LIFETIME = 24 * 60 * MINUTE;

/** Invalidation after a user's key has changed, by the user's id. */
const API_KEY_CHANGED = 'api-key';

/** A user who requests their key, and the session of the request. */
type Caller = Pick<SessionOwner, 'userId' | 'sessionId'>;

interface KnownKey extends ApiKeyOwner {
  /** Null for a replaced key. */
  keyId: number | null;
  /** The last recorded use, in milliseconds since the epoch. */
  usedAt: number;
  /** When a replaced key stops working, as of `performance.now()`; infinite for others. */
  validUntil: number;
}

/** A key with its text, for its owner only. */
export interface OwnKey {
  key: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  /** Until then, a key that this one has replaced works as well. */
  oldKeyUntil: Date | null;
}

@Injectable()
export class ApiKeys implements OnModuleInit, OnModuleDestroy {
  private readonly log = new LimitedLog(new Logger('Accounts'));
  private readonly vault: ApiKeyVault;
  private readonly cache: InvalidatedCache<KnownKey>;
  private used = new Set<number>();
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly invalidations: Invalidations,
    private readonly limits: RateLimits,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.vault = new ApiKeyVault(settings);
    const loader = new BatchLoader((keys: string[]) => this.loadAll(keys));
    this.cache = new InvalidatedCache({ ...CACHE, load: (key) => loader.load(key), invalidations });
    invalidations.on(API_KEY_CHANGED, (id) => this.cache.deleteWhere(({ userId }) => userId === id));
  }

  onModuleInit(): void {
    this.timer = setInterval(() => void this.flushUsed(), FLUSH_EVERY).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.flushUsed();
  }

  /** The owner of a key from memory; undefined also if it has not been loaded. On the hot path of scores. */
  cached(key: string): ApiKeyOwner | undefined {
    return this.use(this.cache.peek(key));
  }

  /** The owner of a key. A text that cannot be a key costs no query. */
  async resolve(key: string): Promise<ApiKeyOwner | undefined> {
    if (!isApiKeyFormat(key)) return undefined;
    return this.use(await this.cache.get(key));
  }

  /** Whether a key that `resolve` does not find has been replaced, as far as it is in memory from then. */
  wasReplaced(key: string): boolean {
    const known = this.cache.peek(key);
    return known !== undefined && known.validUntil <= performance.now();
  }

  /** The user's key, created on first read. */
  async of(caller: Caller): Promise<OwnKey> {
    return (await this.find(caller.userId)) ?? this.make(caller);
  }

  /** The text of the user's key; null if it can no longer be decrypted. */
  async textOf(caller: Caller): Promise<string | null> {
    try {
      return (await this.of(caller)).key;
    } catch (error) {
      if (error instanceof AppError && error.code === 'secret_unreadable') return null;
      throw error;
    }
  }

  /** Replaces the key. The old one works for another day, unless every node is to refuse it at once. */
  async regenerate(caller: Caller, { immediately }: { immediately: boolean }): Promise<OwnKey> {
    const { userId } = caller;
    const keepsOld = !immediately && (await this.isReadable(userId));
    if (keepsOld) await this.limits.consume('newApiKey', userId);
    return this.own(userId, async (em, made) => {
      const isReplaced = await replaceApiKey(em, { ...made, ...caller }, keepsOld ? OLD_KEY_LIFETIME : 0);
      if (!isReplaced) throw unauthorized();
      await recordSecurityEvent(em, { kind: 'api_key_changed', userId });
      afterCommit(em, () => this.forget(userId));
    });
  }

  /** Every node refuses replaced keys at once. */
  async endOld(userId: string): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      if (await endOldApiKeys(em, userId)) afterCommit(em, () => this.forget(userId));
    });
  }

  /**
   * Removes the key, and those that it has replaced, within the transaction of `em`: every node refuses them at once. A
   * new one is made when it is next read. False if there was none.
   */
  async remove(em: EntityManager, userId: string): Promise<boolean> {
    if (!(await endApiKeys(em, userId))) return false;
    afterCommit(em, () => this.forget(userId));
    return true;
  }

  /** The same with the account: nothing is kept of the keys. */
  async erase(em: EntityManager, userId: string): Promise<void> {
    await deleteApiKeys(em, userId);
    afterCommit(em, () => this.forget(userId));
  }

  /** Every node looks the user's key up again, because the key or the username has changed. */
  async forget(userId: string): Promise<void> {
    await this.invalidations.publish(API_KEY_CHANGED, userId);
  }

  private async find(userId: string): Promise<OwnKey | undefined> {
    const em = this.em.fork();
    const row = await findApiKey(em, userId);
    if (!row) return undefined;
    const { name, createdAt, lastUsedAt } = row;
    const key = this.open(row.sealedKey, userId);
    return { key, name, createdAt, lastUsedAt: lastUsedAt ?? null, oldKeyUntil: await oldApiKeyUntil(em, userId) };
  }

  /** A key that was sealed with an unknown secret is not found by its hash either. */
  private async isReadable(userId: string): Promise<boolean> {
    const row = await findApiKey(this.em.fork(), userId);
    try {
      return row !== null && this.vault.open(row.sealedKey, userId) !== '';
    } catch (error) {
      if (error instanceof UnreadableSecretError) return false;
      throw error;
    }
  }

  private open(sealed: Uint8Array, userId: string): string {
    try {
      return this.vault.open(sealed, userId);
    } catch (error) {
      if (!(error instanceof UnreadableSecretError)) throw error;
      this.log.error({ userId }, `an API key was sealed with another secret: ${SET_PREVIOUS_SECRET}`);
      throw secretUnreadable('Your API key can no longer be read. Please make a new one.');
    }
  }

  /**
   * Concurrent requests create one key and return it. Throws `unauthorized` if the account or session has just ended.
   */
  private make(caller: Caller): Promise<OwnKey> {
    return this.own(caller.userId, (em, made) => insertApiKey(em, 'keep', { ...made, ...caller }));
  }

  /** Stores a new key, and returns the user's key after that. */
  private async own(
    userId: string,
    store: (em: EntityManager, made: { name: string; hash: Buffer; sealed: Buffer }) => Promise<unknown>,
  ): Promise<OwnKey> {
    const key = generateApiKey();
    const made = { name: KEY_NAME, hash: this.vault.hash(key), sealed: this.vault.seal(key, userId) };
    await this.em.fork().transactional((em) => store(em, made));
    const own = await this.find(userId);
    if (!own) throw unauthorized();
    return own;
  }

  private async loadAll(keys: string[]): Promise<Map<string, KnownKey>> {
    const hashed = keys.flatMap((key) => this.vault.hashes(key).map((hash) => ({ hash, key })));
    const byHash = new Map(hashed.map(({ hash, key }) => [hash.toString('hex'), key]));
    const asked = performance.now();
    const rows = await this.sql.run<KeyRow>(OWNERS_OF_KEYS, [hashed.map(({ hash }) => hash)]);
    const owners = new Map<string, KnownKey>();
    for (const { keyHash, lastUsedAt, validFor, ...owner } of rows) {
      const key = byHash.get(keyHash.toString('hex'));
      const validUntil = validFor === null ? Infinity : asked + validFor;
      if (key !== undefined) owners.set(key, { ...owner, usedAt: lastUsedAt?.getTime() ?? 0, validUntil });
    }
    return owners;
  }

  private use(known: KnownKey | undefined): KnownKey | undefined {
    if (!known || known.validUntil <= performance.now()) return undefined;
    this.noteUsed(known);
    return known;
  }

  private noteUsed(known: KnownKey): void {
    if (known.keyId === null) return;
    const now = Date.now();
    if (now - known.usedAt < MINUTE) return;
    known.usedAt = now;
    this.used.add(known.keyId);
  }

  private async flushUsed(): Promise<void> {
    if (this.used.size === 0) return;
    const ids = [...this.used];
    this.used = new Set();
    try {
      await noteUseOfApiKeys(this.em.fork(), ids);
    } catch (error) {
      this.log.warn({ keys: ids.length, reason: (error as Error).message }, 'could not record the use of API keys');
    }
  }
}
