import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  pictureAddress,
  pictureWidths,
  readPictureAddress,
  type PictureFile,
} from '@gamegeek/contracts/pictures/picture-address.js';
import { MAIN_BOARD } from '@gamegeek/contracts/boards/board-settings.js';
import { PLAIN_FORMAT } from '@gamegeek/contracts/boards/board-format.schemas.js';
import { valueFormat } from '@gamegeek/rules/boards/format-value.js';
import { toValue } from '@gamegeek/rules/boards/values.js';
import { canBePlayed } from '@gamegeek/rules/can-be-played.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SOCIAL_CARD_LIMITS } from '../../../config/limits.js';
import { SITE_FOLDER } from '../../../config/settings.js';
import { InvalidatedCache } from '../../../core/cache/invalidated-cache.js';
import type { SocialCard } from '../../../core/web/page-content.js';
import { SitePages } from '../../../core/web/site-pages.service.js';
import { Invalidations } from '../../../core/redis/invalidations.service.js';
import { GameDirectory } from '../../games/directory/game-directory.service.js';
import { PicturesRepository } from '../../games/pictures/pictures.repository.js';
import { GameReaderRepository } from '../../games/browsing/game-reader.repository.js';
import { Recordings } from '../../play/recordings/recordings.service.js';
import { Challenges } from '../challenges/challenges.service.js';
import { TopRowsCache } from '../../scores/boards/top-rows.cache.js';
import { CardPainter } from './card-painter.service.js';
import { cardSvg, COVER, runCardSvg, type CardFacts } from './card-svg.js';

/** Incremented when the design changes, so that previews are fetched again. */
const DESIGN = 4;
const LEADERS = 3;
const CACHE = { ttl: 1_000, size: 1_000, missingTtl: 1_000 };
/** Covers of the arcade. Images on other sites are not fetched. */
const ARCADE_COVER = /^\/arcade\/[a-z]+-cover\.png$/;

/** The narrowest file that is at least as wide as the cover on the card, or the widest. */
function coverWidth(width: number): number {
  return pictureWidths(width).find((stored) => stored >= COVER.width) ?? width;
}

/** A card that has not been rendered. */
export interface KnownCard {
  /** Changes with the image. */
  version: string;
  svg: () => Promise<string>;
}

interface CardOfGame extends KnownCard {
  facts: Omit<CardFacts, 'cover'>;
  coverPath: string | undefined;
}

/** Cards of visible games and of their recorded runs; rendered on request, and cached by version. */
@Injectable()
export class SocialCards implements OnModuleInit {
  private readonly known: InvalidatedCache<CardOfGame, number>;
  private readonly drawn = new Map<string, Promise<Buffer>>();

  constructor(
    invalidations: Invalidations,
    private readonly pages: SitePages,
    private readonly games: GameReaderRepository,
    private readonly directory: GameDirectory,
    private readonly boards: TopRowsCache,
    private readonly pictures: PicturesRepository,
    private readonly recordings: Recordings,
    private readonly challenges: Challenges,
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
    this.pages.registerCard('/runs/:run', (name) => this.cardOfRun(Number(name)));
    this.pages.registerCard('/challenges/:challenge', async (name) => {
      const gameId = await this.challenges.gameOf(name);
      return gameId === undefined ? undefined : this.cardOf(gameId);
    });
  }

  /** Returns undefined if the game is hidden or does not exist. */
  find(gameId: number): Promise<CardOfGame | undefined> {
    return this.known.get(gameId);
  }

  /** Returns undefined if there is no recording. It shows the end of the run as soon as everybody may see it. */
  async findRun(scoreId: number): Promise<(KnownCard & { alt: string }) | undefined> {
    const run = await this.recordings.find(scoreId);
    const game = run && (await this.find(run.gameId));
    if (!game) return undefined;
    const { facts, coverPath } = game;
    const { username, points: score, replayable } = run;
    const shown = { gameId: facts.gameId, gameName: facts.gameName, username, score };
    const about = `${username}: ${score} in ${facts.gameName}`;
    return {
      version: versionOf([DESIGN, shown, coverPath, replayable && scoreId]),
      svg: async () => {
        const end = replayable && (await this.painter.replay(replayable));
        return runCardSvg({
          ...shown,
          end: end ?? undefined,
          cover: end ? undefined : await this.readCover(coverPath),
        });
      },
      alt: replayable ? `${about}. The end of the run` : about,
    };
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

  private async cardOfRun(scoreId: number): Promise<SocialCard | undefined> {
    const card = await this.findRun(scoreId);
    return card && { path: `/api/scores/${scoreId}/card.png?v=${card.version}`, alt: card.alt };
  }

  private async paint({ svg }: KnownCard): Promise<Buffer> {
    return this.painter.paint(await svg());
  }

  /** Returns undefined without a cover, if it is gone, or if the site has not been built. */
  private async readCover(coverPath: string | undefined): Promise<string | undefined> {
    if (coverPath === undefined) return undefined;
    const picture = readPictureAddress(coverPath);
    const file = picture
      ? await this.readUploaded({ ...picture, width: coverWidth(picture.width) })
      : await readFile(path.join(SITE_FOLDER, coverPath)).catch(() => undefined);
    return file && `data:image/png;base64,${file.toString('base64')}`;
  }

  private async readUploaded(file: PictureFile): Promise<Buffer | undefined> {
    const content = await this.pictures.read(pictureAddress(file));
    // Loaded for the first card that needs it.
    return content && (await import('../../games/pictures/picture.worker.js')).pngOf(content);
  }

  private async load(gameId: number): Promise<CardOfGame | undefined> {
    const game = await this.games.find(gameId);
    if (!game) return undefined;
    const { entries } = await this.boards.get({ board: gameId, period: 'all' });
    const board = (await this.directory.rulesOf(gameId))?.boards.get(MAIN_BOARD) ?? PLAIN_FORMAT;
    const show = valueFormat(board, 'en');
    const top = entries
      .slice(0, LEADERS)
      .map(({ rank, username, score }) => ({ rank, username, score: show(toValue(board, score)) }));
    const facts = { gameId, gameName: game.name, isPlayable: canBePlayed(game), top };
    const { image_url: url } = game;
    const coverPath = url !== null && (ARCADE_COVER.test(url) || readPictureAddress(url)) ? url : undefined;
    const version = versionOf([DESIGN, facts, coverPath]);
    return {
      facts,
      coverPath,
      version,
      svg: async () => cardSvg({ ...facts, cover: await this.readCover(coverPath) }),
    };
  }
}

function versionOf(shown: unknown): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 12);
}

function describe({ gameName, top }: CardOfGame['facts']): string {
  const leaders = top.map(({ rank, username, score }) => `${rank}. ${username}, ${score}`);
  return [gameName, ...(leaders.length > 0 ? [`Top scores: ${leaders.join('; ')}`] : [])].join('. ');
}
