import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Comment, CommentsPage } from '@gamegeek/contracts/comments/comments.schemas.js';
import { makeComment } from '../../factories/comment.factory.js';
import { makeGame, makeHiddenGame, type MadeGame } from '../../factories/game.factory.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/http/expect-error.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { until } from '../../support/until.js';

let node: TestApp;

beforeAll(async () => {
  node = await startTestApp();
});
afterAll(() => node?.close());

describe('comments', () => {
  const bearer = { type: 'bearer' } as const;
  const NOWHERE = 2_000_000_000;

  let ada: MadeUser;
  let bob: MadeUser;
  let admin: MadeUser;
  let gameId: number;

  beforeAll(async () => {
    [ada, bob] = [await makeUser(node.database), await makeUser(node.database)];
    admin = await makeUser(node.database, { isAdmin: true });
  });
  beforeEach(async () => {
    gameId = (await makeGame(node.database)).id;
  });

  const pathOf = (id = gameId) => `/api/games/${id}/comments`;
  const list = (query = '', id = gameId) => node.request.get(`${pathOf(id)}${query}`);
  const read = async (query = ''): Promise<CommentsPage> => (await list(query).expect(200)).body;
  const post = (content: unknown, { token } = ada, id = gameId) =>
    node.request.post(pathOf(id)).auth(token, bearer).send({ content });
  const posted = async (content: string, user = ada): Promise<Comment> => (await post(content, user).expect(201)).body;
  const edit = (id: number, content: unknown, { token } = ada, game = gameId) =>
    node.request
      .put(`${pathOf(game)}/${id}`)
      .auth(token, bearer)
      .send({ content });
  const remove = (id: number, { token } = ada, game = gameId) =>
    node.request.delete(`${pathOf(game)}/${id}`).auth(token, bearer);
  const contents = ({ comments }: CommentsPage) => comments.map(({ content }) => content);

  describe('a posted comment', () => {
    it('is returned and listed with its author, without email address', async () => {
      const comment = await posted('  The cafe\u0301 level 👩‍🚀\nis lovely. ');
      expect(comment).toEqual({
        id: expect.any(Number),
        game_id: gameId,
        user_id: ada.id,
        content: 'The café level 👩‍🚀\nis lovely.',
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/),
        updated_at: comment.created_at,
        revision: 1,
        user: { id: ada.id, username: ada.username },
      });
      expect(await read()).toEqual({ comments: [comment], total: 1, version: 1, page: 1, limit: 10 });
    });

    it.each([undefined, null, '', '   ', '\u200b', 7, ['a']])('with the content %j is refused', async (content) => {
      const { fields } = expectError(await post(content), 'validation_failed', expect.anything() as never);
      expect(fields?.content).toContain('Comment content is required');
      expect((await read()).total).toBe(0);
    });

    it('has at most 2,000 characters, counted as code points', async () => {
      const fields = { content: ['Comment must be at most 2000 characters'] };
      for (const content of ['x'.repeat(2_001), 'e\ufe0f'.repeat(1_001), '🎮'.repeat(2_001)]) {
        expectError(await post(content), 'validation_failed', fields);
      }
      for (const content of ['x'.repeat(2_000), 'e\ufe0f'.repeat(1_000), '🎮'.repeat(2_000)]) await posted(content);
    });

    it('requires a session and a game that is visible to the caller', async () => {
      expectError(await node.request.post(pathOf()).send({ content: 'Hello' }), 'unauthorized');
      expectError(await post('Hello', ada, NOWHERE), 'not_found');
      const hidden = await makeHiddenGame(node.database, { createdBy: bob.id });
      expectError(await post('Hello', ada, hidden.id), 'not_found');
      await post('A note of mine', bob, hidden.id).expect(201);
      await post('A note of ours', admin, hidden.id).expect(201);
      expectError(await list('', hidden.id), 'not_found');
      const { body } = await list('', hidden.id).auth(bob.token, bearer).expect(200);
      expect(body.total).toBe(2);
    });

    it('leaves no outbox row after its event was published', async () => {
      await posted('Hello');
      await until(
        () => node.database.rows(`SELECT FROM outbox_events WHERE name = 'comments.changed'`),
        (rows) => rows.length === 0,
      );
    });
  });

  describe('the list of comments', () => {
    it('has ten comments per page, newest or oldest first, with paging headers', async () => {
      for (let i = 1; i <= 12; i += 1) await makeComment(node.database, { gameId, userId: ada.id, content: `${i}` });
      const { body, headers } = await list().expect(200);
      expect(contents(body)).toEqual(['12', '11', '10', '9', '8', '7', '6', '5', '4', '3']);
      expect(body.total).toBe(12);
      expect(headers['x-total-count']).toBe('12');
      expect(headers.link).toContain(`<${pathOf()}?page=2&limit=10>; rel="next"`);
      expect(contents(await read('?page=2'))).toEqual(['2', '1']);
      expect(contents(await read('?sort=oldest&limit=2&page=2'))).toEqual(['3', '4']);
      expect(await read('?page=3')).toEqual({ comments: [], total: 12, version: 12, page: 3, limit: 10 });
    });

    it('returns the page around a comment, in both orders and with any page size', async () => {
      const ids: number[] = [];
      for (let i = 1; i <= 8; i += 1) ids.push((await makeComment(node.database, { gameId, userId: ada.id })).id);
      for (const sort of ['newest', 'oldest']) {
        for (const limit of [1, 3, 10]) {
          for (const id of ids) {
            const answer = await read(`?around=${id}&sort=${sort}&limit=${limit}`);
            expect(answer.comments.map((comment) => comment.id)).toContain(id);
            expect(answer).toEqual(await read(`?page=${answer.page}&sort=${sort}&limit=${limit}`));
          }
        }
      }
      const { headers } = await list(`?around=${ids[3]}&limit=3`).expect(200);
      expect(headers.link).toContain(`<${pathOf()}?limit=3&page=3>; rel="next"`);
    });

    it('returns the first page around a comment that is deleted, hidden, of another game or unknown', async () => {
      const [first, gone, hidden] = [await posted('Here'), await posted('Gone'), await posted('Hidden')];
      await remove(gone.id).expect(204);
      const reason = 'It sells coins.';
      const act = { act: 'hide', kind: 'comment', id: hidden.id, reason };
      await node.request.post('/api/admin/acts').auth(admin.token, bearer).send(act).expect(200);
      const { id: elsewhere } = await makeComment(node.database, {
        gameId: (await makeGame(node.database)).id,
        userId: ada.id,
      });
      for (const id of [gone.id, hidden.id, elsewhere, NOWHERE, Number.MAX_SAFE_INTEGER]) {
        expect(await read(`?around=${id}&limit=1`)).toMatchObject({ page: 1, comments: [{ id: first.id }] });
      }
    });

    it('is empty for a game without comments', async () => {
      expect(await read()).toEqual({ comments: [], total: 0, version: 0, page: 1, limit: 10 });
    });

    it.each(['?sort=best', '?page=0', '?limit=101', '?page=1001', '?page=x', '?around=0', '?around=x'])(
      'refuses %s',
      async (query) => {
        expect((await list(query)).status).toBe(400);
      },
    );

    it('contains only comments on its game', async () => {
      await posted('Hello');
      const other = await makeGame(node.database);
      expect((await list('', other.id).expect(200)).body.total).toBe(0);
      expectError(await list('', NOWHERE), 'not_found');
    });
  });

  describe('an edit', () => {
    it('changes the content only', async () => {
      const comment = await posted('Hello');
      const { body } = await edit(comment.id, ' Good bye ').expect(200);
      expect(body).toEqual({ ...comment, content: 'Good bye', revision: 2, updated_at: body.updated_at });
      expect(body.updated_at >= comment.created_at).toBe(true);
      expect(await read()).toMatchObject({ comments: [body], total: 1, version: 2 });
    });

    it('is refused to everybody but the author, including admins', async () => {
      const { id } = await posted('Hello');
      for (const user of [bob, admin]) {
        const { message } = expectError(await edit(id, 'Something else', user), 'forbidden');
        expect(message).toBe('Only the author of a comment may edit it.');
      }
      expectError(await node.request.put(`${pathOf()}/${id}`).send({ content: 'x' }), 'unauthorized');
      expect(contents(await read())).toEqual(['Hello']);
    });

    it('refuses an empty content', async () => {
      const { id } = await posted('Hello');
      const { fields } = expectError(await edit(id, ' '), 'validation_failed', expect.anything() as never);
      expect(fields).toEqual({ content: ['Comment content is required'] });
    });

    it('returns 404 for a comment on another game', async () => {
      const { id } = await posted('Hello');
      const other = await makeGame(node.database);
      expectError(await edit(id, 'x', ada, other.id), 'not_found');
      expectError(await edit(NOWHERE, 'x'), 'not_found');
      expectError(await remove(id, ada, other.id), 'not_found');
      expect(contents(await read())).toEqual(['Hello']);
    });
  });

  describe('a deletion', () => {
    it('is allowed to the author and to admins', async () => {
      const [first, second] = [await posted('first'), await posted('second')];
      const { message } = expectError(await remove(first.id, bob), 'forbidden');
      expect(message).toBe('Only the author of a comment may delete it.');
      expectError(await node.request.delete(`${pathOf()}/${first.id}`), 'unauthorized');
      await remove(first.id).expect(204);
      expect(await read()).toMatchObject({ comments: [{ id: second.id }], total: 1 });
      await remove(second.id, admin).expect(204);
      expect(await read()).toMatchObject({ comments: [], total: 0 });
      expectError(await remove(second.id), 'not_found');
      expectError(await edit(second.id, 'x'), 'not_found');
    });

    it('succeeds once for concurrent requests', async () => {
      const { id } = await posted('Hello');
      await posted('Still here');
      const answers = await Promise.all(Array.from({ length: 6 }, (_, i) => remove(id, i % 2 ? ada : admin)));
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404, 404, 404]);
      expect((await read()).total).toBe(1);
    });
  });

  it('the total equals the number of comments after concurrent changes', async () => {
    const kept = await Promise.all(Array.from({ length: 6 }, (_, i) => posted(`kept ${i}`, i % 2 ? ada : bob)));
    await Promise.all([
      ...kept.slice(0, 3).map(({ id }) => remove(id, admin)),
      ...kept.map(({ id, user_id }) => edit(id, 'edited', user_id === ada.id ? ada : bob)),
      ...Array.from({ length: 6 }, (_, i) => post(`new ${i}`, i % 2 ? ada : bob)),
    ]);
    const page = await read('?sort=oldest');
    expect(page.total).toBe(9);
    expect(page.comments).toHaveLength(9);
    const order = page.comments.map(({ created_at, id }) => [created_at, id] as const);
    expect(order.map(([, id]) => id)).toEqual(order.map(([, id]) => id).sort((a, b) => a - b));
  });

  describe('the comments of a deleted account', () => {
    it('are blank, show the deleted player, and cannot be edited', async () => {
      const eve = await makeUser(node.database);
      const { id } = await posted('My name is Eve.', eve);
      const racing = edit(id, 'My name is still Eve.', eve);
      const leaving = node.request.post('/api/user/delete').auth(eve.token, bearer).send({ password: eve.password });
      const [edited] = await Promise.all([racing, leaving.expect(204)]);
      expect([200, 401, 403]).toContain(edited.status);
      expect((await read()).comments).toMatchObject([
        { id, content: '', user_id: eve.id, user: { id: eve.id, username: 'Deleted player' } },
      ]);
      expect((await read()).total).toBe(1);
      await remove(id, admin).expect(204);
    });
  });

  it('posting too many comments is refused', async () => {
    const strict = await startTestApp({
      database: node.database,
      limits: {
        newComment: { points: 2, duration: 60 },
        commentChange: { points: 2, duration: 60 },
        rating: { points: 2, duration: 60 },
      },
    });
    try {
      const carol = await makeUser(node.database);
      const { id } = await makeComment(node.database, { gameId, userId: carol.id });
      const ask = (method: 'post' | 'put' | 'delete', path: string, body: object = {}) =>
        strict.request[method](`/api/games/${gameId}/${path}`).auth(carol.token, bearer).send(body);
      for (let i = 0; i < 2; i += 1) {
        await ask('post', 'comments', { content: 'Hello' }).expect(201);
        await ask('put', `comments/${id}`, { content: 'Hello' }).expect(200);
        await ask('post', 'ratings', { rating: 3 }).expect(200);
      }
      expectError(await ask('post', 'comments', { content: 'Hello' }), 'rate_limited');
      expectError(await ask('put', `comments/${id}`, { content: 'Hello' }), 'rate_limited');
      expectError(await ask('delete', `comments/${id}`), 'rate_limited');
      expectError(await ask('post', 'ratings', { rating: 4 }), 'rate_limited');
    } finally {
      await strict.close();
    }
  });
});

