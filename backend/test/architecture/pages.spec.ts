import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { PAGES } from '../../src/core/web/pages.js';

const read = (file: string) =>
  readFileSync(fileURLToPath(new URL(`../../../frontend/${file}`, import.meta.url)), 'utf8');

const paths = read('src/shared/routing/paths.ts');

/** `games` → `/games`. Builders that add a query or an id are variants of another path. */
const addresses = new Map(
  [...paths.matchAll(/^ {2}(\w+): \((?:\w+\?: \w+)?\) => [^'\n]*'([^'?#]+)'/gm)].map(([, name, path]) => [name, path]),
);
const routes = [...read('src/app/router.tsx').matchAll(/<Route\b[^>]*? path=\{paths\.(\w+)\(\)\}/g)].map(
  ([, name]) => name,
);
const pages = PAGES.map(({ path }) => path);

describe('the pages of the server', () => {
  it('include all routes of the site, which would otherwise be answered with 404', () => {
    expect(routes.length).toBeGreaterThan(10);
    for (const name of routes) expect({ name, path: addresses.get(name) }).toEqual({ name, path: expect.any(String) });
    expect(pages).toEqual(expect.arrayContaining(routes.map((name) => addresses.get(name))));
  });

  it('are exactly the addresses of links', () => {
    expect([...pages].sort()).toEqual([...new Set(addresses.values())].sort());
  });

  it('are prerendered unless they are personal', () => {
    const drawn = [...read('prerender.ts').matchAll(/^ {2}'(\/[^']*)': \{/gm)].map(([, path]) => path);
    const listed: string[] = PAGES.filter((page) => !('unlisted' in page)).map(({ path }) => path);
    expect(drawn.sort()).toEqual([...listed, '/auth'].sort());
  });

  it('are not blocked for search engines by the prefix of another page', () => {
    const unlisted = PAGES.filter((page) => 'unlisted' in page).map(({ path }) => path);
    const listed = PAGES.filter((page) => !('unlisted' in page)).map(({ path }) => path);
    for (const closed of unlisted) expect(listed.filter((path) => path.startsWith(closed))).toEqual([]);
  });
});
