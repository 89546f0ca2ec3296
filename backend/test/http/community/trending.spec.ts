import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Game, TrendingGame } from '@gamegeek/contracts/games/games.schemas.js';
import { TRENDING_TOPIC } from '@gamegeek/contracts/live/topics.js';
import { growthPercentage, trendReason } from '@gamegeek/rules/trends.js';
import { RefreshTrendingJob } from '../../../src/modules/community/trending/refresh-trending.job.js';
import { makeGame, type MadeGame } from '../../factories/game.factory.js';
import { makePlayers, makeUser, type MadeUser } from '../../factories/user.factory.js';
import { LiveClients } from '../../support/live-client.js';
import { insertPlayDays, hideGamesAndDeletePlays } from '../../support/scores/play-days.js';
import { Seeded } from '../../support/seeded.js';
import type { TestApp } from '../../support/test-app.js';
import { startTwoNodes, type TwoNodes } from '../../support/services/two-nodes.js';
import { lockWaits } from '../../support/lock-waits.js';
import { until } from '../../support/until.js';

const DAY = 86_400_000;
/** On a busy machine, the job waits up to two minutes before it counts again. */
const COUNTED_AGAIN_WITHIN = 135_000;
const bearer = { type: 'bearer' } as const;

const clients = new LiveClients();
const random = new Seeded(20_261_121);
let nodes: TwoNodes;
let node: TestApp;
let ada: MadeUser;
let players: { id: string; username: string }[];

beforeAll(async () => {
  nodes = await startTwoNodes();
  node = nodes.one;
  ada = await makeUser(node.database);
  players = await makePlayers(node.database, 12);
});
afterEach(() => clients.closeAll());
afterAll(() => nodes?.close());

const play = (game: MadeGame, count: number, daysAgo: number) =>
  insertPlayDays(node.database, game.id, players.slice(0, count), daysAgo);
const reset = () => hideGamesAndDeletePlays(node.database);
const countTrends = () => node.app.get(RefreshTrendingJob).run();
const score = (on: TestApp, game: MadeGame, { apiKey }: MadeUser) =>
  on.request
    .post('/api/scores')
    .send({ gameId: game.id, score: random.between(1, 900), apiKey })
    .expect(200);
const trending = async (query = ''): Promise<TrendingGame[]> =>
  (await node.request.get(`/api/games/trending${query}`).expect(200)).body;

