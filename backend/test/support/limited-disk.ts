import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
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
  const resize = (size: string) => execFileSync('mount', ['-o', `remount,size=${size}`, folder]);
  // Accessible to the account of PostgreSQL.
  if (!mount(`size=${megabytes}m,mode=0711`)) {
    rmdirSync(folder);
    return undefined;
  }
  const usedKilobytes = () =>
    execFileSync('df', ['--output=used', '-k', folder], { encoding: 'utf8' }).split('\n')[1]?.trim();
  return {
    folder,
    fill: () => void resize(`${usedKilobytes()}k`),
    free: () => void resize(`${megabytes}m`),
    remove: () => {
      execFileSync('umount', [folder]);
      rmdirSync(folder);
    },
  };
}
