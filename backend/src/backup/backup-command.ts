import path from 'node:path';
import { parseArgs } from 'node:util';

export interface BackupCommand {
  file: string;
  replace: boolean;
}

/** Parses the arguments of `npm run backup --` or `npm run restore --`; returns a sentence if they are not valid. */
export function parseBackupCommand(verb: 'backup' | 'restore', args: string[]): BackupCommand | { problem: string } {
  const usage = verb === 'backup' ? 'npm run backup -- FILE' : 'npm run restore -- FILE [--replace]';
  try {
    const { values, positionals } = parseArgs({
      args,
      options: verb === 'restore' ? { replace: { type: 'boolean', default: false } } : {},
      allowPositionals: true,
    });
    const [file, ...more] = positionals;
    if (!file || more.length > 0) return { problem: `Give the name of one file: ${usage}` };
    return { file: path.resolve(file), replace: 'replace' in values && values.replace === true };
  } catch (error) {
    return { problem: `${(error as Error).message} Usage: ${usage}` };
  }
}
