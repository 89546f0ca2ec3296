// A folder in memory for the data of tests. On ext4, each new file takes half a millisecond after many files have been
// removed: a third of a second for a database.
import { lstatSync, mkdirSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';

const MEMORY = '/dev/shm';
/** Free bytes required. A run of all tests uses a tenth of this. */
const REQUIRED_BYTES = 4 * 2 ** 30;

/**
 * Returns undefined on systems without a file system in memory, or with too little of it.
 * @param {string} [memory] mount point of the file system
 * @param {number} [free] bytes of memory
 * @returns {string | undefined}
 */
export function memoryFolder(memory = MEMORY, free = freemem()) {
  const uid = process.getuid?.();
  const folder = `${memory}/gamegeek-${uid}`;
  try {
    const { bavail, bsize } = statfsSync(memory);
    if (Math.min(bavail * bsize, free) < REQUIRED_BYTES) return undefined;
    // Traversable for PostgreSQL's account.
    mkdirSync(folder, { mode: 0o711, recursive: true });
    const stats = lstatSync(folder);
    // The mount point is writable for all: another account could have created a link here.
    return stats.isDirectory() && stats.uid === uid ? folder : undefined;
  } catch {
    return undefined;
  }
}
