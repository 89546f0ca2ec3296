import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { pictureAddress } from '@gamegeek/contracts/pictures/picture-address.js';
import { pictureRequest } from '../src/modules/games/pictures/picture-request.js';
import type { PlannedGame } from './plan/plan-games.js';
import type { SeededRandom } from './random.js';

const COVER = 'cover.jpg';
const SCREENS = ['screen-1.jpg', 'screen-2.jpg'];

/** Stores the covers and screenshots of games with builds, as if their makers had uploaded them. */
export async function insertPictures(
  client: pg.ClientBase,
  games: readonly PlannedGame[],
  gameIds: ReadonlyMap<string, number>,
  random: SeededRandom,
): Promise<void> {
  const planned = games.flatMap(({ seed, creatorId, created }) => {
    const { build, name } = seed;
    const files = build ? [COVER, ...SCREENS].filter((file) => existsSync(path.join(build.folder, file))) : [];
    return files.map((file) => ({
      id: random.uuid(),
      file: path.join(build?.folder ?? '', file),
      gameId: gameIds.get(name),
      creatorId,
      created: new Date(created),
    }));
  });
  if (planned.length === 0) return;
  // Loaded only for the first start of a server.
  const { run: encode } = await import('../src/modules/games/pictures/picture.worker.js');
  const pictures = await Promise.all(
    planned.map(async (picture) => {
      const encoded = await encode(pictureRequest(await readFile(picture.file)));
      if (typeof encoded === 'string') throw new Error(`${picture.file} cannot be used: ${encoded}`);
      return { ...picture, ...encoded, url: pictureAddress({ id: picture.id, width: encoded.width }) };
    }),
  );
  await client.query(
    `INSERT INTO game_pictures (id, game_id, width, height, uploaded_by, created_at)
     SELECT * FROM unnest($1::uuid[], $2::integer[], $3::integer[], $4::integer[], $5::uuid[], $6::timestamptz[])`,
    [
      pictures.map(({ id }) => id),
      pictures.map(({ gameId }) => gameId),
      pictures.map(({ width }) => width),
      pictures.map(({ height }) => height),
      pictures.map(({ creatorId }) => creatorId),
      pictures.map(({ created }) => created.toISOString()),
    ],
  );
  const files = pictures.flatMap(({ id, files: sizes }) => sizes.map((size) => ({ id, ...size })));
  await client.query(
    `INSERT INTO game_picture_files (picture_id, width, content)
     SELECT * FROM unnest($1::uuid[], $2::integer[], $3::bytea[])`,
    [files.map(({ id }) => id), files.map(({ width }) => width), files.map(({ content }) => Buffer.from(content))],
  );
  for (const [gameId, own] of Map.groupBy(pictures, (picture) => picture.gameId)) {
    const cover = own.find(({ file }) => path.basename(file) === COVER);
    await client.query('UPDATE games SET image_url = $2, preview_images = $3 WHERE id = $1', [
      gameId,
      cover?.url ?? null,
      own.filter((picture) => picture !== cover).map(({ url }) => url),
    ]);
  }
}
