import { statfsSync } from 'node:fs';
import { Failure } from './failure.mjs';

/**
 * Refuses to begin what would stop half-way on a full disk.
 * @param {string} folder one that exists
 * @param {number} megabytes
 * @param {string} what needs them
 * @param {(folder: string) => { bavail: number, bsize: number }} [ask]
 */
export function requireDiskSpace(folder, megabytes, what, ask = statfsSync) {
  const { bavail, bsize } = ask(folder);
  const free = Math.floor((bavail * bsize) / 2 ** 20);
  if (free >= megabytes) return;
  throw new Failure(
    `${what} needs ${megabytes} MB of free disk space and ${folder} has ${free} MB: make room, then try again.`,
  );
}
