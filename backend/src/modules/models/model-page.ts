import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { beginningOf, type PageContent } from '../../core/http/site/page-content.js';
import { SitePages, type Listed } from '../../core/http/site/site-pages.js';
import { AiModel } from './ai-model.entity.js';
import { ModelVersion } from './model-version.entity.js';

/** What is served of an AI model's page before it runs. */
@Injectable()
export class ModelPage implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly pages: SitePages,
  ) {}

  onModuleInit(): void {
    this.pages.register('/models/:id', {
      read: (id) => this.read(Number(id)),
      listing: { lastId: () => this.lastId(), between: (first, last) => this.between(first, last) },
    });
  }

  private async read(id: number): Promise<PageContent | undefined> {
    const em = this.em.fork();
    const model = await em.findOne(AiModel, { id });
    if (!model) return undefined;
    const latest = await em.findOne(ModelVersion, { model: id, isLatest: true });
    return contentOf(model, latest ?? undefined);
  }

  private async lastId(): Promise<number> {
    const [last] = await this.em.fork().find(AiModel, {}, { fields: ['id'], orderBy: { id: 'desc' }, limit: 1 });
    return last?.id ?? 0;
  }

  private async between(first: number, last: number): Promise<Listed[]> {
    const where = { id: { $gte: first, $lte: last } };
    const models = await this.em.fork().find(AiModel, where, { fields: ['updatedAt'], orderBy: { id: 'asc' } });
    return models.map(({ id, updatedAt }) => ({ id, changedAt: updatedAt }));
  }
}

function contentOf(model: AiModel, latest: ModelVersion | undefined): PageContent {
  return {
    title: model.name,
    description: beginningOf(`Games made with ${model.name} by ${model.company}. ${model.description}`),
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
