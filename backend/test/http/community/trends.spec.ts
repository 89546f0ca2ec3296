import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Game } from '@gamegeek/contracts/games/games.types.js';
import { CountWeeksJob } from '../../../src/modules/community/traction/count-weeks.job.js';
import { RefreshTrendsJob } from '../../../src/modules/community/trends/refresh-trends.job.js';
import { makeGame, type MadeGame } from '../../factories/game.factory.js';
import { makeModel, makeVersion } from '../../factories/model.factory.js';
import { makePlayers, makeUser, type MadeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/expect-error.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { until } from '../../support/until.js';

let node: TestApp;
let ada: MadeUser;
let players: { id: string }[];
const DAY = 86_400_000;

beforeAll(async () => {
  node = await startTestApp();
  ada = await makeUser(node.database);
  players = await makePlayers(node.database, 12);
});
afterAll(() => node?.close());

/** So many players on a day so many days ago. */
const play = (game: MadeGame, count: number, daysAgo: number) =>
  node.database.rows(
    `INSERT INTO play_days (day, user_id, game_id)
     SELECT (now() AT TIME ZONE 'UTC')::date - $3::int, id, $1 FROM unnest($2::uuid[]) AS id ON CONFLICT DO NOTHING`,
    [game.id, players.slice(0, count).map(({ id }) => id), daysAgo],
  );
const trending = async (query = '') => (await node.request.get(`/api/games/trending${query}`).expect(200)).body;

describe('GET /api/games/trending', () => {
  it('answers the games with the most players of the last 7 days, with their growth', async () => {
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
    await node.app.get(RefreshTrendsJob).run();
    expect(await trending()).toMatchObject([
      { id: rising!.id, activePlayerCount: 6, growthPercentage: 50, aiModelName: expect.any(String) },
      { id: fresh!.id, activePlayerCount: 3, growthPercentage: 100 },
      { id: falling!.id, activePlayerCount: 3, growthPercentage: -67 },
    ]);
    expect((await trending('?limit=1')).map(({ id }: Game) => id)).toEqual([rising!.id]);
    expect(await trending('?limit=20')).toHaveLength(3);
    const { body: sorted } = await node.request.get('/api/games?sort=trending&limit=2').expect(200);
    expect(sorted.map(({ id }: Game) => id)).toEqual([rising!.id, fresh!.id]);
  });

  it.each(['?limit=0', '?limit=21', '?limit=x'])('refuses %s', async (query) => {
    expect((await node.request.get(`/api/games/trending${query}`)).status).toBe(400);
  });

  it('follows a score by itself', async () => {
    const game = await makeGame(node.database);
    await node.request.post('/api/scores').send({ gameId: game.id, score: 5, apiKey: ada.apiKey }).expect(200);
    const shown = await until(
      async () => (await trending('?limit=20')).find(({ id }: Game) => id === game.id),
      Boolean,
      10_000,
    );
    expect(shown).toMatchObject({ activePlayerCount: 1, growthPercentage: 100 });
  });
});

describe('GET /api/models/{id}/traction', () => {
  it('answers what was played with each version, all in all and week by week', async () => {
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
    // Safe to run twice.
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
  });

  it('is empty for a model without versions, and 404 for none', async () => {
    const model = await makeModel(node.database);
    const { body } = await node.request.get(`/api/models/${model.id}/traction`).expect(200);
    expect(body).toMatchObject({ versions: [], totals: { games: 0, players: 0, scores: 0 } });
    expectError(await node.request.get('/api/models/999999/traction'), 'not_found');
  });
});
