import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  ACTIVE_PLAYERS,
  type ActivePlayer,
  type ActivePlayersChanges,
} from '@gamegeek/contracts/activity/activity.schemas.js';
import type { Game, TrendingGame } from '@gamegeek/contracts/games/games.schemas.js';
import { ACTIVE_PLAYERS_TOPIC, gameTopic, TRENDING_TOPIC } from '@gamegeek/contracts/live/topics.js';
import { applyActiveChanges } from '@gamegeek/rules/activity/active-players.js';
import { growthPercentage, trendReason } from '@gamegeek/rules/trends.js';
import { RecountActivePlayersJob } from '../../../src/modules/community/activity/jobs/recount-active-players.job.js';
import { PlayingNowService } from '../../../src/modules/community/activity/playing-now.service.js';
import { CountWeeksJob } from '../../../src/modules/models/traction/count-weeks.job.js';
import { RefreshTrendingJob } from '../../../src/modules/community/trending/refresh-trending.job.js';
import { makeGame, type MadeGame } from '../../factories/game.factory.js';
import { makeModel, makeVersion } from '../../factories/model.factory.js';
import { makePlayers, makeUser, type MadeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/http/expect-error.js';
import { LiveClients } from '../../support/live-client.js';
import { removeScore } from '../../support/scores/remove-score.js';
import { Seeded } from '../../support/seeded.js';
import type { TestApp } from '../../support/test-app.js';
import { startTwoNodes, type TwoNodes } from '../../support/services/two-nodes.js';
import { until } from '../../support/until.js';

const DAY = 86_400_000;
/** On a busy machine, the job waits up to 30 s before it counts again. */
const COUNTED_AGAIN_WITHIN = 45_000;
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

/** Inserts this many players on a day in the past. */
const play = (game: MadeGame, count: number, daysAgo: number) =>
  node.database.rows(
    `INSERT INTO play_days (day, user_id, game_id)
     SELECT (now() AT TIME ZONE 'UTC')::date - $3::int, id, $1 FROM unnest($2::uuid[]) AS id ON CONFLICT DO NOTHING`,
    [game.id, players.slice(0, count).map(({ id }) => id), daysAgo],
  );
/** Hides all games, and deletes all plays. */
const reset = () =>
  node.database.rows(`
    WITH gone AS (UPDATE games SET active = false), played AS (DELETE FROM play_days), scores AS (DELETE FROM scores)
    DELETE FROM active_players`);
const countTrends = () => node.app.get(RefreshTrendingJob).run();
const countActive = () => node.app.get(RecountActivePlayersJob).run();
const score = (on: TestApp, game: MadeGame, { apiKey }: MadeUser) =>
  on.request
    .post('/api/scores')
    .send({ gameId: game.id, score: random.between(1, 900), apiKey })
    .expect(200);
const trending = async (query = ''): Promise<TrendingGame[]> =>
  (await node.request.get(`/api/games/trending${query}`).expect(200)).body;
const active = async (on: TestApp, query = ''): Promise<ActivePlayer[]> =>
  (await on.request.get(`/api/users/active${query}`).expect(200)).body;

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
    const shown = await until(async () => (await trending('?limit=20')).find(({ id }) => id === game.id), Boolean);
    expect(shown).toMatchObject({ activePlayerCount: 1, growthPercentage: 100 });
    // Either node has run the job, and reports its duration.
    const figures = await Promise.all([nodes.one, nodes.two].map(({ request }) => request.get('/metrics').expect(200)));
    expect(figures.map(({ text }) => text).join()).toContain('job_duration_seconds_count{job_name="refresh-trending"}');
  });
});

describe('GET /api/users/active', () => {
  beforeEach(reset);

  it('returns the players with the most games, paged, with the total', async () => {
    const games = await Promise.all(Array.from({ length: 4 }, () => makeGame(node.database)));
    for (const [index, game] of games.entries()) await play(game, 12 - index * 2, index);
    await countActive();
    const all = await active(node);
    expect(all.map(({ games_played }) => games_played)).toEqual([...Array(6).fill(4), 3, 3, 2, 2, 1, 1]);
    expect(Object.keys(all[0]!)).toEqual(['id', 'username', 'games_played', 'last_played_at']);
    const response = await nodes.two.request.get('/api/users/active?page=2&limit=5').expect(200);
    expect(response.body).toEqual(all.slice(5, 10));
    expect(response.headers['x-total-count']).toBe('12');
    expect(response.headers.link).toContain('page=3&limit=5>; rel="last"');
    expect(await active(node, '?page=9')).toEqual([]);
    for (const query of ['?page=0', '?limit=101', '?limit=x', '?page=600']) {
      expect([query, (await node.request.get(`/api/users/active${query}`)).status]).toEqual([query, 400]);
    }
  });

  it('is updated after scores, renames and account deletions', async () => {
    const player = await makeUser(node.database);
    const game = await makeGame(node.database);
    await score(node, game, player);
    const [row] = await until(
      () => active(nodes.two),
      ({ length }) => length === 1,
    );
    expect(row).toMatchObject({ id: player.id, username: player.username, games_played: 1 });
    expect(Date.now() - Date.parse(row!.last_played_at)).toBeLessThan(60_000);
    const username = `${player.username}-new`;
    await node.request.put('/api/user/profile').auth(player.token, bearer).send({ username }).expect(200);
    expect(await active(nodes.two)).toMatchObject([{ username }]);
    const proof = { password: player.password };
    await node.request.post('/api/user/delete').auth(player.token, bearer).send(proof).expect(204);
    expect(await active(nodes.two)).toEqual([]);
    await countActive();
    const { headers } = await nodes.two.request.get('/api/users/active').expect(200);
    expect(headers['x-total-count']).toBe('0');
  });
});