describe('GET /api/games/trending', () => {
  it('returns the games with the most players of the last 7 days, with their growth', async () => {
    const [rising, falling, fresh, gone, quiet] = await Promise.all(
      Array.from({ length: 5 }, () => makeGame(node.database)),
    );
    await play(rising!, 6, 6);
    await play(rising!, 3, 0);
    await play(rising!, 4, 7);
    await play(falling!, 3, 1);
    await play(falling!, 9, 13);
    await play(fresh!, 3, 0);
    await play(gone!, 5, 8);
    await play(quiet!, 12, 14);
    await countTrends();
    expect(await trending()).toMatchObject([
      { id: rising!.id, activePlayerCount: 6, growthPercentage: 50, aiModelName: expect.any(String) },
      { id: fresh!.id, activePlayerCount: 3, growthPercentage: 100 },
      { id: falling!.id, activePlayerCount: 3, growthPercentage: -67 },
    ]);
    expect((await trending('?limit=1')).map(({ id }) => id)).toEqual([rising!.id]);
    expect(await trending('?limit=20')).toHaveLength(3);
    const { body: sorted } = await node.request.get('/api/games?sort=trending&limit=2').expect(200);
    expect(sorted.map(({ id }: Game) => id)).toEqual([rising!.id, fresh!.id]);
  });

  it('is refreshed in the order of the games, so that it does not wait for another update that waits for it', async () => {
    await reset();
    const [first, second] = [await makeGame(node.database), await makeGame(node.database)];
    for (const game of [second, first]) await play(game, 3, 0);
    const other = await node.database.pool.connect();
    const change = 'UPDATE games SET player_count = player_count + 1 WHERE id = $1';
    try {
      await other.query('BEGIN');
      await other.query(change, [first.id]);
      const refreshed = countTrends();
      await until(
        () => lockWaits(node.database),
        (waiting) => waiting > 0,
      );
      await other.query(change, [second.id]);
      await other.query('COMMIT');
      await refreshed;
    } finally {
      other.release();
    }
    expect((await trending()).map(({ id }) => id).sort((a, b) => a - b)).toEqual([first.id, second.id]);
  });

  it('gives the reason of a trend: growth from enough players, a new game, or the number of players', async () => {
    await reset();
    const old = { createdAt: new Date(Date.now() - 30 * DAY) };
    const grown = await makeGame(node.database, old);
    const few = await makeGame(node.database, old);
    const fresh = await makeGame(node.database);
    await play(grown, 7, 1);
    await play(grown, 5, 8);
    await play(few, 6, 1);
    await play(few, 4, 8);
    await play(fresh, 5, 0);
    await countTrends();
    expect((await trending()).map(({ id, reason }) => [id, reason])).toEqual([
      [grown.id, { kind: 'growth', percentage: 40 }],
      [few.id, { kind: 'players', players: 6 }],
      [fresh.id, { kind: 'new' }],
    ]);
  });

  it('matches a reference count over all days', async () => {
    await reset();
    const games = await Promise.all(
      Array.from({ length: 6 }, (_, n) => makeGame(node.database, { createdAt: new Date(Date.now() - n * 3 * DAY) })),
    );
    const played: { game: number; player: string; daysAgo: number }[] = [];
    for (let plays = 0; plays < 150; plays += 1) {
      const one = { game: random.pick(games).id, player: random.pick(players).id, daysAgo: random.between(0, 20) };
      played.push(one);
      await node.database.rows(
        `INSERT INTO play_days (day, user_id, game_id) VALUES ((now() AT TIME ZONE 'UTC')::date - $3::int, $2, $1)
         ON CONFLICT DO NOTHING`,
        [one.game, one.player, one.daysAgo],
      );
    }
    await countTrends();
    const distinct = (game: number, from: number, to: number) =>
      new Set(
        played
          .filter((one) => one.game === game && one.daysAgo >= from && one.daysAgo <= to)
          .map(({ player }) => player),
      ).size;
    const expected = games
      .map(({ id }, n) => {
        const weeks = { players: distinct(id, 0, 6), playersBefore: distinct(id, 7, 13) };
        return {
          id,
          activePlayerCount: weeks.players,
          growthPercentage: growthPercentage(weeks),
          reason: trendReason(weeks, Date.now() - n * 3 * DAY, Date.now()),
        };
      })
      .sort(
        (a, b) => b.activePlayerCount - a.activePlayerCount || b.growthPercentage - a.growthPercentage || a.id - b.id,
      );
    expect(await trending('?limit=20')).toMatchObject(expected.filter((game) => game.activePlayerCount > 0));
  });

  it('never shows the result of an older count after that of a newer one', async () => {
    await reset();
    const game = await makeGame(node.database);
    await play(game, 3, 0);
    const blocker = await node.database.pool.connect();
    try {
      await blocker.query('BEGIN');
      await blocker.query('SELECT FROM games WHERE id = $1 FOR UPDATE', [game.id]);
      const older = countTrends();
      await until(
        () => lockWaits(node.database),
        (count) => count > 0,
      );
      await node.database.rows('DELETE FROM play_days');
      let isCounted = false;
      const newer = countTrends().then(() => (isCounted = true));
      await until(async () => isCounted || (await lockWaits(node.database)) > 1, Boolean);
      await blocker.query('COMMIT');
      await Promise.all([older, newer]);
    } finally {
      blocker.release(true);
    }
    expect(await trending()).toEqual([]);
  });

  it('is paged, with paging headers', async () => {
    await reset();
    const games = await Promise.all(Array.from({ length: 5 }, () => makeGame(node.database)));
    for (const [index, game] of games.entries()) await play(game, 5 - index, 0);
    await countTrends();
    const pages = ['', '?page=2', '?page=2&limit=2', '?page=9', '?limit=100'].map((query) => trending(query));
    const ids = (await Promise.all(pages)).map((page) =>
      page.map(({ id }) => games.findIndex((game) => game.id === id)),
    );
    expect(ids).toEqual([[0, 1, 2], [3, 4], [2, 3], [], [0, 1, 2, 3, 4]]);
    const { headers } = await node.request.get('/api/games/trending?page=2&limit=2').expect(200);
    expect(headers['x-total-count']).toBe('5');
    expect(headers.link).toContain('</api/games/trending?page=3&limit=2>; rel="next"');
    expect(headers.link).toContain('page=3&limit=2>; rel="last"');
  });

  it.each(['?limit=0', '?limit=101', '?limit=x', '?page=0', '?page=101&limit=100'])('refuses %s', async (query) => {
    expect((await node.request.get(`/api/games/trending${query}`)).status).toBe(400);
  });

  it('is updated after a score', async () => {
    const game = await makeGame(node.database);
    await score(node, game, ada);
    const listed = async () => (await trending('?limit=20')).find(({ id }) => id === game.id);
    const shown = await until(listed, Boolean, COUNTED_AGAIN_WITHIN);
    expect(shown).toMatchObject({ activePlayerCount: 1, growthPercentage: 100 });
    // Either node has run the job, and reports its duration.
    const figures = await Promise.all([nodes.one, nodes.two].map(({ request }) => request.get('/metrics').expect(200)));
    expect(figures.map(({ text }) => text).join()).toContain('job_duration_seconds_count{job_name="refresh-trending"}');
  });
});

