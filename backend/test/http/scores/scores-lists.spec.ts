import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ScoreRow } from '@gamegeek/contracts/scores/scores.schemas.js';
import { makeGame, makeHiddenGame, type MadeGame } from '../../factories/game.factory.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/http/expect-error.js';
import { waitForRanks } from '../../support/scores/wait-for-ranks.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { until } from '../../support/until.js';
import { postScore } from './post-score.js';
import { waitForBests } from '../../support/scores/wait-for-bests.js';

const LISTS = ['/api/scores', '/api/scores/weekly'];

let node: TestApp;
let players: MadeUser[];
let game: MadeGame;

beforeAll(async () => {
  node = await startTestApp();
  await waitForRanks(node);
  players = await Promise.all(Array.from({ length: 12 }, () => makeUser(node.database)));
});
beforeEach(async () => {
  game = await makeGame(node.database);
});
afterAll(() => node?.close());

const play = async (player: MadeUser | undefined, score: number, gameId = game.id) => {
  const body = { gameId, score, apiKey: player?.apiKey };
  return (await postScore(node, body).expect(200)).body as { id: number; createdAt: string };
};
const list = async (address: string) => (await node.request.get(address).expect(200)).body as ScoreRow[];

describe.each(LISTS)('the list %s', (path) => {
  const isAllTime = path === LISTS[0];

  it('has one row for each player, with their best', async () => {
    await play(players[0], 5);
    const best = await play(players[0], 9);
    await play(players[0], 7);
    expect(await list(`${path}?gameId=${game.id}`)).toEqual([
      {
        id: best.id,
        rank: 1,
        userId: players[0]?.id,
        username: players[0]?.username,
        gameId: game.id,
        score: 9,
        createdAt: best.createdAt,
      },
    ]);
  });

  it('is in the order of the board, ten a page, with paging headers', async () => {
    for (const [index, player] of players.entries()) await play(player, 100 - (index >> 1));
    const { body, headers } = await node.request.get(`${path}?gameId=${game.id}`).expect(200);
    expect((body as ScoreRow[]).map(({ rank }) => rank)).toEqual([1, 1, 3, 3, 5, 5, 7, 7, 9, 9]);
    expect((body as ScoreRow[]).map(({ userId }) => userId)).toEqual(players.slice(0, 10).map(({ id }) => id));
    expect(headers['x-total-count']).toBe('12');
    expect(headers.link).toBe(
      [
        `<${path}?gameId=${game.id}&page=1&limit=10>; rel="first"`,
        `<${path}?gameId=${game.id}&page=2&limit=10>; rel="next"`,
        `<${path}?gameId=${game.id}&page=2&limit=10>; rel="last"`,
      ].join(', '),
    );
    const second = await node.request.get(`${path}?gameId=${game.id}&page=2`).expect(200);
    expect((second.body as ScoreRow[]).map(({ rank }) => rank)).toEqual([11, 11]);
    expect(second.headers.link).toContain('rel="prev"');
    expect(second.headers.link).not.toContain('rel="next"');
  });

  it('is empty past its end, and for a game without scores', async () => {
    const { body, headers } = await node.request.get(`${path}?gameId=${game.id}&page=3`).expect(200);
    expect(body).toEqual([]);
    expect(headers['x-total-count']).toBe('0');
  });

  it('is the global board without a game', async () => {
    const other = await makeGame(node.database);
    const player = await makeUser(node.database);
    await play(player, 4_000);
    await play(player, 5_000, other.id);
    const rows = await until(
      () => list(`${path}?limit=100`),
      (all) => all.some(({ userId, score }) => userId === player.id && score === 9_000),
    );
    const row = rows.find(({ userId }) => userId === player.id);
    expect(row).toMatchObject({ rank: 1, gameId: null, score: 9_000 });
  });

  it('is 404 for an unknown or hidden game', async () => {
    const hidden = await makeHiddenGame(node.database);
    for (const gameId of [hidden.id, 999_999]) {
      expectError(await node.request.get(`${path}?gameId=${gameId}`), 'not_found');
    }
  });

  it.each(['page=0', 'page=x', 'limit=0', 'limit=101', 'gameId=x', 'gameId=-1', 'page=101&limit=100'])(
    'refuses %s',
    async (query) => {
      const answer = await node.request.get(`${path}?${query}`);
      expectError(answer, 'validation_failed', answer.body.fields);
    },
  );

  it('contains the bests of its period', async () => {
    await play(players[0], 50);
    await waitForBests(node.database);
    await node.database.rows(`UPDATE weekly_bests SET week = week - 7 WHERE game_id = $1`, [game.id]);
    await play(players[1], 20);
    const fresh = await makeGame(node.database);
    await play(players[2], 1, fresh.id);
    const rows = await list(`${path}?gameId=${game.id}&limit=100`);
    expect(rows.map(({ score }) => score)).toEqual(isAllTime ? [50, 20] : [20]);
  });
});

describe('GET /api/scores/count', () => {
  const countAt = async (query: string) => (await node.request.get(`/api/scores/count${query}`).expect(200)).body;

  it('counts every score of a game and of all games, at once', async () => {
    const before = await countAt('');
    const other = await makeGame(node.database);
    for (const score of [5, 9, 7]) await play(players[0], score);
    await play(players[1], 6);
    await play(players[1], 6, other.id);
    expect(await countAt(`?gameId=${game.id}`)).toEqual({ gameId: game.id, period: 'all', scores: 4 });
    expect(await countAt(`?gameId=${game.id}&period=week`)).toEqual({ gameId: game.id, period: 'week', scores: 4 });
    expect(await countAt('')).toEqual({ gameId: null, period: 'all', scores: before.scores + 5 });
  });

  it('refuses unknown periods, and is 404 for hidden games', async () => {
    expectError(await node.request.get('/api/scores/count?period=day'), 'validation_failed', {
      period: ['period must be all or week'],
    });
    const hidden = await makeHiddenGame(node.database);
    expectError(await node.request.get(`/api/scores/count?gameId=${hidden.id}`), 'not_found');
  });
});
