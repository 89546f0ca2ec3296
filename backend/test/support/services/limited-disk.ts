import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A separate file system with limited space. */
export interface LimitedDisk {
  folder: string;
  /** Leaves no free space. */
  fill(): Promise<void>;
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

/**
 * By a process of its own, as the clients of a test must not stall meanwhile. Limiting the file system to what is used
 * would fail if a server writes.
 */
async function writeUntilFull(file: string): Promise<void> {
  const dd = spawn('dd', ['if=/dev/zero', `of=${file}`, 'bs=1M'], { stdio: 'ignore' });
  await once(dd, 'exit');
}
