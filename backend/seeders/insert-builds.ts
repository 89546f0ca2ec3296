import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import type { PlannedGame } from './plan/plan-games.js';
import type { SeededRandom } from './random.js';

const PAGE = 'index.html';
/** Files are stored in pieces of this size. */
const CHUNK = 1024 ** 2;

/** Stores the files of games with builds, each as the published build of its game. */
export async function insertBuilds(
  client: pg.ClientBase,
  games: readonly PlannedGame[],
  gameIds: ReadonlyMap<string, number>,
  random: SeededRandom,
): Promise<void> {
  for (const { seed, creatorId, created } of games) {
    if (!seed.build) continue;
    const content = readFileSync(path.join(seed.build.folder, PAGE));
    const sha256 = createHash('sha256').update(content).digest();
    const [id, gameId] = [random.uuid(), gameIds.get(seed.name)];
    await client.query('INSERT INTO stored_files (sha256, size) VALUES ($1, $2)', [sha256, content.length]);
    for (let number = 0; number * CHUNK < content.length; number += 1) {
      await client.query('INSERT INTO stored_file_chunks (sha256, number, bytes) VALUES ($1, $2, $3)', [
        sha256,
        number,
        content.subarray(number * CHUNK, (number + 1) * CHUNK),
      ]);
    }
    await client.query(
      `INSERT INTO builds (id, game_id, number, uploaded_by, sha256, size, verdict, created_at)
       VALUES ($1, $2, 1, $3, $4, $5, 'ready', $6)`,
      [id, gameId, creatorId, sha256, content.length, new Date(created)],
    );
    await client.query('INSERT INTO build_files (build_id, path, sha256) VALUES ($1, $2, $3)', [id, PAGE, sha256]);
    await client.query(`UPDATE games SET launch = 'hosted', build_id = $2 WHERE id = $1`, [gameId, id]);
  }
}
