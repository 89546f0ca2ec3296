import { Inject, Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { BatchLoader } from '../../../core/cache/batch-loader.js';
import { InvalidatedCache } from '../../../core/cache/invalidated-cache.js';
import { afterCommit } from '../../../core/database/after-commit.js';
import { Sql } from '../../../core/database/sql.js';
import { AppError, unauthorized } from '../../../core/errors/app-error.js';
import { Invalidations } from '../../../core/redis/invalidation.js';
import { UnreadableSecretError } from '../../../core/secrets/sealing.js';
import { recordSecurityEvent } from '../security-events/index.js';
import type { SessionOwner } from '../sessions/index.js';
import { generateApiKey, isApiKeyFormat } from '../shared/api-key-format.js';
import { secretUnreadable, SET_PREVIOUS_SECRET } from '../shared/secret-unreadable.js';
import { ApiKeyVault } from './api-key-vault.js';
import { ApiKey } from './api-key.entity.js';
import { INSERT_API_KEY, OWNERS_OF_KEYS, type ApiKeyOwner, type KeyRow } from './api-keys.sql.js';

const MINUTE = 60_000;
/** A changed key is forgotten by message; the time is for a node that never got it although it seemed connected. */
const CACHE = { ttl: 60_000, size: 100_000 };
/** How often "last used" is written, for all keys together, in milliseconds. */
const FLUSH = 5_000;
const KEY_NAME = 'Default';

/** Told to every node when a user's key is another one; the id is the user's. */
const API_KEY_CHANGED = 'api-key';

/** Who asks for their key, by which session. */
type Caller = Pick<SessionOwner, 'userId' | 'sessionId'>;

interface KnownKey extends ApiKeyOwner {
  /** When this key's use was last written, in milliseconds since the epoch. */
  usedAt: number;
}

/** A key with its readable text, for its owner's eyes alone. */
export interface OwnKey {
  key: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

@Injectable()
export class ApiKeys implements OnModuleInit, OnModuleDestroy {
  private readonly log = new Logger('Accounts');
  private readonly vault: ApiKeyVault;
  private readonly cache: InvalidatedCache<KnownKey>;
  private used = new Set<number>();
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly invalidations: Invalidations,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.vault = new ApiKeyVault(settings);
    const loader = new BatchLoader((keys: string[]) => this.loadAll(keys));
    this.cache = new InvalidatedCache({ ...CACHE, load: (key) => loader.load(key), invalidations });
    invalidations.on(API_KEY_CHANGED, (id) => this.cache.deleteWhere(({ userId }) => userId === id));
  }

  onModuleInit(): void {
    this.timer = setInterval(() => void this.flushUsed(), FLUSH).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.flushUsed();
  }

  /** Whose key this is, if that is known right now; on the way of every score, so it is one look into a map. */
  cached(key: string): ApiKeyOwner | undefined {
    const known = this.cache.peek(key);
    if (known) this.noteUsed(known);
    return known;
  }

  /** Whose key this is, or undefined. A text that cannot be a key is refused without a query. */
  async resolve(key: string): Promise<ApiKeyOwner | undefined> {
    if (!isApiKeyFormat(key)) return undefined;
    const known = await this.cache.get(key);
    if (known) this.noteUsed(known);
    return known;
  }

  /** The user's one key, made on first read. */
  async of(caller: Caller): Promise<OwnKey> {
    return (await this.find(caller.userId)) ?? this.make(caller, 'keep');
  }

  /** The text of the user's key; null when it cannot be read any more, and they need a new one. */
  async textOf(caller: Caller): Promise<string | null> {
    try {
      return (await this.of(caller)).key;
    } catch (error) {
      if (error instanceof AppError && error.code === 'secret_unreadable') return null;
      throw error;
    }
  }

  /** Replaces the key; every node refuses the old one at once. */
  regenerate(caller: Caller): Promise<OwnKey> {
    return this.make(caller, 'replace');
  }

  /** Removes the key within the transaction of `em`; it is made again when it is next read. False if there was none. */
  async remove(em: EntityManager, userId: string): Promise<boolean> {
    if ((await em.nativeDelete(ApiKey, { user: userId })) === 0) return false;
    afterCommit(em, () => this.forget(userId));
    return true;
  }

  /** Every node looks the user's key up again, because the key or the username has changed. */
  async forget(userId: string): Promise<void> {
    await this.invalidations.publish(API_KEY_CHANGED, userId);
  }

  private async find(userId: string): Promise<OwnKey | undefined> {
    const row = await this.em.fork().findOne(ApiKey, { user: userId });
    if (!row) return undefined;
    const { name, createdAt, lastUsedAt } = row;
    return { key: this.open(row.sealedKey, userId), name, createdAt, lastUsedAt: lastUsedAt ?? null };
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

  /** Two requests at once end with one key, and both answer it. Refused when account or session ended a moment ago. */
  private async make({ userId, sessionId }: Caller, existing: 'keep' | 'replace'): Promise<OwnKey> {
    const key = generateApiKey();
    const values = [KEY_NAME, this.vault.hash(key), this.vault.seal(key, userId), userId, sessionId];
    await this.em.fork().transactional(async (em) => {
      const made = await em.execute<object[]>(INSERT_API_KEY[existing], values);
      if (made.length === 0 || existing === 'keep') return;
      await recordSecurityEvent(em, { kind: 'api_key_changed', userId });
      afterCommit(em, () => this.forget(userId));
    });
    const own = await this.find(userId);
    if (!own) throw unauthorized();
    return own;
  }

  private async loadAll(keys: string[]): Promise<Map<string, KnownKey>> {
    const hashed = keys.flatMap((key) => this.vault.hashes(key).map((hash) => ({ hash, key })));
    const byHash = new Map(hashed.map(({ hash, key }) => [hash.toString('hex'), key]));
    const rows = await this.sql.run<KeyRow>(OWNERS_OF_KEYS, [hashed.map(({ hash }) => hash)]);
    const owners = new Map<string, KnownKey>();
    for (const { keyHash, lastUsedAt, ...owner } of rows) {
      const key = byHash.get(keyHash.toString('hex'));
      if (key !== undefined) owners.set(key, { ...owner, usedAt: lastUsedAt?.getTime() ?? 0 });
    }
    return owners;
  }

  private noteUsed(known: KnownKey): void {
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
      await this.em.fork().nativeUpdate(ApiKey, { id: ids }, { lastUsedAt: new Date() });
    } catch (error) {
      this.log.warn(`could not note the use of ${ids.length} API keys: ${(error as Error).message}`);
    }
  }
}
