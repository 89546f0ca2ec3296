import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { PAGES, type SitePage } from '@gamegeek/contracts/site/pages.js';

const frontend = fileURLToPath(new URL('../../../frontend/', import.meta.url));
const pages = Object.entries<SitePage>(PAGES);
const isUnlisted = ([, page]: (typeof pages)[number]) => page.unlisted === true;

describe('the table of pages', () => {
  it('has every address once', () => {
    const addresses = pages.map(([, { path }]) => path);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('has a component in one feature for every page, named as the page is', () => {
    const fileOf = (name: string) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.tsx`;
    const components = pages.map(([name]) => ({
      name,
      found: globSync(`src/features/*/pages/${fileOf(name)}`, { cwd: frontend }).length,
    }));
    expect(components.filter(({ found }) => found !== 1)).toEqual([]);
  });

  it('has every page that is prerendered with namespaces', () => {
    const [, source = ''] =
      /^const NAMESPACES\b[^\n]*\n(.*?)^\};/ms.exec(readFileSync(`${frontend}prerender.ts`, 'utf8')) ?? [];
    const drawn = [...source.matchAll(/^ {2}(\w+): /gm)].map(([, name = '']) => name);
    expect(drawn.length).toBeGreaterThan(5);
    expect(drawn.filter((name) => !(name in PAGES))).toEqual([]);
  });

  it('closes no page to search engines by the address of an unlisted one', () => {
    const listed = pages.filter((page) => !isUnlisted(page)).map(([, { path }]) => path);
    for (const [, { path: closed }] of pages.filter(isUnlisted)) {
      expect(listed.filter((path) => path.startsWith(closed))).toEqual([]);
    }
  });

  it('lists no page that requires a signed-in user', () => {
    expect(pages.filter(([, { signedIn, unlisted }]) => signedIn && !unlisted)).toEqual([]);
  });
});
