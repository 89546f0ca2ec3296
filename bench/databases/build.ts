import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Client } from 'pg';
import { WATCHED_GAME } from './world.ts';

const KB = 1_024;
const PICTURES = 8;

/** Compresses to about a third, as code does. */
const textOf = (size: number) =>
  Buffer.from(randomBytes(size).toString('hex').replaceAll(/[0-9]/g, ' ')).subarray(0, size);

interface File {
  path: string;
  bytes: Buffer;
  encoding: 'gzip' | null;
}

/** Texts are stored as an upload stores them. */
const packed = (path: string, size: number): File => ({ path, bytes: gzipSync(textOf(size)), encoding: 'gzip' });

/** The files of a small web game: 660 kB. */
const FILES: readonly File[] = [
  packed('index.html', 20 * KB),
  packed('game.js', 300 * KB),
  ...Array.from({ length: PICTURES }, (_, index): File => ({
    path: `art-${index + 1}.png`,
    bytes: randomBytes(40 * KB),
    encoding: null,
  })),
];

/** Stores a build of the watched game; returns what a browser loads to open it: its page, the SDK, its files. */
export async function insertBuild(db: Client, uploadedBy: string): Promise<string[]> {
  const id = randomUUID();
  const shas = FILES.map(({ bytes }) => createHash('sha256').update(bytes).digest());
  await db.query('INSERT INTO stored_files (sha256, size) SELECT * FROM unnest($1::bytea[], $2::bigint[])', [
    shas,
    FILES.map(({ bytes }) => bytes.length),
  ]);
  await db.query(
    'INSERT INTO stored_file_chunks (sha256, number, bytes) SELECT sha256, 0, bytes FROM unnest($1::bytea[], $2::bytea[]) AS new (sha256, bytes)',
    [shas, FILES.map(({ bytes }) => bytes)],
  );
  await db.query(
    `INSERT INTO builds (id, game_id, number, uploaded_by, sha256, size, verdict)
     VALUES ($1, $2, 1, $3, $4, $5, 'ready')`,
    [id, WATCHED_GAME, uploadedBy, shas[0], FILES.reduce((size, { bytes }) => size + bytes.length, 0)],
  );
  await db.query(
    `INSERT INTO build_files (build_id, path, sha256, encoding)
     SELECT $1, path, sha256, encoding FROM unnest($2::text[], $3::bytea[], $4::text[]) AS new (path, sha256, encoding)`,
    [id, FILES.map(({ path }) => path), shas, FILES.map(({ encoding }) => encoding)],
  );
  const [, ...files] = FILES;
  return [`/builds/${id}/`, '/sdk/v1-build.js', ...files.map(({ path }) => `/builds/${id}/${path}`)];
}
