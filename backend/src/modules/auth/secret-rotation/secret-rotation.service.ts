import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { Sealing, UnreadableSecretError } from '../../../core/secrets/sealing.js';
import type { User } from '../accounts/user.entity.js';
import type { ApiKey } from '../api-keys/api-key.entity.js';
import { ApiKeyVault } from '../api-keys/api-key-vault.js';
import { TOTP_SEALING } from '../two-factor/two-factor.service.js';
import { PAGE_SIZE, SealedSecretsRepository } from './sealed-secrets.repository.js';

/** Counts of the rows of a table. */
interface Resealed {
  resealed: number;
  unreadable: number;
}

/**
 * While GAMEGEEK_SECRET_PREVIOUS is set, each start seals API keys and two-factor secrets again with GAMEGEEK_SECRET.
 * Several nodes may do so at once: a row is updated only if it has not changed since it was read.
 */
@Injectable()
export class SecretRotationService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('Secrets');
  private readonly vault: ApiKeyVault;
  private readonly totp: Sealing;
  private running = Promise.resolve();
  private stopping = false;

  constructor(
    private readonly secrets: SealedSecretsRepository,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    this.vault = new ApiKeyVault(settings);
    this.totp = new Sealing(settings, TOTP_SEALING);
  }

  /** Runs in the background: values that are not sealed again yet are opened with the previous secret. */
  onApplicationBootstrap(): void {
    if (this.settings.previousSecret === undefined) return;
    this.running = this.run().catch((error: unknown) =>
      this.log.error({ err: error }, 'secrets could not be sealed again; the next start retries'),
    );
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping = true;
    await this.running;
  }

  private async run(): Promise<void> {
    const apiKeys = await this.resealAll<ApiKey>(
      (after) => this.secrets.apiKeysAfter(after),
      (key) => this.resealApiKey(key),
    );
    const twoFactor = await this.resealAll<User>(
      (after) => this.secrets.totpSecretsAfter(after),
      (user) => this.resealTotpSecret(user),
    );
    if (!this.stopping) this.log.log({ apiKeys, twoFactor }, 'API keys and two-factor secrets use GAMEGEEK_SECRET');
  }

  private async resealAll<T>(
    readPage: (after: T | undefined) => Promise<T[]>,
    reseal: (row: T) => Promise<boolean>,
  ): Promise<Resealed> {
    const counts = { resealed: 0, unreadable: 0 };
    let last: T | undefined;
    while (!this.stopping) {
      const rows = await readPage(last);
      for (const row of rows) {
        try {
          if (await reseal(row)) counts.resealed += 1;
        } catch (error) {
          if (!(error instanceof UnreadableSecretError)) throw error;
          counts.unreadable += 1;
        }
      }
      last = rows.at(-1);
      if (rows.length < PAGE_SIZE) break;
    }
    return counts;
  }

  private async resealApiKey(apiKey: ApiKey): Promise<boolean> {
    const { user, sealedKey } = apiKey;
    if (this.vault.isCurrent(sealedKey, user.id)) return false;
    const key = this.vault.open(sealedKey, user.id);
    const resealed = { keyHash: this.vault.hash(key), sealedKey: this.vault.seal(key, user.id) };
    await this.secrets.replaceApiKey(apiKey, resealed);
    return true;
  }

  private async resealTotpSecret(user: User): Promise<boolean> {
    const { id, totpSecret } = user;
    if (!totpSecret || this.totp.isCurrent(totpSecret, id)) return false;
    await this.secrets.replaceTotpSecret(user, this.totp.seal(this.totp.open(totpSecret, id), id));
    return true;
  }
}
