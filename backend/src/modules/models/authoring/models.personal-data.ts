import { EntityManager } from '@mikro-orm/postgresql';
import { AiModel } from '../browsing/ai-model.entity.js';
import { PersonalData } from '../../auth/personal-data/personal-data.decorator.js';
import type { PersonalDataPart } from '../../auth/personal-data/personal-data-registry.service.js';

/** Exports the AI models that a user has added. */
@PersonalData()
export class ModelsPersonalData {
  readonly personalData: PersonalDataPart[] = [{ name: 'models', collect: (userId) => this.models(userId) }];

  constructor(private readonly em: EntityManager) {}

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
