import { randomUUID } from 'node:crypto';
import { pictureAddress, readPictureAddress } from '@gamegeek/contracts/pictures/picture-address.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { EncodedPicture } from './picture.worker.js';
import { GamePictureFile } from './game-picture-file.entity.js';
import { GamePicture } from './game-picture.entity.js';

/**
 * ? batch size. Deletes pictures that their game has not used for a day. A game that is being changed is left for the
 * next time, and one that was changed meanwhile is read again, because its lock is taken first.
 */
const FORGET = `
  DELETE FROM game_pictures WHERE id IN (
    SELECT p.id FROM game_pictures p JOIN games g ON g.id = p.game_id
    WHERE p.created_at < now() - interval '1 day'
      AND strpos(concat_ws(' ', g.image_url, array_to_string(g.preview_images, ' ')), p.id::text) = 0
    LIMIT ? FOR NO KEY UPDATE OF g SKIP LOCKED)
  RETURNING id`;

/** Uploaded pictures, with their files. */
@Injectable()
export class PicturesRepository {
  constructor(private readonly em: EntityManager) {}

  countOf(gameId: number, em = this.em.fork()): Promise<number> {
    return em.count(GamePicture, { game: gameId });
  }

  /** Returns the id of the picture. */
  async add(em: EntityManager, gameId: number, userId: string, encoded: EncodedPicture): Promise<string> {
    const { width, height, files } = encoded;
    const picture = em.create(GamePicture, { id: randomUUID(), game: gameId, width, height, uploadedBy: userId });
    for (const file of files) {
      em.create(GamePictureFile, { picture, width: file.width, content: Buffer.from(file.content) });
    }
    await em.flush();
    return picture.id;
  }

  /** What a user has uploaded and is still stored. */
  async uploadedBy(userId: string): Promise<object[]> {
    const pictures = await this.em.fork().find(GamePicture, { uploadedBy: userId }, { orderBy: { createdAt: 'asc' } });
    return pictures.map(({ id, game, width, createdAt }) => ({
      url: pictureAddress({ id, width }),
      game_id: game.id,
      created_at: createdAt,
    }));
  }

  /** The WebP file at an address; undefined if there is none. */
  async read(address: string): Promise<Uint8Array | undefined> {
    const file = readPictureAddress(address);
    const found = file && (await this.em.fork().findOne(GamePictureFile, { picture: file.id, width: file.width }));
    return found?.content;
  }

  /** Whether all of these addresses that are of uploaded pictures have one of this game. */
  async areOf(em: EntityManager, gameId: number | undefined, addresses: readonly string[]): Promise<boolean> {
    for (const address of new Set(addresses)) {
      const file = readPictureAddress(address);
      if (!file) continue;
      const { id, width } = file;
      const where = { picture: { id, game: gameId ?? 0 }, width };
      if ((await em.count(GamePictureFile, where)) === 0) return false;
    }
    return true;
  }

  /** Deletes pictures that no game uses; returns their number. */
  async deleteOld(limit: number): Promise<number> {
    return (await this.em.fork().execute<object[]>(FORGET, [limit])).length;
  }
}
