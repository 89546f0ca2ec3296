import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const SOURCES = fileURLToPath(new URL('../../src', import.meta.url));
const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));
const MODULES = path.join(SOURCES, 'modules');
/** Modules whose folders are separate Nest modules; keep in sync with `.dependency-cruiser.cjs`. */
const SPLIT_MODULES = ['auth', 'models', 'games', 'scores', 'play', 'community'];
const KINDS =
  'service|repository|publisher|job|listener|guard|topic|controller|cache|metrics|pipe|middleware|strategy|store|handler|notifier|personal-data|report-target';
const MAX_FILES_PER_FOLDER = 20;
const foldersOf = (module: string) =>
  readdirSync(path.join(MODULES, module), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const isInjectable = (file: string, folder = MODULES) =>
  /^@(Injectable|Controller)\(/m.test(readFileSync(path.join(folder, file), 'utf8'));
const hasInjectables = (folder: string) =>
  globSync(`${folder}/**/*.ts`, { cwd: MODULES }).some((file) => isInjectable(file));

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
});

it('every file with an injectable is named by its kind', () => {
  const unnamed = globSync('**/*.ts', { cwd: SOURCES })
    .filter((file) => isInjectable(file, SOURCES))
    .filter((file) => !new RegExp(`\\.(${KINDS})\\.ts$`).test(file));
  expect(unnamed).toEqual([]);
});

it(`no folder has more than ${MAX_FILES_PER_FOLDER} files, apart from the ordered migrations`, () => {
  const files = globSync(
    '{backend/{src,seeders,test},frontend/{src,arcade,embed,e2e},libs/*/src,scripts,bench,demo}/**/*.{ts,tsx,mjs}',
    {
      cwd: PROJECT,
    },
  );
  // Texts are a file for each namespace and language.
  const counted = files.filter((file) => !/\/(i18n|locales)\//.test(file));
  const crowded = [...Map.groupBy(counted, (file) => path.dirname(file))].filter(
    ([, inFolder]) => inFolder.length > MAX_FILES_PER_FOLDER,
  );
  expect(crowded.map(([folder, inFolder]) => `${folder}: ${inFolder.length}`)).toEqual([]);
});
