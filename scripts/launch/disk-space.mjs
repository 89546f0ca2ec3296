import { statfsSync } from 'node:fs';
import { Failure } from './failure.mjs';

/**
 * Fails early when there is too little disk space to finish.
 * @param {string} folder an existing folder
 * @param {number} megabytes
 * @param {string} what subject of the message
 * @param {(folder: string) => { bavail: number, bsize: number }} [statfs]
 */
export function requireDiskSpace(folder, megabytes, what, statfs = statfsSync) {
  const { bavail, bsize } = statfs(folder);
  const free = Math.floor((bavail * bsize) / 2 ** 20);
  if (free >= megabytes) return;
  throw new Failure(
    `${what} needs ${megabytes} MB of free disk space and ${folder} has ${free} MB: make room, then try again.`,
  );
}