describe('games:trending', () => {
  beforeEach(async () => {
    await reset();
    await countTrends();
  });

  it('matches the list on every node, and removes a hidden game at once', async () => {
    const creator = await makeUser(node.database);
    const games = await Promise.all(
      Array.from({ length: 3 }, () => makeGame(node.database, { createdBy: creator.id })),
    );
    for (const [index, game] of games.entries()) await play(game, 3 + index, 0);
    await countTrends();
    const pages = await Promise.all(
      [nodes.one, nodes.two].map(async ({ url }) => {
        const client = await clients.connect(url);
        const { snapshot } = await client.watching(TRENDING_TOPIC);
        return () => client.patchesOf(TRENDING_TOPIC).at(-1) ?? snapshot;
      }),
    );
    for (const shown of pages) expect(shown()).toMatchObject({ games: await trending(), listed: 3 });
    await play(games[0]!, 9, 0);
    await countTrends();
    for (const shown of pages) {
      await until(shown, ({ games: [first] }) => first?.id === games[0]!.id && first.activePlayerCount === 9);
    }
    await node.request.delete(`/api/games/${games[0]!.id}`).auth(creator.token, bearer).expect(204);
    for (const shown of pages) {
      await until(shown, ({ games: [first], listed }) => first?.id === games[2]!.id && listed === 2);
      expect(shown().games).toHaveLength(2);
    }
  });

  it('is updated after a score on another node, with the number of current players', async () => {
    const game = await makeGame(node.database);
    const client = await clients.connect(nodes.two.url);
    await until(
      async () => (await client.watching(TRENDING_TOPIC)).snapshot,
      ({ games, listed }) => games.length === 0 && listed === 1,
    );
    await score(nodes.one, game, ada);
    const shown = () => client.patchesOf(TRENDING_TOPIC).at(-1)?.games[0];
    await until(shown, (first) => first?.playingNow === 1, COUNTED_AGAIN_WITHIN);
    expect(shown()).toMatchObject({ id: game.id, activePlayerCount: 1, reason: { kind: 'new' } });
  });
});
