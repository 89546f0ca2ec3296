import { fakeTimers } from '../testing/fake-timers.ts';
import { startFakeServer, type FakeServer } from '../testing/fake-server.ts';
import { Site, SiteError, UnreachableError } from './site.ts';

const games = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: from + index, name: `Game ${from + index}` }));

describe('Site', () => {
  let server: FakeServer | undefined;

  afterEach(async () => {
    await server?.close();
    server = undefined;
  });

  it('lists the games of all pages', async () => {
    server = await startFakeServer(({ path }) => ({
      status: 200,
      headers: { 'X-Total-Count': '105' },
      body: path.endsWith('page=1') ? games(1, 100) : games(101, 5),
    }));
    const listed = await new Site(server.url, fetch, fakeTimers()).listGames();
    expect(listed.map(({ id }) => id)).toEqual(games(1, 105).map(({ id }) => id));
    expect(server.seen.map(({ path }) => path)).toEqual([
      '/api/games?playable=true&limit=100&page=1',
      '/api/games?playable=true&limit=100&page=2',
    ]);
  });

  it('reports an unreachable server in one sentence', async () => {
    const closed = await startFakeServer(() => 'cut');
    await closed.close();
    const listed = new Site(closed.url, fetch, fakeTimers()).listGames();
    await expect(listed).rejects.toThrow(UnreachableError);
    await expect(listed).rejects.toThrow(`GameGeek is not reachable at ${closed.url}: run \`npm start\` first.`);
  });

  it('detects a server that is not GameGeek', async () => {
    server = await startFakeServer(() => ({ status: 404 }));
    await expect(new Site(server.url, fetch, fakeTimers()).listGames()).rejects.toThrow(SiteError);
  });

  it('waits for short rate limits, and returns long ones', async () => {
    const timers = fakeTimers();
    server = await startFakeServer(({ path }, count) =>
      path === '/short' && count > 1
        ? { status: 200, body: { ok: true } }
        : { status: 429, headers: { 'Retry-After': path === '/short' ? '3' : '1800' } },
    );
    const site = new Site(server.url, fetch, timers);
    expect(await site.call('GET', '/short')).toEqual({ status: 200, body: { ok: true } });
    expect(await site.call('GET', '/long')).toMatchObject({ status: 429 });
    expect(timers.waited).toEqual([3_000]);
  });
});
