import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { makeGame, makeHiddenGame, type MadeGame } from '../../factories/game.factory.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/expect-error.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

const bearer = { type: 'bearer' } as const;

let node: TestApp;
let maker: MadeUser;
let ada: MadeUser;
let bob: MadeUser;
let game: MadeGame;

beforeAll(async () => {
  node = await startTestApp();
  [maker, ada, bob] = [await makeUser(node.database), await makeUser(node.database), await makeUser(node.database)];
});
beforeEach(async () => {
  game = await makeGame(node.database, { createdBy: maker.id });
});
afterAll(() => node?.close());

const rate = (rating: unknown, { token } = ada, id = game.id) =>
  node.request.post(`/api/games/${id}/ratings`).auth(token, bearer).send({ rating });
const ratings = async (user?: MadeUser, id = game.id) => {
  const request = node.request.get(`/api/games/${id}/ratings`);
  return (await (user ? request.auth(user.token, bearer) : request).expect(200)).body as unknown;
};
const shown = async () => (await node.request.get(`/api/games/${game.id}`).expect(200)).body;

describe('a rating', () => {
  it('returns the game with its new rating', async () => {
    const { body } = await rate(4).expect(200);
    expect(body).toEqual({
      ...(await shown()),
      average_rating: 4,
      total_ratings: 1,
      rating_distribution: [0, 0, 0, 1, 0],
      my_rating: 4,
    });
    expect((await rate(1, bob).expect(200)).body).toMatchObject({
      average_rating: 2.5,
      total_ratings: 2,
      my_rating: 1,
    });
    expect(await shown()).toMatchObject({ average_rating: 2.5, total_ratings: 2 });
  });

  it('replaces the previous rating of the user, and repeating it changes nothing', async () => {
    await rate(2).expect(200);
    await rate(5).expect(200);
    const [before] = await node.database.rows('SELECT * FROM rating_counts WHERE game_id = $1', [game.id]);
    const { body } = await rate(5).expect(200);
    expect(body).toMatchObject({ average_rating: 5, total_ratings: 1, rating_distribution: [0, 0, 0, 0, 1] });
    expect(await node.database.rows('SELECT * FROM rating_counts WHERE game_id = $1', [game.id])).toEqual([before]);
    expect(await ratings(ada)).toEqual({
      average_rating: 5,
      total_ratings: 1,
      distribution: [0, 0, 0, 0, 1],
      mine: 5,
    });
    expect(await ratings(bob)).toMatchObject({ mine: null });
    expect(await ratings()).toMatchObject({ total_ratings: 1, mine: null });
  });

  it('is allowed to the author of the game', async () => {
    expect((await rate(5, maker).expect(200)).body).toMatchObject({ total_ratings: 1, my_rating: 5 });
  });

  it.each([0, 6, 2.5, '3', null, undefined, [5], true])('refuses %j, which is not between 1 and 5', async (rating) => {
    const { fields } = expectError(await rate(rating), 'validation_failed', expect.anything() as never);
    expect(new Set(fields?.rating)).toEqual(new Set(['Rating must be between 1 and 5']));
    expect(await ratings()).toEqual({ average_rating: 0, total_ratings: 0, distribution: [0, 0, 0, 0, 0], mine: null });
  });

  it('requires a session and a game that is visible to the caller', async () => {
    expectError(await node.request.post(`/api/games/${game.id}/ratings`).send({ rating: 3 }), 'unauthorized');
    expectError(await rate(3, ada, 2_000_000_000), 'not_found');
    expectError(await node.request.get('/api/games/2000000000/ratings'), 'not_found');
    const hidden = await makeHiddenGame(node.database, { createdBy: maker.id });
    expectError(await rate(3, ada, hidden.id), 'not_found');
    expectError(await node.request.get(`/api/games/${hidden.id}/ratings`), 'not_found');
    await rate(3, maker, hidden.id).expect(200);
    expect(await ratings(maker, hidden.id)).toMatchObject({ total_ratings: 1, mine: 3 });
  });

  it('moves the game in the list sorted by rating', async () => {
    const other = await makeGame(node.database, { createdBy: maker.id });
    await rate(5, ada, other.id).expect(200);
    for (const user of [ada, bob, maker]) await rate(5, user).expect(200);
    const order = async () =>
      (await node.request.get('/api/games?sort=rating').expect(200)).body.map(({ id }: MadeGame) => id) as number[];
    const before = await order();
    expect(before.indexOf(game.id)).toBeLessThan(before.indexOf(other.id));
    for (const user of [ada, bob, maker]) await rate(1, user).expect(200);
    const after = await order();
    expect(after.indexOf(game.id)).toBeGreaterThan(after.indexOf(other.id));
  });

  it('is kept anonymously when the account is deleted', async () => {
    const eve = await makeUser(node.database);
    await rate(4, eve).expect(200);
    await node.request.post('/api/user/delete').auth(eve.token, bearer).send({ password: eve.password }).expect(204);
    expect(await ratings()).toMatchObject({ average_rating: 4, total_ratings: 1 });
  });
});
