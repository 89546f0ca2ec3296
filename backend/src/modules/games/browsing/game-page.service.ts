import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Game as GameView } from '@gamegeek/contracts/games/games.schemas.js';
import { beginningOf, type PageContent, type Thing } from '../../../core/web/page-content.js';
import { SitePages, type Listed } from '../../../core/web/site-pages.js';
import { GameDirectory } from '../directory/index.js';
import { GameReaderRepository } from './game-reader.repository.js';
import { presentGame } from './game.presenter.js';

/** What is served of a game's page before it runs. A hidden game is there for nobody who is not signed in. */
@Injectable()
export class GamePageService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly reader: GameReaderRepository,
    private readonly pages: SitePages,
    private readonly directory: GameDirectory,
  ) {}

  onModuleInit(): void {
    this.pages.register('/games/:id', {
      read: (id) => this.read(Number(id)),
      listing: { lastId: () => this.lastId(), between: (first, last) => this.between(first, last) },
    });
    this.pages.register('/play/:id', { read: (id) => this.readStage(Number(id)) });
    this.directory.onChange((id) => {
      this.pages.forget(`/games/${id}`);
      this.pages.forget(`/play/${id}`);
    });
  }

  private async read(id: number): Promise<PageContent | undefined> {
    const game = await this.find(id);
    return game && contentOf(game);
  }

  /** The page where the game is played; only there may a game of another site be framed. */
  private async readStage(id: number): Promise<PageContent | undefined> {
    const game = await this.find(id);
    return game && { ...contentOf(game), frames: framesOf(game), above: stepsTo(game) };
  }

  private async find(id: number): Promise<GameView | undefined> {
    const [game] = await this.reader.select({ where: 'g.id = ? AND g.active', values: [id], order: 'g.id' });
    return game && presentGame(game);
  }

  private async lastId(): Promise<number> {
    const [row] = await this.em.fork().execute<{ last: number }[]>('SELECT coalesce(max(id), 0) AS last FROM games');
    return row?.last ?? 0;
  }

  /** As rows: there may be thousands. */
  private async between(first: number, last: number): Promise<Listed[]> {
    const rows = await this.em
      .fork()
      .execute<{ id: number; changed: string }[]>(
        'SELECT id, updated_at AS changed FROM games WHERE id BETWEEN ? AND ? AND active ORDER BY id',
        [first, last],
      );
    return rows.map(({ id, changed }) => ({ id, changedAt: new Date(changed) }));
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
    thing: (url) => thingOf(game, url),
  };
}

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
  const maker = game.creator.username;
  return {
    '@type': ['VideoGame', 'WebApplication'],
    applicationCategory: 'Game',
    genre: game.categories,
    author: { '@type': 'Person', name: maker, url: url(`/u/${encodeURIComponent(maker)}`) },
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
