// PostgreSQL refuses to run as root. Started by root, it runs as an ordinary account, which needs access to the
// binaries and the data: other accounts cannot read a checkout below /root.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { Failure } from '../launch/failure.mjs';

/** Survives a reboot, unlike /tmp, and is accessible to every account. */
const SHARED_FOLDER = '/var/lib/gamegeek';

/**
 * @typedef {{ uid: number, gid: number }} Account
 */

/**
 * Returns the account that PostgreSQL must run as, or undefined for the current one.
 * @param {string} dataDir if it exists, its owner is returned
 * @returns {Account | undefined}
 */
export function accountFor(dataDir) {
  if (process.getuid?.() !== 0) return undefined;
  if (existsSync(dataDir)) {
    const { uid, gid } = statSync(dataDir);
    if (uid !== 0) return { uid, gid };
  }
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout?.trim());
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Failure(
    'PostgreSQL cannot run as root, and there is neither a "postgres" nor a "nobody" account: start as an ordinary user, or set DATABASE_URL.',
  );
}

/**
 * @param {Account} account
 * @param {string} folder
 */
function canEnter(account, folder) {
  return spawnSync('test', ['-x', folder], { ...account, cwd: '/' }).status === 0;
}

/** @param {string} folder */
function openFolder(folder) {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o711);
  return folder;
}

/**
 * Returns the folder itself, or one below the shared folder when the account cannot access it.
 * @param {string} dir
 * @param {Account | undefined} account
 * @returns {string}
 */
export function reachableFolder(dir, account) {
  const parent = path.dirname(dir);
  if (!account) {
    mkdirSync(parent, { recursive: true });
    return dir;
  }
  if (!existsSync(parent)) {
    mkdirSync(parent, { recursive: true });
    chmodSync(parent, 0o711); // independent of root's umask
  }
  if (canEnter(account, parent)) return dir;
  const name = createHash('sha256').update(dir).digest('hex').slice(0, 12);
  return path.join(openFolder(SHARED_FOLDER), `${path.basename(dir)}-${name}`);
}

/**
 * Links the requested folder to the data. Existing data without a link belonged to a home folder that has been removed,
 * so it is moved away for a fresh start.
 * @param {string} requested
 * @param {string} dir
 * @returns {boolean} whether the link is new
 */
export function linkTo(requested, dir) {
  if (lstatSync(requested, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Failure(
      `PostgreSQL's account cannot access its data in ${requested}: make the parent folders accessible (chmod o+x).`,
    );
  }
  if (existsSync(requested) && readlinkSync(requested) === dir) return false;
  if (existsSync(dir)) {
    rmSync(`${dir}.previous`, { recursive: true, force: true });
    renameSync(dir, `${dir}.previous`);
  }
  rmSync(requested, { force: true });
  mkdirSync(dir, { mode: 0o700 });
  symlinkSync(dir, requested);
  return true;
}

/**
 * Creates the folder with access for the account only.
 * @param {string} dir
 * @param {Account | undefined} account
 */
export function makePrivateFolder(dir, account) {
  if (!existsSync(dir)) mkdirSync(dir, { mode: 0o700 });
  if (account) chownSync(dir, account.uid, account.gid);
}

/**
 * Returns the folder of the binaries, or of a copy that the account can run.
 * @param {import('./postgres-binaries.mjs').PostgresBinaries} binaries
 * @param {Account | undefined} account
 * @returns {string} the folder that holds bin, lib and share
 */
export function runnableBinaries({ root, version }, account) {
  if (!account) return root;
  const runs = (/** @type {string} */ folder) =>
    spawnSync(path.join(folder, 'bin', 'postgres'), ['--version'], { ...account, cwd: '/' }).status === 0;
  if (runs(root)) return root;
  const copy = path.join(openFolder(SHARED_FOLDER), `postgresql-${version}-${process.arch}`);
  if (existsSync(copy) && statSync(copy).uid === 0 && runs(copy)) return copy;
  // Copied to a temporary name, so that an interrupted start leaves no partial copy.
  const partial = `${copy}.${process.pid}`;
  rmSync(partial, { recursive: true, force: true });
  cpSync(root, partial, { recursive: true, verbatimSymlinks: true });
  spawnSync('chmod', ['-R', 'go+rX', partial]);
  rmSync(copy, { recursive: true, force: true });
  renameSync(partial, copy);
  return copy;
}
