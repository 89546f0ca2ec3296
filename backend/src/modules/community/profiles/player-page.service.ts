import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { PublicUser } from '@gamegeek/contracts/auth/auth.schemas.js';
import type { PageContent } from '../../../core/web/page-content.js';
import { SitePages } from '../../../core/web/site-pages.service.js';
import { PublicUsersRepository } from '../../auth/accounts/public-users.repository.js';

/** Registers the head of player pages, for link previews. Players are not listed in the sitemap. */
@Injectable()
export class PlayerPageService implements OnModuleInit {
  constructor(
    private readonly pages: SitePages,
    private readonly users: PublicUsersRepository,
  ) {}

  onModuleInit(): void {
    this.pages.register('/u/:username', { read: (username) => this.read(username) });
  }

  private async read(name: string): Promise<PageContent | undefined> {
    const user = await this.users.named(name);
    return user && contentOf(user);
  }
}

function contentOf({ username, created_at }: PublicUser): PageContent {
  const path = `/u/${encodeURIComponent(username)}`;
  return {
    title: `${username}, player profile`,
    description: `Total score, level, ranks, achievements and games of ${username} on GameGeek.`,
    path,
    thing: (url) => ({
      '@type': 'ProfilePage',
      dateCreated: created_at,
      mainEntity: { '@type': 'Person', name: username, url: url(path) },
    }),
  };
}
