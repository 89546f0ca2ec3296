import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PAGES } from '@gamegeek/contracts/site/pages.js';
import { SitePages } from '../web/site-pages.service.js';
import { ApiDocument } from './api-document.service.js';
import { referenceMarkup } from './reference-text.js';

/** The text of /api/reference for readers without scripts; it is the same until the server starts again. */
@Injectable()
export class ReferencePage implements OnModuleInit {
  private markup?: string;

  constructor(
    private readonly pages: SitePages,
    private readonly document: ApiDocument,
  ) {}

  onModuleInit(): void {
    const { path, title, description } = PAGES.apiReference;
    this.pages.register(path, {
      read: async () => {
        this.markup ??= referenceMarkup(this.document.build());
        return { title, description, markup: this.markup };
      },
    });
  }
}
