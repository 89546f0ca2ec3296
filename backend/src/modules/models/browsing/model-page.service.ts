import { Injectable, type OnModuleInit } from '@nestjs/common';
import { beginningOf, type PageContent } from '../../../core/web/page-content.js';
import { SitePages } from '../../../core/web/site-pages.service.js';
import type { AiModel } from './ai-model.entity.js';
import type { ModelVersion } from './model-version.entity.js';
import { ModelsRepository } from './models.repository.js';

/** Metadata and first paint of the pages of AI models. */
@Injectable()
export class ModelPageService implements OnModuleInit {
  constructor(
    private readonly pages: SitePages,
    private readonly models: ModelsRepository,
  ) {}

  onModuleInit(): void {
    this.pages.register('/models/:id', {
      read: (id) => this.read(Number(id)),
      listing: { newest: (last, limit) => this.models.newest(last, limit) },
    });
  }

  private async read(id: number): Promise<PageContent | undefined> {
    const model = await this.models.find(id);
    if (!model) return undefined;
    const latest = await this.models.findLatestVersion(id);
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