/** A page with the most active players. */
async function watchActive(on: TestApp) {
  const client = await clients.connect(on.url);
  const { snapshot } = await client.watching(ACTIVE_PLAYERS_TOPIC);
  const patches = (): ActivePlayersChanges[] => client.patchesOf(ACTIVE_PLAYERS_TOPIC);
  const held = () =>
    patches().reduce((shown, patch) => applyActiveChanges(shown, patch, ACTIVE_PLAYERS), snapshot.players);
  return { held, patches };
}

describe('players:active', () => {
  beforeEach(reset);

  it('has the first twenty players of the list on every node after every change', async () => {
    const games = await Promise.all(Array.from({ length: 5 }, () => makeGame(node.database)));
    const many = await makePlayers(node.database, 30);
    const insertDays = (plays: number, furthest: number) =>
      node.database.rows(
        `INSERT INTO play_days (day, user_id, game_id)
         SELECT (now() AT TIME ZONE 'UTC')::date - day, player::uuid, game
         FROM unnest($1::int[], $2::text[], $3::int[]) AS played (day, player, game) ON CONFLICT DO NOTHING`,
        [
          Array.from({ length: plays }, () => random.between(0, furthest)),
          Array.from({ length: plays }, () => random.pick(many).id),
          Array.from({ length: plays }, () => random.pick(games).id),
        ],
      );
    await insertDays(40, 6);
    await countActive();
    const pages = [await watchActive(nodes.one), await watchActive(nodes.two)];
    for (let round = 0; round < 6; round += 1) {
      await insertDays(12, 6);
      // Players who did not play in the last seven days are no longer active.
      await node.database.rows(`DELETE FROM play_days WHERE random() < 0.3`);
      await countActive();
      const truth = await active(node);
      for (const { held } of pages) {
        await until(held, (shown) => JSON.stringify(shown) === JSON.stringify(truth));
      }
    }
    expect(pages.some(({ patches }) => patches().some(({ removed }) => removed.length > 0))).toBe(true);
  });

  it('adds a player after a score on another node, and follows renaming and deletion', async () => {
    const player = await makeUser(node.database);
    const game = await makeGame(node.database);
    const { held } = await watchActive(nodes.two);
    await score(nodes.one, game, player);
    await until(held, ([first]) => first?.username === player.username && first.games_played === 1);
    const username = `${player.username}-new`;
    await node.request.put('/api/user/profile').auth(player.token, bearer).send({ username }).expect(200);
    await until(held, ([first]) => first?.username === username);
    const proof = { password: player.password };
    await node.request.post('/api/user/delete').auth(player.token, bearer).send(proof).expect(204);
    await until(held, ({ length }) => length === 0);
  });
});

