import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const sources = fileURLToPath(new URL('../../src/', import.meta.url));
/** One statement accepts scores and inserts their event; it is published together with the ranks. */
const SCORE_PATH = 'modules/scores/submission/commit/accept-scores.sql.ts';

/** No server is connected while a backup is restored. */
const RESTORE = 'backup/restore-backup.ts';

describe('the outbox', () => {
  const files = globSync('**/*.ts', { cwd: sources }).filter(
    (file) => !file.endsWith('.spec.ts') && !file.startsWith('core/events/'),
  );
  const filesWith = (pattern: RegExp) =>
    files.filter((file) => pattern.test(readFileSync(path.join(sources, file), 'utf8'))).sort();

  it('is written by the transactional publisher, the acceptance of scores and a restore only', () => {
    expect(filesWith(/INSERT\s+INTO\s+outbox_events/i)).toEqual([RESTORE, SCORE_PATH]);
    expect(filesWith(/\b(insert|create|assign|persist|upsert)\w*\(\s*OutboxEvent\b/)).toEqual([]);
  });

  it('is read by the relay alone: modules register their events with the transactional publisher', () => {
    expect(filesWith(/\bOutboxRelay\b/)).toEqual([]);
  });
});
