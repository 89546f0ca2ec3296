import { pictureAddress } from '@gamegeek/contracts/pictures/picture-address.js';
import {
  PICTURE_BYTES_MAX,
  PICTURES_OF_GAME_MAX,
  WRONG_PICTURE_TYPE,
  type UploadedPicture,
} from '@gamegeek/contracts/pictures/pictures.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { PICTURE_LIMITS } from '../../../config/limits.js';
import { AppError, forbidden, notFound, unsupportedMediaType } from '../../../core/errors/app-error.js';
import { fileReader } from '../../../core/http/input/file-body.js';
import { RateLimits } from '../../../core/limits/rate-limits.service.js';
import { Semaphore } from '../../../core/limits/semaphore.js';
import { allowBodyTime } from '../../../core/http/request/http-request.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import type { Game } from '../directory/game.entity.js';
import { mayChange } from '../directory/game.policy.js';
import { GamesRepository } from '../directory/games.repository.js';
import { PictureEncoder } from './picture-encoder.service.js';
import { isPictureType, pictureTypeOf } from './picture-type.js';
import { PicturesRepository } from './pictures.repository.js';

/** A slow connection sends the largest picture in this time, in milliseconds. */
const LONGEST_UPLOAD = 3 * 60_000;
const readBody = fileReader(PICTURE_BYTES_MAX);

/** Pictures that the makers of a game upload. */
@Injectable()
export class PicturesService {
  /** Bodies that are read at the same time, because they are kept in memory. */
  private readonly reading = new Semaphore({ concurrency: PICTURE_LIMITS.reading, queueSize: 0 });

  constructor(
    private readonly em: EntityManager,
    private readonly games: GamesRepository,
    private readonly pictures: PicturesRepository,
    private readonly encoder: PictureEncoder,
    private readonly limits: RateLimits,
  ) {}

  /** Stores the picture in the body of a request, which is read once it is known to come from a maker of the game. */
  async add(gameId: number, caller: SessionOwner, request: Request, response: Response): Promise<UploadedPicture> {
    assertMaker(await this.games.findVisible(gameId, caller), caller);
    assertRoom(await this.pictures.countOf(gameId));
    if (!isPictureType(request.headers['content-type'])) throw unsupportedMediaType(WRONG_PICTURE_TYPE);
    await this.limits.consume('picture', caller.userId);
    allowBodyTime(request, LONGEST_UPLOAD);
    const bytes = await this.reading.run(() => readBody(request, response));
    if (!pictureTypeOf(bytes)) throw unsupportedMediaType(WRONG_PICTURE_TYPE);
    const encoded = await this.encoder.encode(bytes);
    const id = await this.em.fork().transactional(async (em) => {
      // Uploads of a game wait for each other here, so that they are counted one by one.
      assertMaker(await this.games.lockVisible(em, gameId, caller), caller);
      assertRoom(await this.pictures.countOf(gameId, em));
      return this.pictures.add(em, gameId, caller.userId, encoded);
    });
    const { width, height } = encoded;
    return { url: pictureAddress({ id, width }), width, height };
  }
}

function assertMaker(game: Game | null, caller: SessionOwner): void {
  if (!game) throw notFound('This game');
  if (!mayChange(game, caller)) throw forbidden('Only the creator of a game may change it.');
}

function assertRoom(pictures: number): void {
  if (pictures < PICTURES_OF_GAME_MAX) return;
  throw new AppError(
    'quota_exceeded',
    `This game has ${PICTURES_OF_GAME_MAX} pictures, the most that are kept. Those that it does not use are deleted a day after their upload.`,
  );
}
