import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SitePages } from './site-pages.service.js';

const read = jest.fn<(name: string) => Promise<{ title: string; description: string } | undefined>>();
const invalidations = { live: true, onReset: () => undefined };
let pages: SitePages;

beforeEach(() => {
  jest.useFakeTimers();
  read.mockReset().mockImplementation(async (name) => ({ title: `Game ${name}`, description: 'A game.' }));
  pages = new SitePages(invalidations);
  pages.register('/games/:id', { read });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('SitePages', () => {
  it('caches the content of a page until it changes', async () => {
    expect(await pages.find('/games/7/')).toMatchObject({
      status: 200,
      isListed: true,
      content: { title: 'Game 7', path: '/games/7' },
    });
    await pages.find('/games/7');
    expect(read).toHaveBeenCalledTimes(1);
    read.mockResolvedValue(undefined);
    pages.forget('/games/7');
    expect(await pages.find('/games/7')).toMatchObject({ status: 404, isListed: false });
  });

  it('asks once a second for a subject that does not exist', async () => {
    read.mockResolvedValue(undefined);
    for (let i = 0; i < 5; i += 1) expect(await pages.find('/games/7')).toMatchObject({ status: 404 });
    expect(read).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1_000);
    await pages.find('/games/7');
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('uses the general content without a source', async () => {
    expect(await pages.find('/models/7')).toMatchObject({ status: 200, content: { title: 'AI Models' } });
    expect(await pages.find('/auth')).toMatchObject({ status: 200, isListed: false });
  });

  it.each(['/games/0', '/games/01', '/games/1e3', '/games/2147483648', '/games/7/8', '/games/:id', '/u/a', '/u/a b c'])(
    'answers 404 for %s without asking a source',
    async (address) => {
      expect(await pages.find(address)).toMatchObject({ status: 404, content: { title: 'Page Not Found' } });
      expect(read).not.toHaveBeenCalled();
    },
  );

  it('uses the general content after one second, and when the source is unreachable', async () => {
    read.mockImplementationOnce(() => new Promise(() => undefined));
    const found = pages.find('/games/7');
    await jest.advanceTimersByTimeAsync(1_001);
    expect(await found).toMatchObject({ status: 200, isListed: true, content: { title: 'Games', path: '/games/7' } });
    read.mockRejectedValueOnce(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
    expect(await pages.find('/games/8')).toMatchObject({ status: 200, content: { title: 'Games' } });
    expect(await pages.find('/games/8')).toMatchObject({ status: 200, content: { title: 'Game 8' } });
  });

  it('limits concurrent reads', async () => {
    read.mockImplementation(() => new Promise(() => undefined));
    const found = Array.from({ length: 1_000 }, (_, index) => pages.find(`/games/${index + 1}`));
    await jest.advanceTimersByTimeAsync(0);
    expect(read).toHaveBeenCalledTimes(4);
    await jest.advanceTimersByTimeAsync(1_001);
    expect(new Set((await Promise.all(found)).map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('adds the registered card, and serves the page without a card that cannot be loaded', async () => {
    const card = { path: '/card.png', alt: 'A card' };
    pages.registerCard('/games/:id', async (name) => {
      if (name === '8') throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
      return card;
    });
    expect((await pages.find('/games/7')).content.card).toEqual(card);
    expect(await pages.find('/games/8')).toMatchObject({ status: 200, content: { title: 'Game 8' } });
    expect((await pages.find('/games/8')).content.card).toBeUndefined();
    expect(() => pages.registerCard('/games/:id', async () => card)).toThrow('registered twice');
  });

  it('uses the content named by the query, and general content if it is missing or unknown', async () => {
    pages.register('/leaderboard', { read });
    expect(await pages.find('/leaderboard', 'period=week&game=7')).toMatchObject({
      name: '7',
      content: { title: 'Game 7', path: '/leaderboard?game=7' },
    });
    read.mockResolvedValue(undefined);
    for (const query of ['', 'game=', 'game=0', 'game=1e3', 'game=8', 'game=%3Cx%3E']) {
      expect(await pages.find('/leaderboard', query)).toMatchObject({
        status: 200,
        content: { title: 'Leaderboards', path: '/leaderboard' },
      });
    }
    expect(await pages.find('/games/9', 'game=7')).toMatchObject({ status: 404 });
  });

  it('refuses a second source for a page', () => {
    expect(() => pages.register('/games/:id', { read })).toThrow('the page /games/:id is registered twice');
  });
});
