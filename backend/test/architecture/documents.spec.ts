import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { LIVE_ERROR_CODES } from '@gamegeek/contracts/live/live-events.js';
import { PAGES } from '@gamegeek/contracts/site/pages.js';

const project = fileURLToPath(new URL('../../../', import.meta.url));
const read = (file: string) => readFileSync(path.join(project, file), 'utf8');
const SOURCES =
  '{backend/{src,test,migrations,seeders},frontend/{src,arcade,embed,e2e},libs,demo,bench,scripts,test,docs}';
const files = globSync([`${SOURCES}/**/*.{ts,tsx,mjs,js,md}`, '*.{md,cjs,js,ts}'], {
  cwd: project,
  exclude: (name) => /(^|\/)(node_modules|dist)$/.test(name),
});

describe('documents', () => {
  it('have the sections that the code cites', () => {
    expect(files.length).toBeGreaterThan(1_000);
    const missing = files.flatMap((file) =>
      [...read(file).matchAll(/(docs\/[a-z-]+\.md), sections? (\d+)(?: and (\d+))?/g)].flatMap(
        ([citation, document = '', ...sections]) =>
          sections
            .filter((section) => section && !read(document).includes(`\n## ${section}. `))
            .map(() => `${file}: ${citation}`),
      ),
    );
    expect(missing).toEqual([]);
  });

  it('link to existing files', () => {
    const broken = files
      // Pages of the site link to its addresses, which a test beside them checks.
      .filter((file) => file.endsWith('.md') && !file.startsWith('frontend/src/content/'))
      .flatMap((file) =>
        [...read(file).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
          .filter(([, target = '']) => !existsSync(path.join(project, path.dirname(file), target)))
          .map(([, target]) => `${file}: ${target}`),
      );
    expect(broken).toEqual([]);
  });
});

describe('docs/product.md', () => {
  it('lists every page of the site', () => {
    const table = read('docs/product.md').split('\n## 3. ')[0] ?? '';
    const listed = Object.values(PAGES).map((page) => page.path.replaceAll(/:([a-z]+)/gi, '{$1}'));
    expect(listed.filter((page) => !table.includes(`\`${page}\``))).toEqual([]);
  });
});

describe('docs/live-protocol.md', () => {
  it('names all error codes', () => {
    const page = read('docs/live-protocol.md');
    expect(LIVE_ERROR_CODES.filter((code) => !page.includes(`\`${code}\``))).toEqual([]);
  });
});
