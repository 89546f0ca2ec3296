import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { PAGES, type SitePage } from '@gamegeek/contracts/site/pages.js';

const frontend = fileURLToPath(new URL('../../../frontend/', import.meta.url));
const pages = Object.entries<SitePage>(PAGES);
/** Addresses that lead to the studio. */
const MOVED_TO_STUDIO = ['myGames', 'editGame', 'gameScores'];

const isUnlisted = ([, page]: (typeof pages)[number]) => page.unlisted === true;

describe('the table of pages', () => {
  it('lists every address once', () => {
    const addresses = pages.map(([, { path }]) => path);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('has the name of every file of routes, besides those of moved and unknown addresses', () => {
    const fileOf = (name: string) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.tsx`;
    const files = globSync('*.tsx', { cwd: `${frontend}src/routes`, exclude: ['*.spec.tsx'] });
    const shown = pages.map(([name]) => name).filter((name) => !MOVED_TO_STUDIO.includes(name));
    expect(files.sort()).toEqual([...shown.map(fileOf), 'to-studio.tsx', 'not-found.tsx'].sort());
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
