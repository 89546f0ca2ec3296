import { parseArgs } from 'node:util';

export interface ArchiveScoresCommand {
  before: string;
}

/** What `archive-scores` asks for; undefined for other commands, a sentence when it is not clear. */
export function parseArchiveScoresCommand([word, ...args]: string[]):
  | ArchiveScoresCommand
  | { problem: string }
  | undefined {
  if (word !== 'archive-scores') return undefined;
  try {
    const { values } = parseArgs({ args, options: { before: { type: 'string' } } });
    const { before } = values;
    if (before === undefined || !/^\d{4}-(0[1-9]|1[0-2])$/.test(before)) {
      return { problem: 'Give the first month that stays, such as --before 2026-01.' };
    }
    return { before };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}
