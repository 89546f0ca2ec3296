import type { IncomingMessage } from 'node:http';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Game as GameView } from '@gamegeek/contracts/games/games.schemas.js';
import { beginningOf, type PageContent, type Thing } from '../../../core/web/page-content.js';
import type { NamedBoard } from '../../../core/web/pages.js';
import { SitePages } from '../../../core/web/site-pages.service.js';
import { BoardDirectory } from '../directory/board-directory.service.js';
import { GameDirectory } from '../directory/game-directory.service.js';
import { Readers } from '../directory/readers.service.js';
import { GamesService } from './games.service.js';
import { GameReaderRepository } from './game-reader.repository.js';
import { presentGame } from './game.presenter.js';

/** Metadata and first paint of the pages of active games. */
@Injectable()
export class GamePageService implements OnModuleInit {
  constructor(
    private readonly reader: GameReaderRepository,
    private readonly pages: SitePages,
    private readonly directory: GameDirectory,
    private readonly games: GamesService,
    private readonly readers: Readers,
    private readonly boards: BoardDirectory,
  ) {}

  onModuleInit(): void {
    this.pages.register('/games/:id', {
      read: (id, board) => this.read(Number(id), board),
      framesFor: (id, request) => this.framesFor(Number(id), request),
      listing: { newest: (last, limit) => this.reader.newest(last, limit) },
    });
    this.pages.register('/play/:id', {
      read: (id) => this.readPlay(Number(id)),
      framesFor: (id, request) => this.framesFor(Number(id), request),
    });
    this.directory.onChange((id) => {
      this.pages.forget(`/games/${id}`);
      this.pages.forget(`/play/${id}`);
    });
  }

  private async read(id: number, named?: NamedBoard): Promise<PageContent | undefined> {
    const game = await this.find(id);
    if (!game) return undefined;
    // The page shows boards as they are now.
    const board = named && (await this.boards.titleOf(id, { slug: named.slug }));
    const path = `/games/${id}`;
    return board
      ? { ...contentOf(game), documentTitle: `${board.name} · ${game.name}`, path: `${path}?${board.query}` }
      : { ...contentOf(game), path };
  }

  private async readPlay(id: number): Promise<PageContent | undefined> {
    const game = await this.find(id);
    return game && { ...contentOf(game), above: stepsTo(game) };
  }

  /** A game that is not listed is framed for those who try it out. */
  private async framesFor(id: number, request: IncomingMessage): Promise<string[]> {
    const reader = this.readers.of(request);
    if (!(await this.directory.isTrial(id, reader))) return [];
    return framesOf(presentGame(await this.games.get(id, reader)));
  }

  private async find(id: number): Promise<GameView | undefined> {
    const game = await this.reader.find(id);
    return game && presentGame(game);
  }
}

function contentOf(game: GameView): PageContent {
  const made = `${game.categories.join(', ')} · made with ${game.ai_model_name}`;
  return {
    title: game.name,
    description: beginningOf(`${made}. ${game.description}`),
    text: game.description,
    imageUrl: game.image_url,
    above: [{ title: 'Games', path: '/games' }],
    frames: framesOf(game),
    thing: (url) => thingOf(game, url),
  };
}

/** A game of another site is framed on its own pages only. */
function framesOf({ launch, game_url: url }: GameView): string[] {
  return launch === 'embed' && url !== null ? [new URL(url).origin] : [];
}

function stepsTo({ id, name }: GameView): PageContent['above'] {
  return [
    { title: 'Games', path: '/games' },
    { title: name, path: `/games/${id}` },
  ];
}

function thingOf(game: GameView, url: (path: string) => string): Thing {
  const creator = game.creator.username;
  return {
    '@type': ['VideoGame', 'WebApplication'],
    applicationCategory: 'Game',
    genre: game.categories,
    author: { '@type': 'Person', name: creator, url: url(`/u/${encodeURIComponent(creator)}`) },
    datePublished: game.created_at,
    dateModified: game.updated_at,
    ...(game.total_ratings > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: game.average_rating,
        ratingCount: game.total_ratings,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  };
}
