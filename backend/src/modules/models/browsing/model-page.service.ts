import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { beginningOf, type PageContent } from '../../../core/web/page-content.js';
import { SitePages, type Listed } from '../../../core/web/site-pages.js';
import { AiModel } from './ai-model.entity.js';
import { ModelVersion } from './model-version.entity.js';

/** Metadata and first paint of the pages of AI models. */
@Injectable()
export class ModelPageService implements OnModuleInit {
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
    const [row] = await this.em
      .fork()
      .execute<{ last: number }[]>('SELECT coalesce(max(id), 0) AS last FROM ai_models');
    return row?.last ?? 0;
  }

  private async between(first: number, last: number): Promise<Listed[]> {
    const rows = await this.em
      .fork()
      .execute<{ id: number; changed: string }[]>(
        'SELECT id, updated_at AS changed FROM ai_models WHERE id BETWEEN ? AND ? ORDER BY id',
        [first, last],
      );
    return rows.map(({ id, changed }) => ({ id, changedAt: new Date(changed) }));
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
