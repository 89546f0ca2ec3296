// A folder in memory for what tests write. They remove many files as well, and ext4 takes half a millisecond for each new
// file while it steps over the removed ones: a third of a second for a database.
import { lstatSync, mkdirSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';

const MEMORY = '/dev/shm';
/** Bytes that must be free; a run of all tests uses a tenth of it. */
const ROOM = 4 * 2 ** 30;

/**
 * Undefined where files cannot be kept in memory, or not so many.
 * @param {string} [memory] the folder of the system
 * @param {number} [free] bytes of memory
 * @returns {string | undefined}
 */
export function memoryFolder(memory = MEMORY, free = freemem()) {
  const uid = process.getuid?.();
  const folder = `${memory}/gamegeek-${uid}`;
  try {
    const { bavail, bsize } = statfsSync(memory);
    if (Math.min(bavail * bsize, free) < ROOM) return undefined;
    // PostgreSQL's account must be able to pass through it.
    mkdirSync(folder, { mode: 0o711, recursive: true });
    const found = lstatSync(folder);
    // Everybody may write to the folder of the system.
    return found.isDirectory() && found.uid === uid ? folder : undefined;
  } catch {
    return undefined;
  }
}
