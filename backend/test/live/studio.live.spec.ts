import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { studioTopic } from '@gamegeek/contracts/live/topics.js';
import { CALLS_KEPT, type StudioSnapshot } from '@gamegeek/contracts/studio/calls.schemas.js';
import type { OwnStudio } from '@gamegeek/contracts/studio/studio.schemas.js';
import { mergeStudio } from '@gamegeek/rules/calls.js';
import { CountGameStatsJob } from '../../src/modules/community/game-stats/count-game-stats.job.js';
import { ForgetRefusalsJob } from '../../src/modules/games/calls/forget-refusals.job.js';
import { makeDraft, makeGame } from '../factories/game.factory.js';
import { makePlay } from '../factories/play.factory.js';
import { makeUser, type MadeUser } from '../factories/user.factory.js';
import { playAsGuest } from '../support/guest-plays.js';
import { LiveClients } from '../support/live-client.js';
import { startTwoNodes, type TwoNodes } from '../support/services/two-nodes.js';
import type { TestApp } from '../support/test-app.js';
import { until } from '../support/until.js';

let nodes: TwoNodes;
let one: TestApp;
let two: TestApp;
let maker: MadeUser;
const live = new LiveClients();
const bearer = { type: 'bearer' } as const;

beforeAll(async () => {
  nodes = await startTwoNodes();
  ({ one, two } = nodes);
  maker = await makeUser(nodes.database);
});
afterEach(() => live.closeAll());
afterAll(() => nodes?.close());

const send = (node: TestApp, gameId: number, score: number, { apiKey } = maker) =>
  node.request.post('/api/scores').send({ gameId, score, apiKey });

const join = (gameId: number, { id }: MadeUser) =>
  nodes.database.rows(
    `INSERT INTO game_makers (game_id, user_id, invited_by, accepted_at) VALUES ($1, $2, $3, now())`,
    [gameId, id, maker.id],
  );

/** What a maker sees: the snapshot with all patches. */
async function openStudio(node: TestApp, gameId: number, token = maker.token): Promise<() => StudioSnapshot> {
  const client = await live.connect(node.url, { token });
  const topic = studioTopic(gameId);
  const { snapshot } = await client.watching(topic);
  return () => client.patchesOf(topic).reduce<StudioSnapshot>(mergeStudio, snapshot);
}

/** Waits until the log shows so many calls. */
const calls = async (studio: () => StudioSnapshot, count: number) =>
  (await until(studio, ({ calls: shown }) => shown.length >= count)).calls;

