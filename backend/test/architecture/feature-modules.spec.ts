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

describe('queries of entities', () => {
  it('are only in repositories, SQL files and the registration of personal data', () => {
    const files = globSync('{modules,core,admin}/**/*.ts', { cwd: SOURCES })
      .filter((file) => !/\.(repository|sql|personal-data|spec)\.ts$/.test(file))
      .filter((file) => ENTITY_QUERY.test(readFileSync(path.join(SOURCES, file), 'utf8')));
    expect(files).toEqual([]);
  });
});
