import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { PAGES, type SitePage } from '@gamegeek/contracts/site/pages.js';

const frontend = fileURLToPath(new URL('../../../frontend/', import.meta.url));
const pages = Object.entries<SitePage>(PAGES);
const isUnlisted = ([, page]: (typeof pages)[number]) => page.unlisted === true;

describe('the table of pages', () => {
  it('lists every address once', () => {
    const addresses = pages.map(([, { path }]) => path);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('has exactly one component file for every page, with the name of the page', () => {
    const fileOf = (name: string) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.tsx`;
    const components = pages.map(([name]) => ({
      name,
      found: globSync(`src/features/*/pages/${fileOf(name)}`, { cwd: frontend }).length,
    }));
    expect(components.filter(({ found }) => found !== 1)).toEqual([]);
  });

  it('disallows no indexed page by the prefix of an unindexed one', () => {
    const listed = pages.filter((page) => !isUnlisted(page)).map(([, { path }]) => path);
    for (const [, { path: closed }] of pages.filter(isUnlisted)) {
      expect(listed.filter((path) => path.startsWith(closed))).toEqual([]);
    }
  });

  it('indexes no page that requires a signed-in user', () => {
    expect(pages.filter(([, { signedIn, unlisted }]) => signedIn && !unlisted)).toEqual([]);
  });
});
