import { EntityManager } from '@mikro-orm/postgresql';
import { ApiKey } from './api-key.entity.js';
import { ApiKeys } from './api-keys.service.js';
import { PersonalData } from '../personal-data/personal-data.decorator.js';
import type { PersonalDataPart } from '../personal-data/personal-data-registry.service.js';

/** Exports when the API key was created and used, without the key; deletes it with the account. */
@PersonalData()
export class ApiKeysPersonalData {
  readonly personalData: PersonalDataPart[] = [
    {
      name: 'api_key',
      collect: (userId) => this.apiKey(userId),
      erase: (em, { id }) => this.keys.erase(em, id),
    },
  ];

  constructor(
    private readonly em: EntityManager,
    private readonly keys: ApiKeys,
  ) {}

  private async apiKey(userId: string): Promise<object | null> {
    const key = await this.em.fork().findOne(ApiKey, { user: userId });
    return key && { name: key.name, created_at: key.createdAt, last_used_at: key.lastUsedAt ?? null };
  }
}
