import { gunzipSync } from 'node:zlib';
import { expect, it, jest } from '@jest/globals';
import { SitePages, type Listed } from '../site-pages.service.js';
import { Sitemap } from './sitemap.service.js';

const CHANGED = new Date('2026-11-20T12:00:00.000Z');

/** Games with all ids up to `lastId` except the third, which is hidden. */
function sitemapOf(lastId: number) {
  const pages = new SitePages({ live: true, onReset: () => undefined });
  const newest = jest.fn(async (last: number, limit: number): Promise<Listed[]> => {
    const ids = Array.from({ length: limit + 1 }, (_, index) => Math.min(last, lastId) - index);
    const shown = ids.filter((id) => id > 0 && id !== 3).slice(0, limit);
    return shown.map((id) => ({ id, changedAt: CHANGED }));
  });
  const week = { id: 1, name: '2026-W01', changedAt: CHANGED };
  pages.register('/games/:id', { read: async () => undefined, listing: { newest } });
  pages.register('/leaderboard/weeks/:week', {
    read: async () => undefined,
    listing: { newest: async (last) => (last >= week.id ? [week] : []) },
  });
  const sitemap = new Sitemap(pages, { publicUrl: 'https://games.example' });
  const text = async () => gunzipSync(await sitemap.read()).toString();
  const paths = async () =>
    [...(await text()).matchAll(/<loc>https:\/\/games\.example([^<]*)<\/loc>/g)].map(([, path]) => path);
  return { newest, text, paths };
}

it('a sitemap lists all public pages with the time of their last change', async () => {
  const { paths, text, newest } = sitemapOf(4);
  const listed = await paths();
  expect(listed).toEqual(expect.arrayContaining(['/', '/games', '/about', '/games/4', '/games/2', '/games/1']));
  expect(listed).toContain('/leaderboard/weeks/2026-W01');
  for (const path of ['/games/3', '/auth', '/profile', '/games/:id']) expect(listed).not.toContain(path);
  expect(await text()).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">\n/,
  );
  expect(await text()).toContain('<loc>https://games.example/games/1</loc><lastmod>2026-11-20T12:00:00.000Z</lastmod>');
  expect(newest).toHaveBeenCalledTimes(1);
});

it('a sitemap of too many pages lists the newest of them and all of the other kinds, read in portions', async () => {
  const { paths, newest } = sitemapOf(100_001);
  const listed = await paths();
  expect(listed).toHaveLength(50_000);
  expect(new Set(listed).size).toBe(50_000);
  for (const path of ['/about', '/leaderboard/weeks/2026-W01', '/games/100001']) expect(listed).toContain(path);
  const games = listed.filter((path) => /^\/games\/\d+$/.test(path ?? ''));
  expect(games.at(-1)).toBe(`/games/${100_001 - games.length + 1}`);
  expect(newest.mock.calls.every(([, limit]) => limit <= 2_000)).toBe(true);
});
