import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { PersonalData } from '../personal-data/personal-data.service.js';
import { ApiKey } from './api-key.entity.js';
import { ApiKeys } from './api-keys.service.js';

/** Exports when the API key was created and used, without the key; deletes it with the account. */
@Injectable()
export class ApiKeysPersonalData implements OnModuleInit {
  constructor(
    private readonly data: PersonalData,
    private readonly em: EntityManager,
    private readonly keys: ApiKeys,
  ) {}

  onModuleInit(): void {
    this.data.register({
      name: 'api_key',
      collect: (userId) => this.apiKey(userId),
      erase: (em, { id }) => this.keys.erase(em, id),
    });
  }

  private async apiKey(userId: string): Promise<object | null> {
    const key = await this.em.fork().findOne(ApiKey, { user: userId });
    return key && { name: key.name, created_at: key.createdAt, last_used_at: key.lastUsedAt ?? null };
  }
}
