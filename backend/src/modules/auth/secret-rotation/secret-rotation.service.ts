import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { Sealing, UnreadableSecretError } from '../../../core/secrets/sealing.js';
import { ApiKeyVault } from '../api-keys/index.js';
import { TOTP_SEALING } from '../two-factor/index.js';

const PAGE = 500;

interface SealedRow {
  /** What the table is paged by. */
  id: string;
  userId: string;
  sealed: Buffer;
}

/** A table of sealed values, and how one of them is sealed anew. */
interface SealedTable {
  first: string;
  page: string;
  reseal: (em: EntityManager, row: SealedRow) => Promise<boolean>;
}

const API_KEYS = `
  SELECT id::text, user_id AS "userId", sealed_key AS sealed FROM api_keys
  WHERE id > ?::integer ORDER BY api_keys.id LIMIT ${PAGE}`;

const TOTP_SECRETS = `
  SELECT id::text, id AS "userId", totp_secret AS sealed FROM users
  WHERE id > ?::uuid AND totp_secret IS NOT NULL ORDER BY users.id LIMIT ${PAGE}`;

/**
 * While GAMEGEEK_SECRET_PREVIOUS is set, each start seals API keys and two-factor secrets anew with GAMEGEEK_SECRET.
 * Several nodes may do so at once: a row is written only while it is what was read.
 */
@Injectable()
export class SecretRotationService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('Secrets');
  private readonly vault: ApiKeyVault;
  private readonly totp: Sealing;
  private running = Promise.resolve();
  private stopping = false;

  constructor(
    private readonly em: EntityManager,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    this.vault = new ApiKeyVault(settings);
    this.totp = new Sealing(settings, TOTP_SEALING);
  }

  /** Not waited for: what is not sealed anew yet is opened with the previous secret. */
  onApplicationBootstrap(): void {
    if (this.settings.previousSecret === undefined) return;
    this.running = this.run().catch((error: unknown) =>
      this.log.error({ err: error }, 'secrets could not be sealed anew; the next start tries again'),
    );
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping = true;
    await this.running;
  }

  private async run(): Promise<void> {
    const apiKeys = await this.resealTable({
      first: '0',
      page: API_KEYS,
      reseal: (em, row) => this.resealApiKey(em, row),
    });
    const twoFactor = await this.resealTable({
      first: '00000000-0000-0000-0000-000000000000',
      page: TOTP_SECRETS,
      reseal: (em, row) => this.resealTotpSecret(em, row),
    });
    if (!this.stopping) this.log.log({ apiKeys, twoFactor }, 'API keys and two-factor secrets use GAMEGEEK_SECRET');
  }

  private async resealTable({ first, page, reseal }: SealedTable): Promise<{ resealed: number; unreadable: number }> {
    const counts = { resealed: 0, unreadable: 0 };
    let after = first;
    while (!this.stopping) {
      const em = this.em.fork();
      const rows = await em.execute<SealedRow[]>(page, [after]);
      for (const row of rows) {
        try {
          if (await reseal(em, row)) counts.resealed += 1;
        } catch (error) {
          if (!(error instanceof UnreadableSecretError)) throw error;
          counts.unreadable += 1;
        }
      }
      const last = rows.at(-1);
      if (!last || rows.length < PAGE) break;
      after = last.id;
    }
    return counts;
  }

  private async resealApiKey(em: EntityManager, { id, userId, sealed }: SealedRow): Promise<boolean> {
    if (this.vault.isCurrent(sealed, userId)) return false;
    const key = this.vault.open(sealed, userId);
    const values = [this.vault.hash(key), this.vault.seal(key, userId), id, sealed];
    await em.execute(
      'UPDATE api_keys SET key_hash = ?, sealed_key = ? WHERE id = ?::integer AND sealed_key = ?',
      values,
    );
    return true;
  }

  private async resealTotpSecret(em: EntityManager, { userId, sealed }: SealedRow): Promise<boolean> {
    if (this.totp.isCurrent(sealed, userId)) return false;
    const secret = this.totp.seal(this.totp.open(sealed, userId), userId);
    await em.execute('UPDATE users SET totp_secret = ? WHERE id = ?::uuid AND totp_secret = ?', [
      secret,
      userId,
      sealed,
    ]);
    return true;
  }
}
