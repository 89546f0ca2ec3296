import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { PersonalData } from '../../auth/personal-data/personal-data.service.js';
import { AiModel } from '../browsing/ai-model.entity.js';

/** Exports the AI models that a user has added. */
@Injectable()
export class ModelsPersonalData implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly data: PersonalData,
  ) {}

  onModuleInit(): void {
    this.data.register({ name: 'models', collect: (userId) => this.models(userId) });
  }

  private async models(userId: string): Promise<object[]> {
    const models = await this.em.fork().find(AiModel, { createdBy: userId }, { orderBy: { id: 'asc' } });
    return models.map(({ id, name, company, description, createdAt }) => ({
      id,
      name,
      company,
      description,
      created_at: createdAt,
    }));
  }
}
