import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { PageContent } from '../../../core/web/page-content.js';
import type { NamedBoard } from '../../../core/web/pages.js';
import { SitePages } from '../../../core/web/site-pages.service.js';
import { BoardDirectory } from '../../games/directory/board-directory.service.js';
import { SocialCards } from './social-cards.service.js';

/** Metadata and first paint of the pages of single boards. */
@Injectable()
export class BoardPage implements OnModuleInit {
  constructor(
    private readonly pages: SitePages,
    private readonly cards: SocialCards,
    private readonly boards: BoardDirectory,
  ) {}

  onModuleInit(): void {
    this.pages.register('/leaderboard', { read: (gameId, board) => this.read(Number(gameId), board) });
    this.pages.registerCard('/leaderboard', (gameId) => this.cards.cardOf(Number(gameId)));
  }

  private async read(gameId: number, named?: NamedBoard): Promise<PageContent | undefined> {
    const card = await this.cards.find(gameId);
    if (!card) return undefined;
    const { gameName } = card.facts;
    const board = named && (await this.boards.titleOf(gameId, named));
    const path = `/leaderboard?game=${gameId}`;
    const above = [
      { title: 'Games', path: '/games' },
      { title: gameName, path: `/games/${gameId}` },
    ];
    if (board)
      return {
        title: `${board.name} · ${gameName}: Leaderboard`,
        description: `The leaderboard ${board.name} of ${gameName}: the best players.`,
        path: `${path}&${board.query}`,
        above,
      };
    return {
      title: `${gameName}: Leaderboard`,
      description: `The live leaderboard of ${gameName}: the best players, of all time and of this week.`,
      path,
      above,
    };
  }
}
