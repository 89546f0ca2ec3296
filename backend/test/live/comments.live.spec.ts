import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { COMMENTS_PAGE_SIZE } from '@gamegeek/contracts/comments/comment-limits.js';
import type { Comment, CommentsPage } from '@gamegeek/contracts/comments/comments.schemas.js';
import { commentsTopic, gameTopic } from '@gamegeek/contracts/live/topics.js';
import { applyCommentChanges, holdComments, type CommentsPlace } from '@gamegeek/rules/comments/held-comments.js';
import { mergeGameFigures } from '@gamegeek/rules/ratings.js';
import { makeComment } from '../factories/comment.factory.js';
import { makeGame, makeHiddenGame } from '../factories/game.factory.js';
import { makeUser, type MadeUser } from '../factories/user.factory.js';
import { LiveClients, type LiveClient } from '../support/live-client.js';
import type { TestApp } from '../support/test-app.js';
import { served } from '../support/served.js';
import { startTwoNodes, type TwoNodes } from '../support/services/two-nodes.js';
import { until } from '../support/until.js';

const bearer = { type: 'bearer' } as const;
const FIRST_PAGE: CommentsPlace = { sort: 'newest', page: 1, size: COMMENTS_PAGE_SIZE };

const clients = new LiveClients();
let nodes: TwoNodes;
let ada: MadeUser;
let bob: MadeUser;
let people: MadeUser[];
let gameId: number;

beforeAll(async () => {
  nodes = await startTwoNodes();
  people = [];
  for (let i = 0; i < 8; i += 1) people.push(await makeUser(nodes.database));
  [ada, bob] = [await makeUser(nodes.database), await makeUser(nodes.database)];
});
beforeEach(async () => {
  gameId = (await makeGame(nodes.database)).id;
});
afterEach(() => clients.closeAll());
afterAll(() => nodes?.close());

type Method = 'post' | 'put' | 'delete';
const send = (node: TestApp, method: Method, path: string, { token }: MadeUser, body: object = {}) =>
  node.request[method](`/api/games/${gameId}/${path}`).auth(token, bearer).send(body);
const post = async (node: TestApp, user: MadeUser, content: string): Promise<Comment> =>
  (await send(node, 'post', 'comments', user, { content }).expect(201)).body;
const read = async (node: TestApp): Promise<CommentsPage> =>
  (await node.request.get(`/api/games/${gameId}/comments`).expect(200)).body;

interface OpenPage {
  client: LiveClient;
  /** The state of a page that merges every patch. */
  held: () => ReturnType<typeof holdComments<Comment>>;
}

/** A client with the first page of the game's comments. */
async function openPage(node: TestApp): Promise<OpenPage> {
  const client = await clients.connect(node.url);
  const topic = commentsTopic(gameId);
  await client.watching(topic);
  const start = holdComments(await read(node), FIRST_PAGE);
  const held = () =>
    client.patchesOf(topic).reduce((page, patch) => applyCommentChanges(page, patch, FIRST_PAGE), start);
  return { client, held };
}

