import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createPlayer, type Player } from './players.js';

const program = fileURLToPath(new URL('../../../backend/dist/backend/src/admin.js', import.meta.url));

/** An account made an admin as by the operator of a site. */
export async function createAdmin(site: string): Promise<Player> {
  const player = await createPlayer(site);
  const services = await readFile(path.join(process.env.E2E_HOME ?? '', 'services.json'), 'utf8');
  const env = { ...process.env, ...(JSON.parse(services) as Record<string, string>) };
  await promisify(execFile)(process.execPath, [program, player.user.username], { env });
  return player;
}
