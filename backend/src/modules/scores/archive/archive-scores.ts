import type pg from 'pg';
import { ARCHIVE_LIMITS } from '../../../config/limits.js';
import { LOCK_REMOVALS_SHARED } from '../bests/index.js';
import { ARCHIVE_CHUNK, BEGIN_OF_MONTH, NEXT_CHUNK } from './archive-scores.sql.js';

export interface ArchiveOptions {
  /** `2026-01`: scores of earlier months are archived. */
  before: string;
  /** The size of a chunk; each is a transaction. */
  chunk?: number;
  /** Receives the progress, in sentences for an operator. */
  report?: (sentence: string) => void;
}

export interface ArchiveResult {
  examined: number;
  archived: number;
}

/** The month is too recent; the message is shown as is. */
export class ArchiveError extends Error {}

/**
 * Moves old scores that are not a best of their player to `archived_scores`, in chunks by id. It may be stopped at any time:
 * committed chunks stay archived, and the next run continues with the rest.
 */
export async function archiveScores(
  client: pg.ClientBase,
  { before: month, chunk = ARCHIVE_LIMITS.chunk, report = () => undefined }: ArchiveOptions,
): Promise<ArchiveResult> {
  const before = await beginOf(client, month);
  const result: ArchiveResult = { examined: 0, archived: 0 };
  let reportedAt = performance.now();
  let from = Number.MIN_SAFE_INTEGER;
  for (;;) {
    const { rows } = await client.query<{ last: number | null; count: number }>(NEXT_CHUNK, [from, chunk]);
    const [next] = rows;
    if (!next || next.last === null) return result;
    result.archived += await archiveChunk(client, [from, next.last, before]);
    result.examined += next.count;
    from = next.last;
    if (performance.now() - reportedAt > ARCHIVE_LIMITS.progressInterval) {
      reportedAt = performance.now();
      report(describeArchive(result));
    }
  }
}

export function describeArchive({ examined, archived }: ArchiveResult): string {
  return `Scores examined: ${examined.toLocaleString('en')}, archived: ${archived.toLocaleString('en')}.`;
}

async function archiveChunk(client: pg.ClientBase, values: unknown[]): Promise<number> {
  await client.query('BEGIN');
  try {
    await client.query(LOCK_REMOVALS_SHARED);
    const { rowCount } = await client.query(ARCHIVE_CHUNK, values);
    await client.query('COMMIT');
    return rowCount ?? 0;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

async function beginOf(client: pg.ClientBase, month: string): Promise<string> {
  const { rows } = await client.query<{ before: string; isOldEnough: boolean }>(BEGIN_OF_MONTH, [
    `${month}-01`,
    ARCHIVE_LIMITS.youngestDays,
  ]);
  if (rows[0]?.isOldEnough) return rows[0].before;
  throw new ArchiveError(`Scores of the last ${ARCHIVE_LIMITS.youngestDays} days stay: give an earlier month.`);
}
