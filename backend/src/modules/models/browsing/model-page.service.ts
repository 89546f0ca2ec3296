import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { beginningOf, type PageContent } from '../../../core/web/page-content.js';
import { SitePages } from '../../../core/web/site-pages.js';
import { AiModel } from './ai-model.entity.js';
import { ModelVersion } from './model-version.entity.js';
import { ModelsRepository } from './models.repository.js';

/** Metadata and first paint of the pages of AI models. */
@Injectable()
export class ModelPageService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly pages: SitePages,
    private readonly models: ModelsRepository,
  ) {}

  onModuleInit(): void {
    this.pages.register('/models/:id', {
      read: (id) => this.read(Number(id)),
      listing: {
        lastId: () => this.models.lastId(),
        between: (first, last) => this.models.changes(first, last),
      },
    });
  }

  private async read(id: number): Promise<PageContent | undefined> {
    const em = this.em.fork();
    const model = await em.findOne(AiModel, { id });
    if (!model) return undefined;
    const latest = await em.findOne(ModelVersion, { model: id, isLatest: true });
    return contentOf(model, latest ?? undefined);
  }
}

function contentOf(model: AiModel, latest: ModelVersion | undefined): PageContent {
  return {
    title: model.name,
    description: beginningOf(`Games made with ${model.name} by ${model.company}. ${model.description}`),
    text: model.description,
    imageUrl: model.logoUrl,
    above: [{ title: 'AI Models', path: '/models' }],
    thing: () => ({
      '@type': 'SoftwareApplication',
      applicationCategory: 'Artificial intelligence',
      creator: { '@type': 'Organization', name: model.company },
      sameAs: model.websiteUrl ?? undefined,
      softwareVersion: latest?.version,
      dateModified: model.updatedAt.toISOString(),
    }),
  };
}
