import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { MIGRATIONS_FOLDER } from '../../src/config/mikro-orm.config.js';

/** Tables that grow without bound: building an index with a lock would block writes for minutes. */
const LARGE =
  'scores|score_achievements|personal_bests|period_bests|play_days|player_totals|weekly_totals|idempotency_keys|play_sessions|game_players|notices|comments|ratings|logins|achievements|game_achievements|security_events';
const files = readdirSync(MIGRATIONS_FOLDER)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => [file, readFileSync(path.join(MIGRATIONS_FOLDER, file), 'utf8')] as const);

const indexed = new RegExp(`CREATE (UNIQUE )?INDEX (?!CONCURRENTLY)[^;\`]*?\\bON (${LARGE})\\b`, 'g');
const created = (text: string) => [...text.matchAll(/CREATE TABLE (\w+)/g)].map(([, table]) => table);

describe.each(files)('%s', (_file, text) => {
  it('builds no index that blocks writes to a large table', () => {
    const tables = [...text.matchAll(indexed)].map((match) => match[2]);
    expect(tables.filter((table) => !created(text).includes(table))).toEqual([]);
  });

  it('runs outside a transaction when it builds an index concurrently', () => {
    if (!text.includes('CONCURRENTLY')) return;
    expect(text).toContain('isTransactional(): boolean {');
    // An interrupted build leaves an invalid index.
    expect(text).toContain('DROP INDEX CONCURRENTLY IF EXISTS');
  });
});

it('the rule detects an index that is built with a write lock', () => {
  expect([...'CREATE INDEX a_b ON scores (a)'.matchAll(indexed)]).toHaveLength(1);
  expect([...'CREATE INDEX CONCURRENTLY a_b ON scores (a)'.matchAll(indexed)]).toHaveLength(0);
});
