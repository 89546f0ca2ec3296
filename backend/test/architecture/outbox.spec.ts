import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const sources = fileURLToPath(new URL('../../src/', import.meta.url));
/**
 * Statements that insert the event of their own change: of accepted scores, and of totals that a projection has added
 * to.
 */
const SCORE_PATH = ['modules/scores/submission/commit/accept-scores.sql.ts', 'modules/scores/totals/totals.sql.ts'];

describe('the outbox', () => {
  const files = globSync('**/*.ts', { cwd: sources }).filter(
    (file) => !file.endsWith('.spec.ts') && !/^core\/(events\/|core[.]module)/.test(file),
  );
  const filesWith = (pattern: RegExp) =>
    files.filter((file) => pattern.test(readFileSync(path.join(sources, file), 'utf8'))).sort();

  it('is written only by the transactional publisher, the acceptance of scores and their projection', () => {
    expect(filesWith(/INSERT\s+INTO\s+outbox_events/i)).toEqual(SCORE_PATH);
  });

  it('is read only by the relay, with which modules do not register events themselves', () => {
    expect(filesWith(/\bOutboxRelay\b/)).toEqual([]);
  });
});