describe('ratings', () => {
  const bearer = { type: 'bearer' } as const;

  let creator: MadeUser;
  let ada: MadeUser;
  let bob: MadeUser;
  let game: MadeGame;

  beforeAll(async () => {
    [creator, ada, bob] = [await makeUser(node.database), await makeUser(node.database), await makeUser(node.database)];
  });
  beforeEach(async () => {
    game = await makeGame(node.database, { createdBy: creator.id });
  });

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
      expect((await rate(5, creator).expect(200)).body).toMatchObject({ total_ratings: 1, my_rating: 5 });
    });

    it.each([0, 6, 2.5, null, undefined, [5], true])('refuses %j, which is not between 1 and 5', async (rating) => {
      const { fields } = expectError(await rate(rating), 'validation_failed', expect.anything() as never);
      expect(new Set(fields?.rating)).toEqual(new Set(['Rating must be between 1 and 5']));
      expect(await ratings()).toEqual({
        average_rating: 0,
        total_ratings: 0,
        distribution: [0, 0, 0, 0, 0],
        mine: null,
      });
    });

    it('requires a session and a game that is visible to the caller', async () => {
      expectError(await node.request.post(`/api/games/${game.id}/ratings`).send({ rating: 3 }), 'unauthorized');
      expectError(await rate(3, ada, 2_000_000_000), 'not_found');
      expectError(await node.request.get('/api/games/2000000000/ratings'), 'not_found');
      const hidden = await makeHiddenGame(node.database, { createdBy: creator.id });
      expectError(await rate(3, ada, hidden.id), 'not_found');
      expectError(await node.request.get(`/api/games/${hidden.id}/ratings`), 'not_found');
      await rate(3, creator, hidden.id).expect(200);
      expect(await ratings(creator, hidden.id)).toMatchObject({ total_ratings: 1, mine: 3 });
    });

    it('moves the game in the list sorted by rating', async () => {
      const other = await makeGame(node.database, { createdBy: creator.id });
      await rate(5, ada, other.id).expect(200);
      for (const user of [ada, bob, creator]) await rate(5, user).expect(200);
      const order = async () =>
        (await node.request.get('/api/games?sort=rating').expect(200)).body.map(({ id }: MadeGame) => id) as number[];
      const before = await order();
      expect(before.indexOf(game.id)).toBeLessThan(before.indexOf(other.id));
      for (const user of [ada, bob, creator]) await rate(1, user).expect(200);
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
});
