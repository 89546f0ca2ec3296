import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A separate file system with limited space. */
export interface LimitedDisk {
  folder: string;
  /** Leaves no free space. */
  fill(): void;
  free(): void;
  remove(): void;
}

/** Undefined where mounting is not permitted. */
export function mountLimitedDisk(megabytes: number): LimitedDisk | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'gamegeek-disk-'));
  const mount = (options: string) => spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).status === 0;
  // Accessible to the account of PostgreSQL.
  if (!mount(`size=${megabytes}m,mode=0711`)) {
    rmdirSync(folder);
    return undefined;
  }
  const filler = path.join(folder, 'filler');
  return {
    folder,
    fill: () => writeUntilFull(filler),
    free: () => rmSync(filler, { force: true }),
    remove: () => {
      execFileSync('umount', [folder]);
      rmdirSync(folder);
    },
  };
}

/** Limiting the file system to what is used would fail if a server writes meanwhile. */
function writeUntilFull(file: string): void {
  const descriptor = openSync(file, 'a');
  for (const bytes of [1_048_576, 4_096]) {
    try {
      for (;;) writeSync(descriptor, Buffer.alloc(bytes));
    } catch (error) {
      if (!isFull(error)) throw error;
    }
  }
  closeSync(descriptor);
}

/** Errors of Node have another `Error` class than those of a test. */
const isFull = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOSPC';
