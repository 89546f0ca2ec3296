import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';

const SOURCES = fileURLToPath(new URL('../../src', import.meta.url));
const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));
const MODULES = path.join(SOURCES, 'modules');
const KINDS =
  'service|repository|publisher|job|listener|guard|topic|controller|cache|metrics|pipe|middleware|strategy|store|handler|notifier|personal-data|report-target';
const MAX_FILES_PER_FOLDER = 20;
const isInjectable = (file: string) =>
  /^@(Injectable|Controller|ScheduledJob|TopicFamily|PersonalData)\(/m.test(
    readFileSync(path.join(SOURCES, file), 'utf8'),
  );

it('no module has a folder that collects the jobs or topics of its features', () => {
  const folders = globSync('*/*', { cwd: MODULES }).map((folder) => path.basename(folder));
  expect(folders.filter((name) => ['jobs', 'live', 'topics', 'events'].includes(name))).toEqual([]);
});

it('every file with an injectable is named by its kind', () => {
  const unnamed = globSync('**/*.ts', { cwd: SOURCES })
    .filter(isInjectable)
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
  // Routes are a file for each page, with its spec.
  const counted = files.filter((file) => !file.includes('/src/routes/'));
  const crowded = [...Map.groupBy(counted, (file) => path.dirname(file))].filter(
    ([, inFolder]) => inFolder.length > MAX_FILES_PER_FOLDER,
  );
  expect(crowded.map(([folder, inFolder]) => `${folder}: ${inFolder.length}`)).toEqual([]);
});
