import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Notice } from '@gamegeek/contracts/inbox/inbox.schemas.js';
import { gameTopic, LAUNCH_TOPIC, leaderboardTopic } from '@gamegeek/contracts/live/topics.js';
import { RefreshTrendingJob } from '../../../src/modules/community/trending/refresh-trending.job.js';
import { makeGame, makeHiddenGame, makePlayed } from '../../factories/game.factory.js';
import { makeModel, makeVersion, type MadeModel, type MadeVersion } from '../../factories/model.factory.js';
import { makePlayers, makeUser, type MadeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/http/expect-error.js';
import { LiveClients } from '../../support/live-client.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { until } from '../../support/until.js';

let node: TestApp;
let creator: MadeUser;
let other: MadeUser;
let admin: MadeUser;
let model: MadeModel;
let version: MadeVersion;

beforeAll(async () => {
  node = await startTestApp();
  [creator, other] = [await makeUser(node.database), await makeUser(node.database)];
  admin = await makeUser(node.database, { isAdmin: true });
  model = await makeModel(node.database);
  version = await makeVersion(node.database, { modelId: model.id });
});
const live = new LiveClients();
afterEach(() => live.closeAll());
afterAll(() => node?.close());

type Method = 'post' | 'put' | 'delete' | 'get';
const call = (method: Method, address: string, user: MadeUser, body?: object) => {
  const request = node.request[method](address).auth(user.token, { type: 'bearer' });
  return body ? request.send(body) : request;
};
const gameBody = (change: object = {}) => ({
  name: 'Clockwork Reef',
  description: 'Wind up the fish before the tide turns.',
  ai_model_id: model.id,
  model_version_id: version.id,
  categories: ['Puzzle'],
  ai_integration_details: 'The model draws each reef anew.',
  ...change,
});
const count = async (table: string) => {
  const [row] = await node.database.rows<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`);
  return row?.n;
};

describe('POST /api/games', () => {
  it('creates a game that can be found at once', async () => {
    const answer = await call('post', '/api/games', creator, gameBody({ preview_images: ['https://p.example/1', ''] }));
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      name: 'Clockwork Reef',
      ai_model_id: model.id,
      ai_model_name: model.name,
      model_version: version.version,
      created_by: creator.id,
      creator: { id: creator.id, username: creator.username },
      preview_images: ['https://p.example/1'],
      image_url: null,
      active: true,
      player_count: 0,
      total_ratings: 0,
    });
    const { body: seen } = await node.request.get(`/api/games/${answer.body.id}`).expect(200);
    expect(seen).toEqual(answer.body);
    const { body: list } = await node.request.get('/api/games?search=clockwrk').expect(200);
    expect(list.map(({ id }: { id: number }) => id)).toContain(answer.body.id);
  });

  it('stores tags in lower case, changes them, and refuses wrong ones at their field', async () => {
    const { body: game } = await call('post', '/api/games', creator, gameBody({ tags: ['3D', 'word-game'] })).expect(
      201,
    );
    expect(game.tags).toEqual(['3d', 'word-game']);
    const address = `/api/games/${game.id}`;
    for (const [tags, sentence] of [
      [['word game'], 'A tag has 2 to 24 letters a to z, digits or hyphens'],
      [['a1', 'b1', 'c1', 'd1', 'e1', 'f1'], 'At most 5 tags'],
    ] as const) {
      expectError(await call('put', address, creator, { tags }), 'validation_failed', { tags: [sentence] });
    }
    expect((await call('put', address, creator, { name: 'Reef Two' }).expect(200)).body.tags).toEqual(game.tags);
    expect((await call('put', address, creator, { tags: [] }).expect(200)).body.tags).toEqual([]);
  });

  it('accepts a hidden game', async () => {
    const { body } = await call('post', '/api/games', creator, gameBody({ active: false }));
    expectError(await node.request.get(`/api/games/${body.id}`), 'not_found');
    expectError(
      await node.request.post('/api/scores').send({ gameId: body.id, score: 5, apiKey: other.apiKey }),
      'not_found',
    );
  });

  it('refuses a version of another model, hostile texts and protected fields, and stores nothing', async () => {
    const before = await count('games');
    const elsewhere = await makeVersion(node.database);
    for (const change of [{ model_version_id: elsewhere.id }, { model_version_id: 999_999 }]) {
      expectError(await call('post', '/api/games', creator, gameBody(change)), 'validation_failed', {
        model_version_id: ['Please select a model version'],
      });
    }
    for (const change of [
      { game_url: 'javascript:alert(1)' },
      { name: 'a\0b' },
      { created_by: other.id },
      { player_count: 7 },
      { premium_until: '2099-01-01T00:00:00.000Z' },
      { categories: ['Racing'] },
    ]) {
      expect((await call('post', '/api/games', creator, gameBody(change))).status).toBe(400);
    }
    expectError(await node.request.post('/api/games').send(gameBody()), 'unauthorized');
    expect(await count('games')).toBe(before);
  });
});

describe('a draft', () => {
  const onlyRequired = () => ({ name: 'Half a Reef', ai_model_id: model.id, model_version_id: version.id });
  const missing = {
    description: ['Description must be at least 10 characters'],
    categories: ['Please select at least one category'],
    ai_integration_details: ['Please provide details about AI integration'],
  };
  const placesOf = (user: MadeUser) =>
    node.database.rows('SELECT place FROM launch_places WHERE user_id = $1', [user.id]);

  it('needs a name, a model and a version, and is visible to its creator and admins only', async () => {
    const { body: draft } = await call('post', '/api/games', creator, { ...onlyRequired(), status: 'draft' }).expect(
      201,
    );
    expect(draft).toMatchObject({ status: 'draft', active: false, description: '', categories: [] });
    const address = `/api/games/${draft.id}`;
    expectError(await node.request.get(address), 'not_found');
    expectError(await call('get', address, other), 'not_found');
    for (const user of [creator, admin]) await call('get', address, user).expect(200);
    const { body: own } = await call('get', '/api/user/created-games', creator).expect(200);
    expect(own).toContainEqual(draft);
    for (const user of [creator, admin]) {
      const { body: list } = await call('get', '/api/games?search=half a reef', user).expect(200);
      expect(list).not.toContainEqual(expect.objectContaining({ id: draft.id }));
    }
    await call('put', address, creator, { status: 'draft', description: '', active: false }).expect(200);
    expectError(await call('put', address, creator, { description: 'short' }), 'validation_failed', {
      description: missing.description,
    });
  });

  it('is listed once it has all that a listed game needs, and begins as a new game', async () => {
    const { body: draft } = await call('post', '/api/games', creator, { ...onlyRequired(), status: 'draft' }).expect(
      201,
    );
    await node.database.rows(`UPDATE games SET created_at = now() - interval '1 day' WHERE id = $1`, [draft.id]);
    const address = `/api/games/${draft.id}`;
    for (const listed of [{ status: 'listed' }, { active: true }]) {
      expectError(await call('put', address, creator, listed), 'validation_failed', missing);
    }
    const full = { ...gameBody({ name: 'A Whole Reef' }), status: 'listed' };
    const { body: game } = await call('put', address, creator, full).expect(200);
    expect(game).toMatchObject({ status: 'listed', active: true, name: 'A Whole Reef' });
    expect(Date.parse(game.created_at)).toBeGreaterThan(Date.parse(draft.created_at) - 60_000);
    await node.request.get(address).expect(200);
    const again = await call('put', address, creator, { status: 'draft' });
    expectError(again, 'validation_failed', {
      status: ['A game that was listed can be hidden, but it does not become a draft again'],
    });
    const { body: hidden } = await call('put', address, creator, { status: 'hidden' }).expect(200);
    expect(hidden).toMatchObject({ status: 'hidden', active: false });
    expect((await call('put', address, creator, { status: 'listed' }).expect(200)).body.active).toBe(true);
  });

  it('takes a place of the launch promotion when it is listed', async () => {
    const developer = await makeUser(node.database);
    const { body: draft } = await call('post', '/api/games', developer, gameBody({ status: 'draft' })).expect(201);
    expect([draft.premium_until, await placesOf(developer)]).toEqual([null, []]);
    const { body: game } = await call('put', `/api/games/${draft.id}`, developer, { status: 'listed' }).expect(200);
    expect([typeof game.premium_until, await placesOf(developer)]).toEqual(['string', [{ place: expect.any(Number) }]]);
  });

  it('is not hidden, and refuses a status that contradicts `active`', async () => {
    const { body: draft } = await call('post', '/api/games', creator, gameBody({ status: 'draft' })).expect(201);
    const address = `/api/games/${draft.id}`;
    expectError(await call('put', address, creator, { status: 'hidden' }), 'validation_failed', {
      status: ['A draft is not listed, so there is nothing to hide'],
    });
    for (const change of [
      { status: 'draft', active: true },
      { status: 'listed', active: false },
    ]) {
      const fields = { active: [`Active is ${change.active}, but the status is ${change.status}: send one of them`] };
      expectError(await call('put', address, creator, change), 'validation_failed', fields);
      expectError(await call('post', '/api/games', creator, gameBody(change)), 'validation_failed', fields);
    }
    await call('delete', address, creator).expect(204);
    expect((await call('get', address, creator)).body.status).toBe('draft');
  });
});

describe('PUT and DELETE /api/games/{id}', () => {
  it('updates only the fields that are sent, for its creator and admins', async () => {
    const { body: game } = await call('post', '/api/games', creator, gameBody({ game_url: 'https://play.example' }));
    const changed = await call('put', `/api/games/${game.id}`, creator, { name: 'Reef Two', github_url: '' });
    expect(changed.status).toBe(200);
    expect(changed.body).toEqual({ ...game, name: 'Reef Two', updated_at: expect.any(String) });
    const again = await call('put', `/api/games/${game.id}`, admin, { game_url: null });
    expect(again.body).toMatchObject({ name: 'Reef Two', game_url: null, created_by: creator.id });
    expect(Date.parse(again.body.updated_at)).toBeGreaterThan(Date.parse(game.updated_at));
  });

  it('is found by its new name only', async () => {
    const { body: game } = await call('post', '/api/games', creator, gameBody({ name: 'Quixotic Marmalade' }));
    await call('put', `/api/games/${game.id}`, creator, { name: 'Zephyr Parade' }).expect(200);
    const find = async (search: string) =>
      (await node.request.get('/api/games').query({ search })).body.map(({ id }: { id: number }) => id);
    expect(await find('zefyr parade')).toContain(game.id);
    expect(await find('quixotic')).not.toContain(game.id);
  });

  it('requires the model of a new version', async () => {
    const { body: game } = await call('post', '/api/games', creator, gameBody());
    const elsewhere = await makeVersion(node.database);
    const address = `/api/games/${game.id}`;
    expectError(await call('put', address, creator, { ai_model_id: elsewhere.model_id }), 'validation_failed', {
      model_version_id: ['Please select a model version'],
    });
    const both = { ai_model_id: elsewhere.model_id, model_version_id: elsewhere.id };
    expect((await call('put', address, creator, both)).body).toMatchObject(both);
  });

  it('hides it from everybody but its creator, refuses scores, and restores it with all of them', async () => {
    const { body: game } = await call('post', '/api/games', creator, gameBody());
    const address = `/api/games/${game.id}`;
    const send = (score: number) =>
      node.request.post('/api/scores').send({ gameId: game.id, score, apiKey: other.apiKey });
    await send(70).expect(200);
    await call('delete', address, creator).expect(204);
    expectError(await node.request.get(address), 'not_found');
    expectError(await call('get', address, other), 'not_found');
    expectError(await send(80), 'not_found');
    expect((await call('get', address, creator).expect(200)).body.active).toBe(false);
    const { body: own } = await call('get', '/api/user/created-games', creator).expect(200);
    expect(own.map(({ id }: { id: number }) => id)).toContain(game.id);
    await call('delete', address, creator).expect(204);
    await call('put', address, creator, { active: true }).expect(200);
    await send(80).expect(200);
    const { body: board } = await node.request.get(`/api/leaderboard?gameId=${game.id}`).expect(200);
    expect(board.entries).toMatchObject([{ userId: other.id, score: 80 }]);
  });

  it('disconnects watchers of its board while it is hidden', async () => {
    const game = await makeGame(node.database, { createdBy: creator.id });
    const topics = [leaderboardTopic(game.id, 'all'), gameTopic(game.id)];
    const client = await live.connect(node.url);
    for (const topic of topics) await client.watching(topic);
    await call('delete', `/api/games/${game.id}`, creator).expect(204);
    await until(
      () => client.resets,
      (resets) => topics.every((topic) => resets.includes(topic)),
    );
    for (const topic of topics) expect(await client.watch(topic)).toMatchObject({ ok: false, code: 'unknown_topic' });
  });

  it('is refused for others', async () => {
    const game = await makeGame(node.database, { createdBy: creator.id });
    const hidden = await makeHiddenGame(node.database, { createdBy: creator.id });
    expectError(await call('put', `/api/games/${game.id}`, other, { name: 'Mine now' }), 'forbidden');
    expectError(await call('delete', `/api/games/${game.id}`, other), 'forbidden');
    expectError(await call('put', `/api/games/${hidden.id}`, other, { active: true }), 'not_found');
    expectError(await node.request.delete(`/api/games/${game.id}`), 'unauthorized');
    expect((await call('get', '/api/user/created-games', other)).body).toEqual([]);
    expect((await node.request.get(`/api/games/${game.id}`)).body.name).toBe(game.name);
  });
});

describe('the makers of a game', () => {
  const noticesOf = async (user: MadeUser, gameId: number) => {
    const { body } = await call('get', '/api/user/inbox', user).expect(200);
    return (body.notices as Notice[]).flatMap(({ kind, game }) => (game?.id === gameId ? [kind] : []));
  };

  it('are its creator and the players who have accepted an invitation, until they leave or are removed', async () => {
    const game = await makeHiddenGame(node.database, { createdBy: creator.id });
    const address = `/api/games/${game.id}`;
    const maker = await makeUser(node.database);
    const invite = (username: string, by = creator) => call('post', `${address}/makers`, by, { username });
    await invite(maker.username).expect(201);
    expectError(await invite(maker.username), 'conflict', { username: ['This player is invited already'] });
    expectError(await invite(creator.username), 'validation_failed', { username: ['This player is the creator'] });
    expectError(await invite('nobody-at-all'), 'not_found');
    expect(await noticesOf(maker, game.id)).toEqual(['maker_invite']);
    expectError(await call('get', address, maker), 'not_found');
    expectError(await call('post', `${address}/makers/accept`, other), 'not_found');
    await call('post', `${address}/makers/accept`, maker).expect(204);
    expect(await noticesOf(maker, game.id)).toEqual([]);

    const { body: seen } = await call('put', address, maker, { name: 'Made by two' }).expect(200);
    expect(seen.makers).toEqual([{ id: maker.id, username: maker.username }]);
    const { body: own } = await call('get', '/api/user/created-games', maker).expect(200);
    expect(own).toMatchObject([{ id: game.id }]);
    for (const path of ['blocks', 'scores', 'makers', 'transfer']) {
      await call('get', `${address}/${path}`, maker).expect(200);
    }
    await node.request.post('/api/scores').send({ gameId: game.id, score: 5, apiKey: maker.apiKey }).expect(200);
    expectError(await invite(other.username, maker), 'forbidden');
    expectError(await call('post', `${address}/transfer`, maker, { username: other.username }), 'forbidden');

    await call('delete', `${address}/makers/${maker.id}`, maker).expect(204);
    expectError(await call('put', address, maker, { name: 'Mine again' }), 'not_found');
    await invite(maker.username).expect(201);
    await call('delete', `${address}/makers/${maker.id}`, creator).expect(204);
    expect(await noticesOf(maker, game.id)).toEqual([]);
    expectError(await call('post', `${address}/makers/accept`, maker), 'not_found');
  });

  it('are at most eleven', async () => {
    const game = await makeGame(node.database, { createdBy: creator.id });
    const players = await makePlayers(node.database, 10);
    await node.database.rows(
      'INSERT INTO game_makers (game_id, user_id, invited_by) SELECT $1, id, $2 FROM unnest($3::uuid[]) AS id',
      [game.id, creator.id, players.map(({ id }) => id)],
    );
    for (const path of ['makers', 'transfer']) {
      const answer = await call('post', `/api/games/${game.id}/${path}`, creator, { username: other.username });
      expectError(answer, 'conflict', { username: ['A game has at most 10 co-makers: remove one first'] });
    }
  });

  it('change when the creator gives the game to a player who accepts, and stays a co-maker', async () => {
    const owner = await makeUser(node.database);
    const { body: game } = await call('post', '/api/games', owner, gameBody()).expect(201);
    const address = `/api/games/${game.id}`;
    const receiver = await makeUser(node.database);
    const offer = () => call('post', `${address}/transfer`, owner, { username: receiver.username }).expect(202);
    await offer();
    await call('delete', `${address}/transfer`, receiver).expect(204);
    expectError(await call('post', `${address}/transfer/accept`, receiver), 'not_found');
    await offer();
    expect((await call('get', `${address}/transfer`, owner).expect(200)).body.to.username).toBe(receiver.username);
    expect(await noticesOf(receiver, game.id)).toEqual(['transfer']);
    expectError(await call('post', `${address}/transfer/accept`, other), 'not_found');
    await call('post', `${address}/transfer/accept`, receiver).expect(204);
    const { body: given } = await node.request.get(address).expect(200);
    expect(given).toMatchObject({
      created_by: receiver.id,
      creator: { id: receiver.id, username: receiver.username },
      makers: [{ id: owner.id, username: owner.username }],
      premium_until: null,
    });
    expect(await noticesOf(receiver, game.id)).toEqual([]);
    await call('put', address, owner, { name: 'Still ours' }).expect(200);
    expectError(await call('delete', `${address}?for=good`, owner), 'forbidden');
  });
});

describe('the launch promotion', () => {
  it('publishes the remaining places to open pages', async () => {
    const client = await live.connect(node.url);
    const { snapshot } = await client.watching(LAUNCH_TOPIC);
    const developer = await makeUser(node.database);
    await call('post', '/api/games', developer, gameBody()).expect(201);
    await until(
      () => client.patchesOf(LAUNCH_TOPIC),
      (patches) => patches.length > 0,
    );
    expect(client.patchesOf(LAUNCH_TOPIC)).toMatchObject([{ places_left: snapshot.places_left - 1 }]);
  });

  it('is granted once per developer, up to the number of places, for concurrent requests', async () => {
    await node.database.rows('DELETE FROM launch_places');
    await node.database.rows(
      `INSERT INTO users (id, username, email, password_hash)
       SELECT gen_random_uuid(), 'early' || n, 'early' || n || '@players.example', 'none' FROM generate_series(1, 45) n`,
    );
    await node.database.rows(
      `INSERT INTO launch_places (place, user_id, premium_until)
       SELECT row_number() OVER (), id, now() + interval '3 months' FROM users WHERE username LIKE 'early%'`,
    );
    expect((await node.request.get('/api/launch').expect(200)).body).toEqual({ places: 50, places_left: 5, months: 3 });
    const developers = await Promise.all(Array.from({ length: 9 }, () => makeUser(node.database)));
    const twice = [...developers, ...developers];
    const answers = await Promise.all(twice.map((developer) => call('post', '/api/games', developer, gameBody())));
    for (const { status } of answers) expect(status).toBe(201);
    const [places] = await node.database.rows<{ n: number; last: number }>(
      'SELECT count(*)::int AS n, max(place) AS last FROM launch_places',
    );
    expect(places).toEqual({ n: 50, last: 50 });
    expect((await node.request.get('/api/launch')).body.places_left).toBe(0);
    const premium = await Promise.all(
      developers.map(async (developer) => {
        const { body } = await call('get', '/api/user/created-games', developer);
        return body.every((game: { premium_until: string | null }) => game.premium_until !== null);
      }),
    );
    expect(premium.filter(Boolean)).toHaveLength(5);
  });

  it('ranks premium games first among equals in Featured only', async () => {
    const { body: featured } = await node.request.get('/api/games/featured').expect(200);
    expect(featured).toHaveLength(3);
    for (const { premium_until } of featured) expect(premium_until).not.toBeNull();
    const played = await makeGame(node.database);
    await makePlayed(node.database, played, 2);
    await node.app.get(RefreshTrendingJob).run();
    const { body: after } = await node.request.get('/api/games/featured').expect(200);
    expect(after[0]).toMatchObject({ id: played.id, premium_until: null });
    const { body: newest } = await node.request.get('/api/games?limit=1').expect(200);
    expect(newest[0].id).toBe(played.id);
  });
});

describe('limits', () => {
  it('are 20 games, 20 models and 40 versions an hour for a user', async () => {
    const limited = await startTestApp({
      database: node.database,
      limits: {
        newGame: { points: 1, duration: 60 },
        newModel: { points: 1, duration: 60 },
        newVersion: { points: 1, duration: 60 },
      },
    });
    const user = await makeUser(node.database);
    const text = 'A description that is long enough.';
    const tries: [string, (n: number) => object][] = [
      ['/api/games', () => gameBody()],
      ['/api/models', (n) => ({ name: `Limited ${n}`, company: 'Example Labs', description: text })],
      [`/api/models/${model.id}/versions`, (n) => ({ version: `limited ${n}`, description: text })],
    ];
    for (const [address, body] of tries) {
      const post = (n: number) => limited.request.post(address).auth(user.token, { type: 'bearer' }).send(body(n));
      await post(1).expect(201);
      expectError(await post(2), 'rate_limited');
    }
    await limited.close();
  });
});
