import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const SOURCES = fileURLToPath(new URL('../../src', import.meta.url));
const MODULES = path.join(SOURCES, 'modules');
/** Modules whose folders are separate Nest modules; keep in sync with `.dependency-cruiser.cjs`. */
const SPLIT_MODULES = ['auth', 'models', 'games', 'scores', 'play', 'community'];
const KINDS =
  'service|repository|publisher|job|listener|guard|topic|controller|cache|pipe|middleware|strategy|store|handler|notifier|personal-data|report-target';
const MAX_FILES_PER_FOLDER = 20;
const SQL = /^\s*(SELECT|INSERT INTO|UPDATE|DELETE FROM|WITH) |[`'](SELECT|INSERT INTO|UPDATE|DELETE FROM) /m;

/** Runs a statement on either pool or in a transaction. */
const STATEMENT_RUN = /\.execute(<[^(]*>)?\(|\b(sql|client)\s*\.(run|note|query)(<[^(]*>)?\(/;

/** Classes that run the statements of `*.sql.ts` files themselves, because batching, retrying or streaming them is their purpose. */
const RUN_THEIR_OWN_STATEMENTS = [
  // Resolves the keys of a batch of requests in one statement.
  'auth/api-keys/api-keys.service.ts',
  // Reads sessions that ended while it missed messages, and retries.
  'play/tokens/ended-sessions.service.ts',
  // A command of the operator: a transaction per chunk, on its own connection.
  'scores/archive/archive-scores.ts',
  // Projects bests in one relaxed transaction, whose size follows the backlog.
  'scores/bests/best-projection.service.ts',
  // Compares the database with the one that filled the ranks; reads with and without permission.
  'scores/ranks/database-identity.service.ts',
  // Streams millions of rows through a cursor in one snapshot.
  'scores/ranks/rank-rebuild.service.ts',
  // The group commit of scores, the allocation of their ids, and what their idempotency keys repeat.
  'scores/submission/commit/score-ids.service.ts',
  'scores/submission/commit/score-writer.service.ts',
  'scores/submission/idempotency/delete-expired-idempotency-keys.job.ts',
  'scores/submission/idempotency/idempotency-response.store.ts',
  'scores/submission/idempotency/idempotent-batches.service.ts',
  'scores/submission/idempotency/idempotent-replay.service.ts',
  // Loads and publishes the bests of committed scores.
  'scores/submission/publishing/bests-from-database.service.ts',
  'scores/submission/publishing/score-outbox.handler.ts',
];

/** Reads and writes of entities; `flush` and `assign` complete changes of entities that a repository has found. */
const ENTITY_QUERY = /\b(em|inner|tx|fork\(\))\s*\.(find\w*|count|native\w+|insert\w*|upsert\w*|create\w*)\(/;

const foldersOf = (module: string) =>
  readdirSync(path.join(MODULES, module), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const isInjectable = (file: string) =>
  /^@(Injectable|Controller)\(/m.test(readFileSync(path.join(MODULES, file), 'utf8'));
const hasInjectables = (folder: string) => globSync(`${folder}/**/*.ts`, { cwd: MODULES }).some(isInjectable);

describe.each(SPLIT_MODULES)('the module %s', (module) => {
  const features = foldersOf(module).filter((name) => name !== 'shared');

  it('has an index in every feature folder, and a Nest module in those with injectables', () => {
    const missing = features.flatMap((feature) =>
      ['index.ts', ...(hasInjectables(`${module}/${feature}`) ? [`${feature}.module.ts`] : [])]
        .map((file) => `${module}/${feature}/${file}`)
        .filter((file) => !existsSync(path.join(MODULES, file))),
    );
    expect(missing).toEqual([]);
  });

  it('has no folder that collects the jobs or topics of its features', () => {
    expect(features.filter((name) => ['jobs', 'live', 'topics', 'events'].includes(name))).toEqual([]);
  });

  it('names every injectable file by its kind', () => {
    const unnamed = globSync(`${module}/**/*.ts`, { cwd: MODULES })
      .filter(isInjectable)
      .filter((file) => !new RegExp(`\\.(${KINDS})\\.ts$`).test(file));
    expect(unnamed).toEqual([]);
  });

  it(`has at most ${MAX_FILES_PER_FOLDER} files in a folder`, () => {
    const folders = globSync(`${module}/**/*.ts`, { cwd: MODULES }).map((file) => path.dirname(file));
    const crowded = [...Map.groupBy(folders, (folder) => folder)].filter(
      ([, files]) => files.length > MAX_FILES_PER_FOLDER,
    );
    expect(crowded.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
  });
});

describe('hand-written SQL', () => {
  it.each([
    ['modules', /\.(repository|sql|personal-data|spec)\.ts$/],
    ['admin', /\.spec\.ts$/],
    ['core', /^core\/database\/|\.(sql|spec)\.ts$/],
  ])('of %s is only in files whose name matches %s', (folder, allowed) => {
    const files = globSync(`${folder}/**/*.ts`, { cwd: SOURCES }).filter((file) =>
      SQL.test(readFileSync(path.join(SOURCES, file), 'utf8')),
    );
    expect(files.filter((file) => !allowed.test(file))).toEqual([]);
  });
});

describe('running a statement', () => {
  it('is left to repositories, SQL files, the registration of personal data and the listed classes', () => {
    const files = globSync('{modules,admin}/**/*.ts', { cwd: SOURCES })
      .filter((file) => !/\.(repository|sql|personal-data|spec)\.ts$/.test(file))
      .filter((file) => STATEMENT_RUN.test(readFileSync(path.join(SOURCES, file), 'utf8')));
    expect(files.toSorted()).toEqual(RUN_THEIR_OWN_STATEMENTS.map((file) => `modules/${file}`));
  });

  it.each([
    'await em.execute(LOCK)',
    'await this.em.fork().execute<Row[]>(FIND, [id])',
    'await this.sql.run<{ count: number }>(COUNT)',
    'await this.sql.note(STORE, [id])',
    'await client.query(LOCK)',
  ])('is found in %s', (line) => {
    expect(line).toMatch(STATEMENT_RUN);
  });
});

describe('queries of entities', () => {
  it('are only in repositories, SQL files and the registration of personal data', () => {
    const files = globSync('{modules,core,admin}/**/*.ts', { cwd: SOURCES })
      .filter((file) => !/\.(repository|sql|personal-data|spec)\.ts$/.test(file))
      .filter((file) => ENTITY_QUERY.test(readFileSync(path.join(SOURCES, file), 'utf8')));
    expect(files).toEqual([]);
  });
});