describe('games:trending', () => {
  beforeEach(async () => {
    await reset();
    await countTrends();
  });

  it('matches the list on every node, and removes a hidden game at once', async () => {
    const maker = await makeUser(node.database);
    const games = await Promise.all(Array.from({ length: 3 }, () => makeGame(node.database, { createdBy: maker.id })));
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
    await node.request.delete(`/api/games/${games[0]!.id}`).auth(maker.token, bearer).expect(204);
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

describe('the number of current players', () => {
  let nextScore = 950_000;
  const scoreAgo = (game: MadeGame, player: string, ago: string) =>
    node.database.rows(
      `INSERT INTO scores (id, user_id, game_id, score, created_at) VALUES ($1, $2, $3, 9, now() - $4::interval)`,
      [(nextScore += 1), player, game.id, ago],
    );

  it('counts each player of the last five minutes once, on every node', async () => {
    const [game, other] = [await makeGame(node.database), await makeGame(node.database)];
    const [first, second, third] = players.map(({ id }) => id);
    await scoreAgo(game, first!, '1 minute');
    await scoreAgo(game, first!, '4 minutes 50 seconds');
    await scoreAgo(game, second!, '4 minutes 50 seconds');
    await scoreAgo(game, third!, '5 minutes 1 second');
    await scoreAgo(other, third!, '1 second');
    for (const { app, url } of [nodes.one, nodes.two]) {
      await app.get(PlayingNowService).count();
      const client = await clients.connect(url);
      expect((await client.watching(gameTopic(game.id))).snapshot.playing_now).toBe(2);
      expect((await client.watching(gameTopic(other.id))).snapshot.playing_now).toBe(1);
    }
  });

  it('rises after a score on another node, and falls with time', async () => {
    const game = await makeGame(node.database);
    const client = await clients.connect(nodes.two.url);
    expect((await client.watching(gameTopic(game.id))).snapshot.playing_now).toBe(0);
    const playing = () => client.patchesOf(gameTopic(game.id)).findLast((patch) => 'playing_now' in patch)?.playing_now;
    await score(nodes.one, game, ada);
    await until(playing, (now) => now === 1);
    await node.database.rows(`UPDATE scores SET created_at = created_at - interval '5 minutes' WHERE game_id = $1`, [
      game.id,
    ]);
    await nodes.two.app.get(PlayingNowService).count();
    await until(playing, (now) => now === 0);
  });
});

describe('GET /api/models/{id}/traction', () => {
  it('returns the plays of each version, in total and per week', async () => {
    const model = await makeModel(node.database);
    const [one, two] = [
      await makeVersion(node.database, { modelId: model.id }),
      await makeVersion(node.database, { modelId: model.id, isLatest: true }),
    ];
    const games = [
      await makeGame(node.database, { versionId: one.id }),
      await makeGame(node.database, { versionId: one.id }),
      await makeGame(node.database, { versionId: two.id }),
    ];
    let id = 900_000;
    const score = async (game: MadeGame, player: number, weeksAgo: number) => {
      const at = new Date(Date.now() - weeksAgo * 7 * DAY);
      const values = [(id += 1), players[player]!.id, game.id, at];
      await node.database.rows(
        `INSERT INTO scores (id, user_id, game_id, score, created_at) VALUES ($1, $2, $3, 9, $4)`,
        values,
      );
      await node.database.rows(
        `INSERT INTO personal_bests (user_id, game_id, score, score_id, achieved_at) VALUES ($2, $3, 9, $1, $4)
         ON CONFLICT DO NOTHING`,
        values,
      );
      await node.database.rows(
        `INSERT INTO weekly_bests (week, user_id, game_id, score, score_id, achieved_at)
         VALUES (date_trunc('week', $4::timestamptz AT TIME ZONE 'UTC')::date, $2, $3, 9, $1, $4) ON CONFLICT DO NOTHING`,
        values,
      );
    };
    await score(games[0]!, 0, 0);
    await score(games[0]!, 0, 0);
    await score(games[1]!, 1, 0);
    await score(games[0]!, 0, 3);
    await score(games[2]!, 0, 20);
    const rate = (game: MadeGame, player: number, rating: number, weeksAgo: number) =>
      node.database.rows(
        `INSERT INTO ratings (game_id, user_id, rating, updated_at) VALUES ($1, $2, $3, now() - $4::int * interval '7 days')`,
        [game.id, players[player]!.id, rating, weeksAgo],
      );
    await rate(games[0]!, 0, 5, 30);
    await rate(games[0]!, 1, 4, 2);
    await rate(games[1]!, 2, 2, 0);
    await node.app.get(CountWeeksJob).run();
    // Idempotent.
    await node.app.get(CountWeeksJob).run();
    const { body } = await node.request.get(`/api/models/${model.id}/traction`).expect(200);
    expect(body.weeks).toHaveLength(12);
    expect(body.totals).toEqual({ games: 3, players: 2, scores: 5, total_ratings: 0 });
    expect(body.versions).toMatchObject([
      { id: two.id, games: 1, players: 1, scores: 1, average_rating: null, total_ratings: 0 },
      { id: one.id, games: 2, players: 2, scores: 4 },
    ]);
    const weekly = body.versions[1].weekly;
    expect(weekly.map(({ week }: { week: string }) => week)).toEqual(body.weeks);
    expect(weekly.at(-1)).toEqual({
      ...{ week: body.weeks.at(-1), games: 2, players: 2, scores: 3 },
      ...{ average_rating: 3.67, total_ratings: 3 },
    });
    expect(weekly.at(-2)).toMatchObject({ average_rating: 4.5, total_ratings: 2 });
    expect(weekly[0]).toMatchObject({ average_rating: 5, total_ratings: 1 });
    expect(body.versions[0].weekly.at(-1)).toMatchObject({ average_rating: null, total_ratings: 0 });
    expect(weekly.at(-4)).toMatchObject({ games: 1, players: 1, scores: 1 });
    expect(weekly.at(-2)).toMatchObject({ games: 0, players: 0, scores: 0 });
    // A past week is counted again when one of its scores was removed, even the first.
    const counted = () => node.database.rows('SELECT FROM version_weeks WHERE model_version_id = $1', [two.id]);
    expect(await counted()).toHaveLength(1);
    const [oldest] = await node.database.rows<{ id: string }>('SELECT id FROM scores WHERE game_id = $1', [
      games[2]!.id,
    ]);
    await removeScore(node, Number(oldest?.id));
    await node.app.get(CountWeeksJob).run();
    expect(await counted()).toEqual([]);
  });

  it('is empty for a model without versions, and 404 for an unknown model', async () => {
    const model = await makeModel(node.database);
    const { body } = await node.request.get(`/api/models/${model.id}/traction`).expect(200);
    expect(body).toMatchObject({ versions: [], totals: { games: 0, players: 0, scores: 0 } });
    expectError(await node.request.get('/api/models/999999/traction'), 'not_found');
  });
});
