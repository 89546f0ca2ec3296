import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { addBuild } from '../src/modules/games/builds/add-build.sql.js';
import { storeFiles } from '../src/modules/games/builds/store/store-files.js';
import { checkBuild } from '../src/modules/games/builds/upload/check-build.js';
import { unpack } from '../src/modules/games/builds/upload/unpack.js';
import type { PlannedGame } from './plan/plan-games.js';
import type { SeededRandom } from './random.js';

/** Uploads the files of games with builds, each as the published build of its game. */
export async function insertBuilds(
  client: pg.ClientBase,
  games: readonly PlannedGame[],
  gameIds: ReadonlyMap<string, number>,
  random: SeededRandom,
): Promise<void> {
  for (const { seed, creatorId, created } of games) {
    const [id, gameId] = [random.uuid(), gameIds.get(seed.name)];
    if (!seed.build || gameId === undefined) continue;
    const file = path.join(seed.build.folder, 'index.html');
    const page = await readFile(file);
    const sha256 = createHash('sha256').update(page).digest();
    const folder = await mkdtemp(path.join(tmpdir(), 'gamegeek-seed-'));
    try {
      const build = await unpack({ kind: 'html', file, sha256, size: page.length }, { folder, gameId });
      const { verdict, reasons } = checkBuild(build);
      await storeFiles(client, build.files);
      const { size, files } = build;
      await addBuild(client, { id, gameId, uploadedBy: creatorId, sha256, size, verdict, reasons, notes: '', files });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
    await client.query('UPDATE builds SET created_at = $2 WHERE id = $1', [id, new Date(created)]);
    await client.query(`UPDATE games SET launch = 'hosted', build_id = $2 WHERE id = $1`, [gameId, id]);
  }
}
