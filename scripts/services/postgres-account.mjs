// PostgreSQL refuses to run as root. There it runs as an ordinary account, which must be able to reach the binaries
// and the data: a checkout below /root is not readable for others.
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
const OPEN_PLACE = '/var/lib/gamegeek';

/**
 * @typedef {{ uid: number, gid: number }} Account
 */

/**
 * The account that PostgreSQL must run as; undefined means the one we are.
 * @param {string} dataDir data that exists decides: it belongs to whoever made it
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
    'PostgreSQL cannot run as root and this machine has neither a "postgres" nor a "nobody" account: start as an ordinary user, or set DATABASE_URL.',
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
 * Where the data of this folder can really lie: in it, or in the open place when the account cannot get there.
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
  return path.join(openFolder(OPEN_PLACE), `${path.basename(dir)}-${name}`);
}

/**
 * Leaves a link where the data was wanted. Data without one belongs to a home folder that has been removed since: it
 * is put aside, because whoever removes that folder wants to begin anew.
 * @param {string} wanted
 * @param {string} dir
 * @returns {boolean} whether the link is new
 */
export function linkTo(wanted, dir) {
  if (lstatSync(wanted, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Failure(
      `PostgreSQL's account cannot reach its data in ${wanted}: open the folders above it to others (chmod o+x).`,
    );
  }
  if (existsSync(wanted) && readlinkSync(wanted) === dir) return false;
  if (existsSync(dir)) {
    rmSync(`${dir}.previous`, { recursive: true, force: true });
    renameSync(dir, `${dir}.previous`);
  }
  rmSync(wanted, { force: true });
  mkdirSync(dir, { mode: 0o700 });
  symlinkSync(dir, wanted);
  return true;
}

/**
 * Makes the folder, for that account alone.
 * @param {string} dir
 * @param {Account | undefined} account
 */
export function makePrivateFolder(dir, account) {
  if (!existsSync(dir)) mkdirSync(dir, { mode: 0o700 });
  if (account) chownSync(dir, account.uid, account.gid);
}

/**
 * The binaries, or a copy of them that the account can run.
 * @param {import('./postgres-binaries.mjs').PostgresBinaries} binaries
 * @param {Account | undefined} account
 * @returns {string} the folder that holds bin, lib and share
 */
export function runnableBinaries({ root, version }, account) {
  if (!account) return root;
  const runs = (/** @type {string} */ folder) =>
    spawnSync(path.join(folder, 'bin', 'postgres'), ['--version'], { ...account, cwd: '/' }).status === 0;
  if (runs(root)) return root;
  const copy = path.join(openFolder(OPEN_PLACE), `postgresql-${version}-${process.arch}`);
  if (existsSync(copy) && statSync(copy).uid === 0 && runs(copy)) return copy;
  // Copied beside and renamed, so that an interrupted start leaves no partial copy.
  const half = `${copy}.${process.pid}`;
  rmSync(half, { recursive: true, force: true });
  cpSync(root, half, { recursive: true, verbatimSymlinks: true });
  spawnSync('chmod', ['-R', 'go+rX', half]);
  rmSync(copy, { recursive: true, force: true });
  renameSync(half, copy);
  return copy;
}