describe('the call log of a game', () => {
  it('is watched by its creator, co-makers and admins only, on every node', async () => {
    const [coMaker, stranger, admin] = [
      await makeUser(nodes.database),
      await makeUser(nodes.database),
      await makeUser(nodes.database, { isAdmin: true }),
    ];
    const game = await makeGame(nodes.database, { createdBy: maker.id });
    const draft = await makeDraft(nodes.database, { createdBy: maker.id });
    await join(game.id, coMaker);
    for (const { url } of [one, two]) {
      const watch = async (gameId: number, token?: string) => {
        const ack = await (await live.connect(url, token === undefined ? {} : { token })).watch(studioTopic(gameId));
        return ack.ok || ack.code;
      };
      for (const { token } of [maker, coMaker, admin]) expect(await watch(game.id, token)).toBe(true);
      expect(await watch(game.id, stranger.token)).toBe('forbidden');
      expect(await watch(game.id)).toBe('forbidden');
      // Others do not learn that a draft exists.
      for (const token of [stranger.token, undefined]) expect(await watch(draft.id, token)).toBe('unknown_topic');
      expect(await watch(2_147_483_000, maker.token)).toBe('unknown_topic');
    }
  });

  it('is left by a co-maker who is removed', async () => {
    const coMaker = await makeUser(nodes.database);
    const { id } = await makeGame(nodes.database, { createdBy: maker.id });
    await join(id, coMaker);
    const client = await live.connect(two.url, { token: coMaker.token });
    await client.watching(studioTopic(id));
    await one.request.delete(`/api/games/${id}/makers/${coMaker.id}`).auth(maker.token, bearer).expect(204);
    await until(
      () => client.resets,
      (resets) => resets.includes(studioTopic(id)),
    );
    expect(await client.watch(studioTopic(id))).toMatchObject({ ok: false, code: 'forbidden' });
  });

  it('shows makers on every node what any node has answered, with names and reasons, and no secret', async () => {
    const player = await makeUser(nodes.database);
    const { id } = await makeGame(nodes.database, { createdBy: maker.id });
    const studios = [await openStudio(one, id), await openStudio(two, id)];
    await send(one, id, 7, player).expect(200);
    await one.request.put(`/api/games/${id}/blocks/${player.username}`).auth(maker.token, bearer).expect(204);
    await until(
      () => send(two, id, 8, player),
      ({ status }) => status === 403,
    );
    await two.request.post('/api/scores').send({ gameId: id, score: 9 }).expect(401);
    await two.request
      .post('/api/scores/batch')
      .send({
        scores: [
          { gameId: id, score: 10 },
          { gameId: id, score: -1 },
        ],
        apiKey: maker.apiKey,
      }) // prettier-ignore
      .expect(200);
    for (const studio of studios) {
      const { calls: shown, refused } = await until(studio, (now) => now.calls.length >= 5 && now.refused.length >= 3);
      expect(shown).toHaveLength(new Set(shown.map((call) => call.id)).size);
      const accepted = { kind: 'score', way: 'key', player: player.username, score: 7, refusal: null };
      expect(shown).toContainEqual(expect.objectContaining(accepted));
      const blocked = { status: 403, code: 'blocked', message: 'The creator of this game has blocked you.' };
      expect(shown).toContainEqual(expect.objectContaining({ ...accepted, score: 8, refusal: blocked }));
      const keyless = { kind: 'score', way: 'none', player: null, score: 9 };
      expect(shown).toContainEqual(
        expect.objectContaining({ ...keyless, refusal: expect.objectContaining({ code: 'unauthorized' }) }),
      );
      const items = shown.filter(({ kind }) => kind === 'batch').map(({ score, refusal }) => [score, refusal?.code]);
      expect(items.sort()).toEqual([
        [-1, 'validation_failed'],
        [10, undefined],
      ]);
      expect(refused.map(({ code }) => code).sort()).toEqual(['blocked', 'unauthorized', 'validation_failed']);
      expect(JSON.stringify(shown)).not.toMatch(/gg_|ggp_|127\.0\.0\.1/);
    }
    const rows = await nodes.database.rows<{ code: string; count: number }>(
      `SELECT code, count FROM game_refusals WHERE game_id = $1 AND day = (now() AT TIME ZONE 'UTC')::date`,
      [id],
    );
    expect(Object.fromEntries(rows.map(({ code, count }) => [code, count]))).toEqual({
      blocked: 1,
      unauthorized: 1,
      validation_failed: 1,
    });
  });

  it('has launches, sessions, rounds and scores of guests', async () => {
    const { id } = await makeGame(nodes.database, {
      createdBy: maker.id,
      launch: 'embed',
      gameUrl: 'https://tide.example/',
    });
    const play = await playAsGuest(one, id);
    await two.request.post('/api/play/rounds').auth(play.token, bearer).expect(200);
    await two.request.post('/api/scores').auth(play.token, bearer).send({ gameId: id, score: 12 }).expect(200);
    await two.request
      .post('/api/scores')
      .auth(play.token, bearer)
      .send({ gameId: id + 1, score: 12 })
      .expect(403);
    await two.request.post('/api/play/end').send({ token: play.token }).expect(204);
    const shown = await calls(await openStudio(one, id), 6);
    const lines = shown.map(({ kind, way, refusal }) => [kind, way, refusal?.code ?? 'ok'].join(' '));
    expect(lines.sort()).toEqual([
      'end guest ok',
      'launch guest ok',
      'round guest ok',
      'score guest ok',
      'score guest wrong_game',
      'session guest ok',
    ]);
  });

  it(`keeps the last ${CALLS_KEPT} calls of both nodes`, async () => {
    const { id } = await makeGame(nodes.database, { createdBy: maker.id });
    const scores = Array.from({ length: CALLS_KEPT + 40 }, (_, index) => ({ gameId: id, score: index + 1 }));
    const studio = await openStudio(one, id);
    const sendAll = (node: TestApp, part: typeof scores) =>
      node.request.post('/api/scores/batch').send({ scores: part, apiKey: maker.apiKey }).expect(200);
    await sendAll(one, scores.slice(0, 120));
    await calls(studio, 120);
    await sendAll(two, scores.slice(120));
    await until(studio, (now) => now.calls.some(({ score }) => score === CALLS_KEPT + 40));
    const { calls: shown } = (await openStudio(two, id))();
    expect(studio().calls).toEqual(shown);
    expect(shown).toHaveLength(CALLS_KEPT);
    expect(shown.some(({ score }) => score === 1)).toBe(false);
  });

  it('counts refusals for 400 days', async () => {
    const { id } = await makeGame(nodes.database, { createdBy: maker.id });
    await nodes.database.rows(
      `INSERT INTO game_refusals (game_id, day, code, count)
       SELECT $1, (now() AT TIME ZONE 'UTC')::date - age, 'blocked', 1 FROM unnest(ARRAY[400, 401]) AS age`,
      [id],
    );
    await one.app.get(ForgetRefusalsJob).run();
    const rows = await nodes.database.rows<{ age: number }>(
      `SELECT (now() AT TIME ZONE 'UTC')::date - day AS age FROM game_refusals WHERE game_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ age: 400 }]);
  });

  it('keeps nothing of games that do not exist', async () => {
    const unknown = 2_000_000_000;
    await send(one, unknown, 5).expect(404);
    const { id } = await makeGame(nodes.database, { createdBy: maker.id });
    const studio = await openStudio(one, id);
    await send(one, id, 5).expect(200);
    await calls(studio, 1);
    expect(await nodes.database.rows('SELECT FROM game_refusals WHERE game_id = $1', [unknown])).toEqual([]);
  });
});

describe('a test score', () => {
  const test = (node: TestApp, id: number, { token }: MadeUser, score: unknown = 5) =>
    node.request.post(`/api/games/${id}/test-scores`).auth(token, bearer).send({ score });

  it('of a maker goes to the board of a draft, whatever it accepts, and into its log', async () => {
    const { id } = await makeDraft(nodes.database, { createdBy: maker.id });
    await nodes.database.rows(`UPDATE games SET accepts = 'plays' WHERE id = $1`, [id]);
    const studio = await openStudio(two, id);
    const { body } = await test(one, id, maker).expect(200);
    expect(body).toMatchObject({ gameId: id, score: 5, rank: 1 });
    const [call] = await calls(studio, 1);
    expect(call).toMatchObject({ kind: 'score', way: 'session', player: maker.username, score: 5, refusal: null });
  });

  it('is refused for listed games, other games and wrong scores', async () => {
    const { id: listed } = await makeGame(nodes.database, { createdBy: maker.id });
    const { id: draft } = await makeDraft(nodes.database, { createdBy: maker.id });
    const stranger = await makeUser(nodes.database);
    expect((await test(one, listed, maker).expect(409)).body.message).toMatch(/^This game is listed/);
    await test(one, draft, stranger).expect(404);
    await test(one, draft, maker, 0).expect(400);
    expect(await nodes.database.rows('SELECT FROM trial_scores WHERE game_id = $1', [draft])).toEqual([]);
  });
});

describe('the list of own games', () => {
  const ownStudio = async ({ token }: MadeUser): Promise<OwnStudio> =>
    (await one.request.get('/api/user/studio').auth(token, bearer).expect(200)).body as OwnStudio;

  it('says how each game does, and which games others offer', async () => {
    const [creator, invited] = [await makeUser(nodes.database), await makeUser(nodes.database)];
    const { id, name } = await makeGame(nodes.database, { createdBy: creator.id });
    const draft = await makeDraft(nodes.database, { createdBy: creator.id });
    for (const score of [5, 6]) await send(two, id, score).expect(200);
    await makePlay(nodes.database, { game: { id }, player: maker });
    await one.app.get(CountGameStatsJob).run();
    const quiet = { game_id: draft.id, playing_now: 0, plays_today: 0, scores_this_week: 0, last_score_at: null };
    const played = {
      game_id: id,
      playing_now: 1,
      plays_today: 1,
      scores_this_week: 2,
      last_score_at: expect.any(String),
    };
    const { games } = await until(
      () => ownStudio(creator),
      (now) => now.games.some(({ playing_now: playing }) => playing > 0),
    );
    expect(games.sort((a, b) => a.game_id - b.game_id)).toEqual([played, quiet]);

    const makers = `/api/games/${id}/makers`;
    await one.request.post(makers).auth(creator.token, bearer).send({ username: invited.username }).expect(201);
    const by = { id: creator.id, username: creator.username };
    const offer = { kind: 'maker_invite', game: { id, name }, by, at: expect.any(String) };
    expect(await ownStudio(invited)).toEqual({ games: [], offers: [offer] });
    await one.request.post(`${makers}/accept`).auth(invited.token, bearer).expect(204);
    expect(await ownStudio(invited)).toMatchObject({ games: [{ game_id: id }], offers: [] });
  });
});
