import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { WATCHED_GAME } from './world.ts';

const KB = 1_024;
const PICTURES = 8;

/** Compresses to about a third, as code does. */
const textOf = (size: number) =>
  Buffer.from(randomBytes(size).toString('hex').replaceAll(/[0-9]/g, ' ')).subarray(0, size);

/** The files of a small web game: 660 kB. */
const FILES: readonly [path: string, bytes: Buffer][] = [
  ['index.html', textOf(20 * KB)],
  ['game.js', textOf(300 * KB)],
  ...Array.from({ length: PICTURES }, (_, index): [string, Buffer] => [`art-${index + 1}.png`, randomBytes(40 * KB)]),
];

/** Stores a build of the watched game; returns what a browser loads to open it: its page, the SDK, its files. */
export async function insertBuild(db: Client, uploadedBy: string): Promise<string[]> {
  const id = randomUUID();
  const shas = FILES.map(([, bytes]) => createHash('sha256').update(bytes).digest());
  await db.query('INSERT INTO stored_files (sha256, size) SELECT * FROM unnest($1::bytea[], $2::bigint[])', [
    shas,
    FILES.map(([, { length }]) => length),
  ]);
  await db.query(
    'INSERT INTO stored_file_chunks (sha256, number, bytes) SELECT sha256, 0, bytes FROM unnest($1::bytea[], $2::bytea[]) AS new (sha256, bytes)',
    [shas, FILES.map(([, bytes]) => bytes)],
  );
  await db.query(
    `INSERT INTO builds (id, game_id, number, uploaded_by, sha256, size, verdict)
     VALUES ($1, $2, 1, $3, $4, $5, 'ready')`,
    [id, WATCHED_GAME, uploadedBy, shas[0], FILES.reduce((size, [, { length }]) => size + length, 0)],
  );
  await db.query(
    'INSERT INTO build_files (build_id, path, sha256) SELECT $1, path, sha256 FROM unnest($2::text[], $3::bytea[]) AS new (path, sha256)',
    [id, FILES.map(([path]) => path), shas],
  );
  const [, ...files] = FILES;
  return [`/builds/${id}/`, '/sdk/v1-build.js', ...files.map(([path]) => `/builds/${id}/${path}`)];
}