describe('an open page', () => {
  it('starts from the number of comments', async () => {
    await post(nodes.one, ada, 'Hello');
    const client = await clients.connect(nodes.two.url);
    const { snapshot } = await client.watching(commentsTopic(gameId));
    expect(snapshot).toEqual({ total: 1, version: 1 });
  });

  it('receives created, edited and deleted comments from every node', async () => {
    const pages = [await openPage(nodes.one), await openPage(nodes.two)];
    const comment = await post(nodes.one, ada, 'Hello');
    for (const { held } of pages) {
      await until(held, ({ total, comments }) => total === 1 && comments[0]?.content === 'Hello');
      expect(held().comments).toEqual([comment]);
    }
    await send(nodes.two, 'put', `comments/${comment.id}`, ada, { content: 'Good bye' }).expect(200);
    for (const { held } of pages) await until(held, ({ comments }) => comments[0]?.content === 'Good bye');
    await send(nodes.one, 'delete', `comments/${comment.id}`, ada).expect(204);
    for (const { held } of pages) await until(held, ({ total, comments }) => total + comments.length === 0);
    const [first] = pages;
    expect(first?.client.patchesOf(commentsTopic(gameId)).map(({ created, updated, deleted }) => [created?.length, updated?.length, deleted?.length])).toEqual([
      [1, undefined, undefined],
      [undefined, 1, undefined],
      [undefined, undefined, 1],
    ]); // prettier-ignore
  });

  it('receives nothing about other games or refused comments', async () => {
    const { client } = await openPage(nodes.one);
    const comment = await makeComment(nodes.database, { gameId, userId: ada.id });
    await send(nodes.two, 'put', `comments/${comment.id}`, bob, { content: 'Mine now' }).expect(403);
    await send(nodes.two, 'delete', `comments/${comment.id}`, bob).expect(403);
    gameId = (await makeGame(nodes.database)).id;
    const other = await openPage(nodes.one);
    await post(nodes.two, bob, 'Hello');
    await until(other.held, ({ total }) => total === 1);
    expect(client.patches).toEqual([]);
  });

  it('matches the server on both nodes after many concurrent changes', async () => {
    const pages = [await openPage(nodes.one), await openPage(nodes.two)];
    const change = async (node: TestApp, method: Method, path: string, user: MadeUser, content?: string) => {
      const answer = await served(async () => send(node, method, path, user, { content }));
      return { status: answer.status, id: (answer.body as Partial<Comment>).id };
    };
    const changes = people.map(async (user, index) => {
      const [here, there] = index % 2 ? [nodes.one, nodes.two] : [nodes.two, nodes.one];
      const first = await change(here, 'post', 'comments', user, 'first');
      const [second, edited] = await Promise.all([
        change(there, 'post', 'comments', user, 'second'),
        change(here, 'put', `comments/${first.id}`, user, 'first, edited'),
      ]);
      expect([first.status, second.status, edited.status]).toEqual([201, 201, 200]);
      if (index >= 3) return;
      expect(await change(here, 'delete', `comments/${second.id}`, user)).toMatchObject({ status: 204 });
    });
    await Promise.all(changes);
    const truth = await read(nodes.one);
    expect(truth.total).toBe(13);
    for (const { held } of pages) {
      const { total, comments, stale } = await until(held, ({ version }) => version === truth.version);
      expect(total).toBe(13);
      if (!stale) expect(comments).toEqual(truth.comments);
    }
  });

  it('resets when an author on the page is renamed, and only then', async () => {
    await post(nodes.one, ada, 'Hello');
    const page = await openPage(nodes.two);
    const [ownGame, username] = [gameId, `renamed.${ada.username}`];
    gameId = (await makeGame(nodes.database)).id;
    const other = await openPage(nodes.two);
    await nodes.one.request.put('/api/user/profile').auth(ada.token, bearer).send({ username }).expect(200);
    await until(
      () => page.client.resets,
      (resets) => resets.includes(commentsTopic(ownGame)),
    );
    gameId = ownGame;
    expect((await read(nodes.two)).comments[0]?.user.username).toBe(username);
    expect(other.client.resets).toEqual([]);
  });

  it('resets when an author on the page deletes the account, and shows blank comments', async () => {
    const eve = await makeUser(nodes.database);
    await post(nodes.one, eve, 'My name is Eve.');
    const page = await openPage(nodes.two);
    const { password } = eve;
    await nodes.one.request.post('/api/user/delete').auth(eve.token, bearer).send({ password }).expect(204);
    await until(
      () => page.client.resets,
      (resets) => resets.includes(commentsTopic(gameId)),
    );
    expect((await read(nodes.two)).comments).toMatchObject([{ content: '', user: { username: 'Deleted player' } }]);
  });

  it('receives unpublished changes from the outbox relay, in their current state', async () => {
    const page = await openPage(nodes.one);
    const there = await makeComment(nodes.database, { gameId, userId: ada.id, content: 'Still here' });
    const edited = await makeComment(nodes.database, { gameId, userId: ada.id, content: 'Edited' });
    const unpublished = [
      { gameId, kind: 'created', id: there.id },
      { gameId, kind: 'updated', id: edited.id },
      { gameId, kind: 'created', id: 2_000_000_000 },
    ];
    await nodes.database.rows(
      `INSERT INTO outbox_events (name, payload, created_at)
       SELECT 'comments.changed', payload, now() - interval '1 minute' FROM jsonb_array_elements($1::jsonb) AS payload`,
      [JSON.stringify(unpublished)],
    );
    await until(page.held, ({ comments, total }) => comments.length === 2 && total === 2);
    const [patch] = page.client.patchesOf(commentsTopic(gameId));
    expect(patch).toMatchObject({
      created: [{ id: there.id, content: 'Still here' }],
      updated: [{ id: edited.id, content: 'Edited' }],
      deleted: [2_000_000_000],
    });
    await until(
      () => nodes.database.rows(`SELECT FROM outbox_events WHERE name = 'comments.changed'`),
      (left) => left.length === 0,
    );
  });
});

