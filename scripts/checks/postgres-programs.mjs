// Finds PostgreSQL's programs for the test of backups: installed ones, else the distribution's package.
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../launch/failure.mjs';
import { say } from '../launch/progress.mjs';
import { aptGet } from './apt-get.mjs';

const USUAL_FOLDERS = ['/usr/lib/postgresql/*/bin', '/opt/homebrew/opt/postgresql@*/bin', '/usr/pgsql-*/bin'];
const NEEDED = ['initdb', 'pg_ctl', 'pg_dump', 'pg_restore', 'psql'];

/** @returns {string | undefined} the folder of the newest version */
function installedPrograms() {
  return globSync(USUAL_FOLDERS)
    .filter((folder) => NEEDED.every((program) => existsSync(path.join(folder, program))))
    .sort((a, b) => versionOf(b) - versionOf(a))[0];
}

const versionOf = (/** @type {string} */ folder) => Number(/(\d+)\/bin$/.exec(folder)?.[1]);

/**
 * Installs the distribution's PostgreSQL when there is none.
 * @returns {Promise<string>} the folder of its programs
 */
export async function ensurePostgresPrograms() {
  const installed = installedPrograms();
  if (installed) return installed;
  say('No PostgreSQL is installed: installing the package of the distribution');
  const output = (await aptGet('update')) + (await aptGet('install', '-y', '--no-install-recommends', 'postgresql'));
  const found = installedPrograms();
  if (found) return found;
  console.error(output.trim());
  throw new Failure('The test of backups needs PostgreSQL with pg_dump, and it could not be installed: install it.');
}
