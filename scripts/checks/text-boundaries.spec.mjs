import { TEXT_RULES, violationsIn } from './text-boundaries.mjs';

const NO_EXCEPTIONS = TEXT_RULES.map((rule) => ({ ...rule, exceptions: /** @type {string[]} */ ([]) }));

/** A line, its file, and the rule that refuses it (undefined: the line is allowed). */
const LINES = /** @type {[line: string, file: string, rule: string | undefined][]} */ ([
  ["const FIND = 'SELECT id FROM games';", 'modules/games/a.service.ts', 'sql-only-in-repositories'],
  ['const FIND = `\n  WITH found AS (', 'core/events/b.ts', 'sql-only-in-repositories'],
  ["const FIND = 'SELECT id FROM games';", 'modules/games/a.repository.ts', undefined],
  ["const FIND = 'SELECT id FROM games';", 'modules/games/a.sql.ts', undefined],
  ["const FIND = 'SELECT 1';", 'core/database/probe.ts', undefined],
  ["const FIND = 'SELECT 1';", 'admin/c.ts', 'sql-only-in-repositories'],
  ['await em.execute(LOCK)', 'admin/d.ts', 'statements-run-only-in-repositories'],
  ['await this.em.fork().execute<Row[]>(FIND, [id])', 'modules/a/e.job.ts', 'statements-run-only-in-repositories'],
  ['await this.sql.run<{ count: number }>(COUNT)', 'modules/a/f.service.ts', 'statements-run-only-in-repositories'],
  ['await this.sql.note(STORE, [id])', 'modules/a/g.service.ts', 'statements-run-only-in-repositories'],
  ['await client.query(LOCK)', 'modules/a/h.service.ts', 'statements-run-only-in-repositories'],
  ['await client.query(LOCK)', 'modules/a/h.repository.ts', undefined],
  ['await em.findOne(Game, 1)', 'modules/a/i.service.ts', 'entities-queried-only-in-repositories'],
  ['await em.findOne(Game, 1)', 'modules/a/i.repository.ts', undefined],
  ['const { PORT } = process.env;', 'core/j.ts', 'environment-read-only-in-settings'],
  ['const { PORT } = process.env;', 'config/settings.ts', undefined],
]);

describe('npm run check:boundaries', () => {
  it.each(LINES.filter(([, , rule]) => rule))('refuses %j in %s: %s', (text, file, rule) => {
    const found = violationsIn([{ file, text }], NO_EXCEPTIONS);
    expect(found.map((violation) => violation.rule)).toEqual([rule]);
    expect(found[0]?.comment).toMatch(/^(Move|Let|Take)\b/);
  });

  it.each(LINES.filter(([, , rule]) => !rule))('allows %j in %s', (text, file) => {
    expect(violationsIn([{ file, text }], NO_EXCEPTIONS)).toEqual([]);
  });

  it('refuses an exception that is not needed', () => {
    const rules = NO_EXCEPTIONS.map((rule) => ({ ...rule, exceptions: ['core/k.ts'] })).slice(0, 1);
    expect(violationsIn([{ file: 'core/k.ts', text: '' }], rules)).toMatchObject([{ file: 'core/k.ts' }]);
  });
});
