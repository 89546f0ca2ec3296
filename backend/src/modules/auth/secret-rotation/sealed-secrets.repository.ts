import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { User } from '../accounts/user.entity.js';
import { ApiKey } from '../api-keys/api-key.entity.js';

/** The number of rows that are read at once. */
export const PAGE_SIZE = 500;
const PAGE = { orderBy: { id: 'asc' }, limit: PAGE_SIZE } as const;

/** Secrets that are stored encrypted. They are replaced only if they have not changed since they were read. */
@Injectable()
export class SealedSecretsRepository {
  constructor(private readonly em: EntityManager) {}

  apiKeysAfter(last: ApiKey | undefined): Promise<ApiKey[]> {
    return this.em.fork().find(ApiKey, last ? { id: { $gt: last.id } } : {}, PAGE);
  }

  async replaceApiKey({ id, sealedKey }: ApiKey, resealed: Pick<ApiKey, 'keyHash' | 'sealedKey'>): Promise<void> {
    await this.em.fork().nativeUpdate(ApiKey, { id, sealedKey }, resealed);
  }

  /** Users with a secret of an authenticator app. */
  totpSecretsAfter(last: User | undefined): Promise<User[]> {
    const hasSecret = { totpSecret: { $ne: null } };
    return this.em.fork().find(User, last ? { ...hasSecret, id: { $gt: last.id } } : hasSecret, PAGE);
  }

  async replaceTotpSecret({ id, totpSecret }: User, resealed: Buffer): Promise<void> {
    await this.em.fork().nativeUpdate(User, { id, totpSecret }, { totpSecret: resealed });
  }
}
