import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { PageContent } from '../../../core/web/page-content.js';
import { SitePages } from '../../../core/web/site-pages.service.js';
import { SocialCards } from './social-cards.service.js';

/** Metadata and first paint of the pages of single boards. */
@Injectable()
export class BoardPage implements OnModuleInit {
  constructor(
    private readonly pages: SitePages,
    private readonly cards: SocialCards,
  ) {}

  onModuleInit(): void {
    this.pages.register('/leaderboard', { read: (gameId) => this.read(Number(gameId)) });
    this.pages.registerCard('/leaderboard', (gameId) => this.cards.cardOf(Number(gameId)));
  }

  private async read(gameId: number): Promise<PageContent | undefined> {
    const card = await this.cards.find(gameId);
    return (
      card && {
        title: `${card.facts.gameName}: Leaderboard`,
        description: `The live leaderboard of ${card.facts.gameName}: the best players, of all time and of this week.`,
        above: [
          { title: 'Games', path: '/games' },
          { title: card.facts.gameName, path: `/games/${gameId}` },
        ],
      }
    );
  }
}