it('watching the comments of an unknown or hidden game is refused', async () => {
  const hidden = await makeHiddenGame(nodes.database);
  const client = await clients.connect(nodes.one.url);
  for (const id of [2_000_000_000, 3_000_000_000, hidden.id]) {
    expect(await client.watch(commentsTopic(id))).toMatchObject({ ok: false, code: 'unknown_topic' });
  }
});

describe('ratings', () => {
  const rate = (node: TestApp, user: MadeUser, rating: number) => send(node, 'post', 'ratings', user, { rating });
  const NONE = { average_rating: 0, total_ratings: 0, rating_distribution: [0, 0, 0, 0, 0], rating_version: 0 };

  async function openGame(node: TestApp) {
    const client = await clients.connect(node.url);
    const { snapshot } = await client.watching(gameTopic(gameId));
    return { client, snapshot, held: () => client.patchesOf(gameTopic(gameId)).reduce(mergeGameFigures, snapshot) };
  }

  it('update on every open page, from every node', async () => {
    const pages = [await openGame(nodes.one), await openGame(nodes.two)];
    for (const { snapshot } of pages) expect(snapshot).toMatchObject(NONE);
    await rate(nodes.one, ada, 5).expect(200);
    await rate(nodes.two, bob, 2).expect(200);
    for (const { held } of pages) {
      const figures = await until(held, ({ total_ratings }) => total_ratings === 2);
      expect(figures).toMatchObject({ average_rating: 3.5, rating_distribution: [0, 1, 0, 0, 1], player_count: 0 });
    }
    expect((await openGame(nodes.two)).snapshot).toMatchObject({ average_rating: 3.5, total_ratings: 2 });
  });

  it('publish nothing when nothing has changed', async () => {
    await rate(nodes.one, ada, 5).expect(200);
    const page = await openGame(nodes.one);
    await rate(nodes.two, ada, 5).expect(200);
    await rate(nodes.two, bob, 5).expect(200);
    await until(page.held, ({ total_ratings }) => total_ratings === 2);
    const published = page.client.patchesOf(gameTopic(gameId)).filter((patch) => patch.total_ratings !== undefined);
    expect(published.map(({ total_ratings }) => total_ratings)).toEqual([2]);
  });

  it('are published by the outbox relay after a crash', async () => {
    await rate(nodes.one, ada, 3).expect(200);
    const page = await openGame(nodes.two);
    await nodes.database.rows(
      `INSERT INTO outbox_events (name, payload, created_at) VALUES ('ratings.changed', $1, now() - interval '1 minute')`,
      [JSON.stringify({ gameId })],
    );
    await until(
      () => page.client.patchesOf(gameTopic(gameId)),
      (patches) => patches.some(({ average_rating }) => average_rating === 3),
    );
  });

  it('add up correctly after concurrent ratings on both nodes', async () => {
    const gameIds = [gameId, (await makeGame(nodes.database)).id];
    const pages = [await openGame(nodes.one), await openGame(nodes.two)];
    const given = fc.record({
      user: fc.constantFrom(...people),
      rating: fc.integer({ min: 1, max: 5 }),
      game: fc.constantFrom(...gameIds),
      node: fc.constantFrom(nodes.one, nodes.two),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(given, { minLength: 20, maxLength: 60 }), async (all) => {
        const answers = await Promise.all(
          all.map(({ node, game, user, rating }) =>
            served(async () =>
              node.request.post(`/api/games/${game}/ratings`).auth(user.token, bearer).send({ rating }),
            ),
          ),
        );
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
        const rated = new Set(all.map(({ game }) => game));
        for (const game of rated) expect(await sums(game)).toEqual(await sumsOfRows(game));
      }),
      { numRuns: 8 },
    );
    const truth = await sumsOfRows(gameId);
    for (const { held } of pages) {
      await until(held, ({ rating_distribution }) => String(rating_distribution) === String(truth.given));
    }
  });

  const sums = async (game: number) => {
    const [row] = await nodes.database.rows(
      `SELECT rating_count AS count, rating_sum AS sum, ARRAY[given_1, given_2, given_3, given_4, given_5] AS given
       FROM games JOIN rating_counts ON game_id = id WHERE id = $1`,
      [game],
    );
    return row;
  };
  const sumsOfRows = async (game: number) => {
    const [row] = await nodes.database.rows<{ count: number; sum: number; given: number[] }>(
      `SELECT count(*)::int AS count, coalesce(sum(rating), 0)::int AS sum,
              (SELECT array_agg((SELECT count(*)::int FROM ratings WHERE game_id = $1 AND rating = stars) ORDER BY stars)
               FROM generate_series(1, 5) AS stars) AS given
       FROM ratings WHERE game_id = $1`,
      [game],
    );
    return row!;
  };
});
