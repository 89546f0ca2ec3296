import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { canBePlayed } from '@gamegeek/rules/can-be-played.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SOCIAL_CARD_LIMITS } from '../../../config/limits.js';
import { SITE_FOLDER } from '../../../config/settings.js';
import { InvalidatedCache } from '../../../core/cache/invalidated-cache.js';
import type { SocialCard } from '../../../core/web/page-content.js';
import { SitePages } from '../../../core/web/site-pages.service.js';
import { Invalidations } from '../../../core/redis/invalidations.service.js';
import { GameDirectory } from '../../games/directory/game-directory.service.js';
import { GameReaderRepository } from '../../games/browsing/game-reader.repository.js';
import { TopRowsCache } from '../../scores/boards/top-rows.cache.js';
import { CardPainter } from './card-painter.service.js';
import { cardSvg, type CardFacts } from './card-svg.js';

/** Incremented when the design changes, so that previews are fetched again. */
const DESIGN = 2;
const LEADERS = 3;
const CACHE = { ttl: 1_000, size: 1_000, missingTtl: 1_000 };
/** Covers of the arcade. Images on other sites are not fetched. */
const OWN_COVER = /^\/arcade\/[a-z]+-cover\.png$/;

/** A card that has not been rendered. */
export interface KnownCard {
  facts: Omit<CardFacts, 'cover'>;
  coverPath: string | undefined;
  /** Changes with the image. */
  version: string;
}

const numbers = new Intl.NumberFormat('en');

/** Cards of visible games; rendered on request, and cached by version. */
@Injectable()
export class SocialCards implements OnModuleInit {
  private readonly known: InvalidatedCache<KnownCard, number>;
  private readonly drawn = new Map<string, Promise<Buffer>>();

  constructor(
    invalidations: Invalidations,
    private readonly pages: SitePages,
    private readonly games: GameReaderRepository,
    private readonly directory: GameDirectory,
    private readonly boards: TopRowsCache,
    private readonly painter: CardPainter,
  ) {
    this.known = new InvalidatedCache({
      ...CACHE,
      load: (gameId) => this.load(gameId),
      invalidations,
    });
  }

  onModuleInit(): void {
    this.directory.onChange((gameId) => this.known.delete(gameId));
    for (const page of ['/games/:id', '/play/:id'] as const) {
      this.pages.registerCard(page, (name) => this.cardOf(Number(name)));
    }
  }

  /** Returns undefined if the game is hidden or does not exist. */
  find(gameId: number): Promise<KnownCard | undefined> {
    return this.known.get(gameId);
  }

  async cardOf(gameId: number): Promise<SocialCard | undefined> {
    const card = await this.find(gameId);
    return card && { path: `/api/games/${gameId}/card.png?v=${card.version}`, alt: describe(card.facts) };
  }

  /** Returns the PNG image; concurrent requests share one rendering. */
  draw(card: KnownCard): Promise<Buffer> {
    const { version } = card;
    const picture = this.drawn.get(version) ?? this.paint(card);
    // Evicts the least recently used image; a Map keeps insertion order.
    this.drawn.delete(version);
    this.drawn.set(version, picture);
    const [oldest] = this.drawn.keys();
    if (this.drawn.size > SOCIAL_CARD_LIMITS.kept && oldest !== undefined) this.drawn.delete(oldest);
    picture.catch(() => this.drawn.get(version) === picture && this.drawn.delete(version));
    return picture;
  }

  private async paint({ facts, coverPath }: KnownCard): Promise<Buffer> {
    return this.painter.paint(cardSvg({ ...facts, cover: coverPath && (await readCover(coverPath)) }));
  }

  private async load(gameId: number): Promise<KnownCard | undefined> {
    const game = await this.games.find(gameId);
    if (!game) return undefined;
    const { entries } = await this.boards.get({ scope: gameId, period: 'all' });
    const top = entries.slice(0, LEADERS).map(({ rank, username, score }) => ({ rank, username, score }));
    const facts = { gameId, gameName: game.name, isPlayable: canBePlayed(game), top };
    const coverPath = game.image_url && OWN_COVER.test(game.image_url) ? game.image_url : undefined;
    return { facts, coverPath, version: versionOf([DESIGN, facts, coverPath]) };
  }
}

function versionOf(shown: unknown): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 12);
}

/** Returns undefined if the site has not been built. */
async function readCover(coverPath: string): Promise<string | undefined> {
  const file = await readFile(path.join(SITE_FOLDER, coverPath)).catch(() => undefined);
  return file && `data:image/png;base64,${file.toString('base64')}`;
}

function describe({ gameName, top }: KnownCard['facts']): string {
  const leaders = top.map(({ rank, username, score }) => `${rank}. ${username}, ${numbers.format(score)}`);
  return [gameName, ...(leaders.length > 0 ? [`Top scores: ${leaders.join('; ')}`] : [])].join('. ');
}
