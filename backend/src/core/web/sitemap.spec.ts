import { gunzipSync } from 'node:zlib';
import { expect, it, jest } from '@jest/globals';
import { SitePages, type Listed } from './site-pages.service.js';
import { Sitemap } from './sitemap.service.js';

const CHANGED = new Date('2026-11-20T12:00:00.000Z');

/** Games with all ids up to `lastId` except the third, which is hidden. */
function sitemapOf(lastId: number) {
  const pages = new SitePages({ live: true, onReset: () => undefined });
  const between = jest.fn(async (first: number, last: number): Promise<Listed[]> =>
    Array.from({ length: last - first + 1 }, (_, index) => ({ id: first + index, changedAt: CHANGED })).filter(
      ({ id }) => id !== 3,
    ),
  );
  pages.register('/leaderboard/weeks/:week', {
    read: async () => undefined,
    listing: { lastId: async () => 1, between: async () => [{ id: 1, name: '2026-W01', changedAt: CHANGED }] },
  });
  pages.register('/games/:id', { read: async () => undefined, listing: { lastId: async () => lastId, between } });
  const sitemap = new Sitemap(pages, { publicUrl: 'https://games.example' });
  const locations = async (name: string) => {
    const file = await sitemap.file(name);
    if (!file) return undefined;
    return [
      ...gunzipSync(file)
        .toString()
        .matchAll(/<loc>https:\/\/games\.example([^<]*)<\/loc>/g),
    ].map(([, path]) => path);
  };
  return { between, sitemap, locations };
}

it('a sitemap is one file while its URLs fit', async () => {
  const { locations, sitemap, between } = sitemapOf(4);
  const listed = await locations('sitemap.xml');
  expect(listed).toEqual(expect.arrayContaining(['/', '/games', '/about', '/games/1', '/games/2', '/games/4']));
  expect(listed).toContain('/leaderboard/weeks/2026-W01');
  for (const path of ['/games/3', '/auth', '/profile', '/games/:id']) expect(listed).not.toContain(path);
  const [xml] = [gunzipSync((await sitemap.file('sitemap.xml')) ?? '').toString()];
  expect(xml).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">\n/,
  );
  expect(xml).toContain('<loc>https://games.example/games/1</loc><lastmod>2026-11-20T12:00:00.000Z</lastmod>');
  expect(between).toHaveBeenCalledTimes(1);
});

it('a larger sitemap is an index of files with at most fifty thousand URLs each, read in portions', async () => {
  const { locations, between } = sitemapOf(100_001);
  expect(await locations('sitemap.xml')).toEqual([
    '/sitemap-pages.xml',
    '/sitemap-weeks-1.xml',
    '/sitemap-games-1.xml',
    '/sitemap-games-2.xml',
    '/sitemap-games-3.xml',
  ]);
  expect(between).not.toHaveBeenCalled();
  expect(await locations('sitemap-pages.xml')).toContain('/about');
  expect(await locations('sitemap-games-1.xml')).toHaveLength(49_999);
  expect(between.mock.calls.every(([first, last]) => last - first < 2_000)).toBe(true);
  expect((await locations('sitemap-games-2.xml'))?.at(0)).toBe('/games/50001');
  expect(await locations('sitemap-games-3.xml')).toEqual(['/games/100001']);
  expect(await locations('sitemap-weeks-1.xml')).toEqual(['/leaderboard/weeks/2026-W01']);
  for (const name of ['sitemap-games-4.xml', 'sitemap-games-0.xml', 'sitemap-models-1.xml', 'sitemap-pages-1.xml']) {
    expect(await locations(name)).toBeUndefined();
  }
});
