import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { REPORT_REASONS } from '@gamegeek/contracts/moderation/moderation-limits.js';
import type { LoggedAct, QueueItem, ScoreContent } from '@gamegeek/contracts/moderation/moderation.schemas.js';
import type { Notice } from '@gamegeek/contracts/inbox/inbox.schemas.js';
import { commentsTopic } from '@gamegeek/contracts/live/topics.js';
import type { RoundAnswer } from '@gamegeek/contracts/play/play.schemas.js';
import { REDIS, type Redis } from '../../../src/core/redis/redis.js';
import { ScoreProofs } from '../../../src/modules/play/proofs/score-proofs.service.js';
import { makeComment } from '../../factories/comment.factory.js';
import { makeGame, makeHiddenGame, type MadeGame } from '../../factories/game.factory.js';
import { makePlay } from '../../factories/play.factory.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { playAsGuest } from '../../support/guest-plays.js';
import { expectError } from '../../support/http/expect-error.js';
import { FlagImplausibleScoresJob } from '../../../src/modules/community/moderation/implausible/flag-implausible-scores.job.js';
import { BestProjection } from '../../../src/modules/scores/bests/best-projection.service.js';
import { ScoreListsRepository } from '../../../src/modules/scores/lists/score-lists.repository.js';
import { LiveClients } from '../../support/live-client.js';
import { wrongProjections, wrongRanks } from '../../support/scores/true-scores.js';
import { waitForRanks } from '../../support/scores/wait-for-ranks.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { until } from '../../support/until.js';
import { whileLeaving } from '../../support/while-leaving.js';

const bearer = { type: 'bearer' } as const;
const NOWHERE = 2_000_000_000;

const clients = new LiveClients();
let node: TestApp;
let ada: MadeUser;
let bob: MadeUser;
let carol: MadeUser;
let admin: MadeUser;
let game: MadeGame;
let commentId: number;

beforeAll(async () => {
  node = await startTestApp();
  await waitForRanks(node);
  [carol, admin] = [await makeUser(node.database), await makeUser(node.database, { isAdmin: true })];
});
beforeEach(async () => {
  // A user who was not muted before.
  [ada, bob] = [await makeUser(node.database), await makeUser(node.database)];
  game = await makeGame(node.database, { createdBy: bob.id });
  commentId = (await makeComment(node.database, { gameId: game.id, userId: ada.id, content: 'Buy my coins' })).id;
});
afterEach(() => clients.closeAll());
afterAll(() => node?.close());

const get = (path: string, { token }: MadeUser) => node.request.get(path).auth(token, bearer);
const send = (path: string, { token }: MadeUser, body: object) =>
  node.request.post(path).auth(token, bearer).send(body);
const report = (body: object, user = carol) =>
  send('/api/reports', user, { kind: 'comment', id: commentId, reason: 'spam', ...body });
const reported = async (body: object = {}, user = carol) => (await report(body, user).expect(201)).body;
const act = (body: object, user = admin) =>
  send('/api/admin/acts', user, { kind: 'comment', id: commentId, reason: 'It sells coins.', ...body });
const perform = async (body: object): Promise<QueueItem> => (await act(body).expect(200)).body;
const queue = async (query = ''): Promise<QueueItem[]> =>
  (await get(`/api/admin/queue?limit=100${query}`, admin).expect(200)).body;
const inQueue = async (query = '', id = commentId) => (await queue(query)).find((item) => item.id === id);
const log = async (): Promise<LoggedAct[]> => (await get('/api/admin/log', admin).expect(200)).body;
const comments = async (): Promise<{ total: number; comments: { id: number; content: string }[] }> =>
  (await node.request.get(`/api/games/${game.id}/comments`).expect(200)).body;
const noticesOf = async (user: MadeUser): Promise<unknown[]> => {
  const { body } = await get('/api/user/inbox?limit=100', user).expect(200);
  const notices = (body.notices as Notice[]).filter(({ kind }) => kind === 'moderation');
  return notices.map(({ details }) => details);
};
const scored = async (score: number, user = ada): Promise<number> =>
  (await send('/api/scores', user, { gameId: game.id, score }).expect(200)).body.id;

describe('a report', () => {
  it('is accepted, and repeating it changes nothing', async () => {
    const first = await reported({ text: ' They sell\ncoins. ' });
    expect(first).toEqual({
      id: expect.any(Number),
      kind: 'comment',
      subject_id: commentId,
      reason: 'spam',
      text: 'They sell\ncoins.',
      created_at: expect.stringMatching(/Z$/),
    });
    const { body } = await report({ reason: 'abuse', text: 'Something else' }).expect(200);
    expect(body).toEqual(first);
    expect(await inQueue()).toMatchObject({ reports: 1 });
  });

  it('is counted once for concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => report({})));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201]);
    expect(await inQueue()).toMatchObject({ reports: 1, reasons: [{ reason: 'spam', count: 1 }] });
  });

  it('is refused for content that is not public', async () => {
    const hidden = await makeHiddenGame(node.database, { createdBy: bob.id });
    const below = await makeComment(node.database, { gameId: hidden.id, userId: ada.id });
    expectError(await report({ id: NOWHERE }), 'not_found');
    expectError(await report({ id: Number.MAX_SAFE_INTEGER }), 'not_found');
    expectError(await report({ kind: 'score', id: Number.MAX_SAFE_INTEGER }), 'not_found');
    expectError(await report({ kind: 'game', id: hidden.id }), 'not_found');
    expectError(await report({ id: below.id }), 'not_found');
  });

  it('is refused for the reporter’s own content', async () => {
    const fields = { id: ['You cannot report your own content'] };
    expectError(await report({}, ada), 'validation_failed', fields);
    expectError(await report({ kind: 'game', id: game.id }, bob), 'validation_failed', fields);
    expectError(await report({ kind: 'score', id: await scored(7) }, ada), 'validation_failed', fields);
  });

  it('requires a subject and a reason, with at most 500 characters of text', async () => {
    expectError(await report({ reason: 'taste' }), 'validation_failed', {
      reason: [`Please choose a reason. Allowed: ${REPORT_REASONS.join(', ')}`],
    });
    expectError(await report({ kind: 'user' }), 'validation_failed', {
      kind: ['kind must be one of comment, game, score'],
    });
    expectError(await report({ text: 'x'.repeat(501) }), 'validation_failed', {
      text: ['Text must be at most 500 characters'],
    });
    await report({ text: '🎮'.repeat(500) }).expect(201);
  });
});

describe('the queue', () => {
  it('lists each subject once, with all its reports', async () => {
    await reported({ text: 'They sell coins.' });
    await reported({ reason: 'abuse' }, bob);
    expect(await inQueue()).toEqual({
      kind: 'comment',
      id: commentId,
      status: 'open',
      state: 'shown',
      game: { id: game.id, name: game.name },
      author: { id: ada.id, username: ada.username, is_admin: false, muted_until: null },
      open_since: expect.stringMatching(/Z$/),
      reports: 2,
      reasons: [
        { reason: 'abuse', count: 1 },
        { reason: 'spam', count: 1 },
      ],
      details: [
        { id: expect.any(Number), reason: 'abuse', text: '', created_at: expect.any(String), reporter: { id: bob.id, username: bob.username } }, // prettier-ignore
        { id: expect.any(Number), reason: 'spam', text: 'They sell coins.', created_at: expect.any(String), reporter: { id: carol.id, username: carol.username } }, // prettier-ignore
      ],
      finding: null,
      reported_text: null,
      content: { text: 'Buy my coins', created_at: expect.any(String), edited: false },
      acts: [],
    });
  });

  it('is ordered by number of reports, then by age', async () => {
    const second = (await makeComment(node.database, { gameId: game.id, userId: ada.id })).id;
    const third = (await makeComment(node.database, { gameId: game.id, userId: ada.id })).id;
    for (const id of [commentId, second, third]) await reported({ id });
    await reported({ id: third }, bob);
    const order = (await queue('&kind=comment'))
      .map(({ id }) => id)
      .filter((id) => [commentId, second, third].includes(id));
    expect(order).toEqual([third, commentId, second]);
    const { headers } = await get('/api/admin/queue?limit=1', admin).expect(200);
    expect(Number(headers['x-total-count'])).toBe((await queue()).length);
  });

  it('keeps the text of a comment as of the report', async () => {
    await reported();
    const path = `/api/games/${game.id}/comments/${commentId}`;
    await node.request.put(path).auth(ada.token, bearer).send({ content: 'What a lovely game' }).expect(200);
    expect(await inQueue()).toMatchObject({
      reported_text: 'Buy my coins',
      content: { text: 'What a lovely game', edited: true },
    });
  });

  it('shows the content of games, and scores with their neighbours', async () => {
    await send('/api/scores', bob, { gameId: game.id, score: 9_000 }).expect(200);
    const ids: number[] = [];
    for (const score of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      ids.push(await scored(score));
      // Some are listed by player, together or alone, and some are not yet.
      if ([3, 4, 6].includes(score)) await node.app.get(ScoreListsRepository).update();
    }
    const id = ids[4] ?? 0;
    await reported({ kind: 'score', id, reason: 'cheating' });
    await reported({ kind: 'game', id: game.id, reason: 'broken' });
    const contentOf = async () => (await queue('&kind=score')).find((each) => each.id === id)?.content as ScoreContent;
    // Bests are projected a moment after their scores.
    const content = await until(contentOf, ({ rank }) => rank === 2);
    expect(content).toMatchObject({ score: 5, rank: 2 });
    expect(content?.neighbours.map((near) => near.score)).toEqual([2, 3, 4, 5, 6, 7, 8]);
    expect(await inQueue('&kind=game', game.id)).toMatchObject({
      content: { description: 'A game that was made with a model.', categories: ['Puzzle'], image_url: null },
      author: { username: bob.username },
    });
  });

  it('refuses invalid queries', async () => {
    for (const query of ['status=all', 'kind=user', 'page=0', 'limit=101', 'page=10001']) {
      expect((await get(`/api/admin/queue?${query}`, admin)).status).toBe(400);
    }
  });
});

describe('a hidden comment', () => {
  it('disappears from live topics and lists at once, and returns when it is restored', async () => {
    const watcher = await clients.connect(node.url);
    const topic = commentsTopic(game.id);
    await watcher.watching(topic);
    await makeComment(node.database, { gameId: game.id, userId: bob.id, content: 'I stay' });
    const hidden = await perform({ act: 'hide' });
    expect(hidden).toMatchObject({ status: 'done', state: 'hidden', content: { text: 'Buy my coins' } });
    const [patch] = await until(() => watcher.patchesOf(topic), (patches) => patches.length === 1); // prettier-ignore
    expect(patch).toMatchObject({ deleted: [commentId], total: 1 });
    expect(await comments()).toMatchObject({ total: 1, comments: [{ content: 'I stay' }] });
    const own = { type: 'bearer' } as const;
    const path = `/api/games/${game.id}/comments/${commentId}`;
    expectError(await node.request.put(path).auth(ada.token, own).send({ content: 'Back' }), 'not_found');

    expect(await perform({ act: 'restore', reason: 'A misunderstanding.' })).toMatchObject({ state: 'shown' });
    await until(() => watcher.resets, (resets) => resets.includes(topic)); // prettier-ignore
    const page = await comments();
    expect(page.total).toBe(2);
    expect(page.comments.at(-1)).toMatchObject({ id: commentId, content: 'Buy my coins', revision: 2 });
  });

  it('is hidden once, and its author and reporters are notified once', async () => {
    await reported();
    await reported({}, bob);
    await Promise.all(Array.from({ length: 4 }, () => act({ act: 'hide' }).expect(200)));
    expect((await log()).filter(({ subject_id }) => subject_id === commentId)).toEqual([
      {
        id: expect.any(Number),
        act: 'hide',
        kind: 'comment',
        subject_id: commentId,
        game: { id: game.id, name: game.name },
        reason: 'It sells coins.',
        days: null,
        snapshot: 'Buy my coins',
        created_at: expect.stringMatching(/Z$/),
        admin: { id: admin.id, username: admin.username },
        user: { id: ada.id, username: ada.username },
      },
    ]);
    const details = { act: 'hide', subject: 'comment', name: game.name, until: null };
    expect(await noticesOf(ada)).toEqual([{ ...details, reader: 'author', reason: 'It sells coins.' }]);
    expect(await noticesOf(bob)).toEqual([{ ...details, reader: 'reporter', reason: '' }]);
    expect(await inQueue()).toBeUndefined();
    expect(await inQueue('&status=done')).toMatchObject({ reports: 2, open_since: null, acts: [{ act: 'hide' }] });
  });

  it('cannot be reported, and can be reported again after the case is closed', async () => {
    await reported();
    await perform({ act: 'hide' });
    expectError(await report({}, bob), 'not_found');
    await perform({ act: 'restore' });
    await reported();
    expect(await inQueue()).toMatchObject({ reports: 1, acts: [{ act: 'restore' }, { act: 'hide' }] });
  });

  it('is erased when its author deletes the account', async () => {
    await perform({ act: 'hide' });
    await send('/api/user/delete', ada, { password: ada.password }).expect(204);
    expectError(await act({ act: 'restore' }), 'not_found');
    expect(await inQueue('&status=done')).toMatchObject({
      state: 'gone',
      content: null,
      author: { username: 'Deleted player' },
      acts: [{ act: 'hide', reason: 'It sells coins.', snapshot: '' }],
    });
  });
});

describe('a hidden game', () => {
  const put = (body: object, user = bob) =>
    node.request.put(`/api/games/${game.id}`).auth(user.token, bearer).send(body);
  const hideGame = () => perform({ act: 'hide', kind: 'game', id: game.id, reason: 'It asks for passwords.' });

  it('is visible to its author only, who sees the reason and cannot show it again', async () => {
    await reported({ kind: 'game', id: game.id });
    expect(await hideGame()).toMatchObject({ kind: 'game', state: 'hidden', status: 'done' });
    expectError(await node.request.get(`/api/games/${game.id}`), 'not_found');
    expectError(await node.request.get(`/api/leaderboard?gameId=${game.id}`), 'not_found');
    expectError(await send('/api/scores', carol, { gameId: game.id, score: 5 }), 'not_found');
    const { body } = await get(`/api/games/${game.id}`, bob).expect(200);
    expect(body).toMatchObject({ active: false, held_reason: 'It asks for passwords.' });
    for (const user of [bob, admin]) {
      const { message } = expectError(await put({ active: true }, user), 'forbidden');
      expect(message).toBe('A moderator has hidden this game.');
    }
    await put({ description: 'It asks for nothing any more.', active: false }).expect(200);
    expect(await noticesOf(bob)).toEqual([
      {
        act: 'hide',
        subject: 'game',
        name: game.name,
        reason: 'It asks for passwords.',
        reader: 'author',
        until: null,
      },
    ]);
  });

  it('is shown again when it is restored, if its author had shown it', async () => {
    await hideGame();
    expect(await perform({ act: 'restore', kind: 'game', id: game.id })).toMatchObject({ state: 'shown' });
    const { body } = await node.request.get(`/api/games/${game.id}`).expect(200);
    expect(body).toMatchObject({ active: true, held_reason: null });
    await send('/api/scores', carol, { gameId: game.id, score: 5 }).expect(200);

    await put({ active: false }).expect(200);
    await hideGame();
    expect(await perform({ act: 'restore', kind: 'game', id: game.id })).toMatchObject({ state: 'gone' });
    await put({ active: true }).expect(200);
  });

  it('cannot be shown by its author in a concurrent request', async () => {
    await put({ active: false }).expect(200);
    const [, shown] = await Promise.all([hideGame(), put({ active: true })]);
    expect([200, 403]).toContain(shown.status);
    expect((await get(`/api/games/${game.id}`, bob).expect(200)).body).toMatchObject({ active: false });
  });
});

describe('a removed score', () => {
  const board = async () => (await node.request.get(`/api/leaderboard?gameId=${game.id}`).expect(200)).body.entries;

  it('leaves the board, and returns with its original time', async () => {
    await scored(10);
    const id = await scored(9_000);
    const [before] = await board();
    await reported({ kind: 'score', id, reason: 'cheating' });
    const removed = await perform({ act: 'remove_score', kind: 'score', id, reason: 'No human can do that.' });
    expect(removed).toMatchObject({ state: 'hidden', content: { score: 9_000 }, acts: [{ snapshot: '9000' }] });
    expect(await board()).toMatchObject([{ userId: ada.id, score: 10 }]);
    expect(await noticesOf(ada)).toMatchObject([
      { act: 'remove_score', subject: 'score', reason: 'No human can do that.' },
    ]);
    expectError(await report({ kind: 'score', id }), 'not_found');

    expect(await perform({ act: 'restore_score', kind: 'score', id })).toMatchObject({ state: 'shown' });
    await until(board, ([first]) => first?.score === 9_000);
    expect((await board())[0]).toEqual(before);
  });
});

describe('a game that is taken out of the global ranking', () => {
  const onGame = (name: string) =>
    perform({ kind: 'game', id: game.id, act: name, reason: 'Its scores are larger than all others.' });
  const wrong = async () => [
    ...(await wrongProjections(node.database)),
    ...(await wrongRanks(node.database, node.app.get<Redis>(REDIS))),
  ];
  const totalOf = async ({ id }: MadeUser): Promise<number | undefined> => {
    const { body } = await node.request.get(`/api/leaderboard?around=${id}`);
    return body.entries.find(({ userId }: { userId: string }) => userId === id)?.score;
  };
  const board = async (): Promise<number[]> =>
    (await node.request.get(`/api/leaderboard?gameId=${game.id}`).expect(200)).body.entries.map(
      ({ score }: { score: number }) => score,
    );

  it('keeps its own board, no longer counts in totals and ranks, and does again when it is put back', async () => {
    const [elsewhere, eve] = [await makeGame(node.database), await makeUser(node.database)];
    await send('/api/scores', ada, { gameId: elsewhere.id, score: 30 }).expect(200);
    await scored(5_000);
    await scored(7_000, eve);
    await until(
      () => totalOf(ada),
      (total) => total === 5_030,
    );

    const { content, acts } = await onGame('unrank');
    expect(content).toMatchObject({ unranked: true });
    expect(acts).toMatchObject([{ act: 'unrank', reason: 'Its scores are larger than all others.' }]);
    await until(
      async () => [await totalOf(ada), await totalOf(eve)],
      ([adas, eves]) => adas === 30 && eves === undefined,
    );
    // Its maker does not undo that.
    await node.request
      .put(`/api/games/${game.id}/boards/main`)
      .auth(bob.token, bearer)
      .send({ name: 'All' })
      .expect(200);
    await scored(9_000);
    await scored(6_000, bob);
    expect(await until(board, ([first]) => first === 9_000)).toEqual([9_000, 7_000, 6_000]);
    expect((await node.request.get(`/api/games/${game.id}`).expect(200)).body).toMatchObject({
      counts_in_totals: false,
    });
    expect(await noticesOf(bob)).toMatchObject([{ act: 'unrank', subject: 'game', name: game.name }]);
    await until(wrong, (faults) => faults.length === 0);
    expect(await totalOf(ada)).toBe(30);

    await onGame('rank');
    await until(
      async () => [await totalOf(ada), await totalOf(eve), await totalOf(bob)],
      (totals) => totals.join() === '9030,7000,6000',
    );
    await until(wrong, (faults) => faults.length === 0);
  });
});

describe('a mute', () => {
  const postComment = (user = ada) => send(`/api/games/${game.id}/comments`, user, { content: 'Hello again' });
  const mute = (days = 7, body: object = {}) => perform({ act: 'mute', days, ...body });

  it('prevents posting until its end, but not submitting scores', async () => {
    await postComment().expect(201);
    const { author } = await mute();
    const mutedUntil = author.muted_until ?? '';
    expect((Date.parse(mutedUntil) - Date.now()) / 86_400_000).toBeCloseTo(7, 2);
    const { message, fields } = expectError(await postComment(), 'forbidden', { muted_until: [mutedUntil] });
    expect(message).toMatch(/^You are muted until \d+ \w+ \d{4} at \d\d:\d\d UTC\.$/);
    expect(fields).toBeDefined();
    const ofOthers = (await makeComment(node.database, { gameId: game.id, userId: bob.id })).id;
    for (const [path, body] of [
      [`/api/games/${game.id}/ratings`, { rating: 1 }],
      ['/api/reports', { kind: 'comment', id: ofOthers, reason: 'spam' }],
      [`/api/games/${game.id}/invites`, { username: bob.username }],
      ['/api/models', { name: 'Louder', company: 'Example Labs', description: 'Long enough to describe it.' }],
      ['/api/models/1/versions', { version: '9', description: 'Long enough to describe it.' }],
      ['/api/games', {}],
    ] as const) {
      expect([path, (await send(path, ada, body)).body.code]).toEqual([path, 'forbidden']);
    }
    await scored(50);
    expect(await noticesOf(ada)).toEqual([
      {
        act: 'mute',
        subject: 'player',
        name: ada.username,
        reason: 'It sells coins.',
        reader: 'author',
        until: mutedUntil,
      },
    ]);
  });

  it('prevents muted users from editing the texts of their games, but not from hiding and showing them', async () => {
    const own = await makeGame(node.database, { createdBy: ada.id });
    const put = (body: object) => node.request.put(`/api/games/${own.id}`).auth(ada.token, bearer).send(body);
    const { body: before } = await get(`/api/games/${own.id}`, ada).expect(200);
    const { author } = await mute();
    const fields = { muted_until: [author.muted_until ?? ''] };
    for (const body of [
      { name: 'Buy my coins' },
      { description: 'Coins, coins, and once more coins.' },
      { ai_integration_details: 'Coins, coins, and once more coins.', active: false },
      { image_url: 'https://coins.example/buy.png' },
      { preview_images: ['https://coins.example/buy.png'] },
      { game_url: 'https://coins.example' },
      { categories: ['Other', 'RPG'] },
    ]) {
      expectError(await put(body), 'forbidden', fields);
    }
    const { name, description, categories, preview_images } = before;
    const shown = { name, description, categories, preview_images };
    expect((await put({ ...shown, active: false }).expect(200)).body).toMatchObject({ ...shown, active: false });
    expect((await put({ active: true }).expect(200)).body).toMatchObject({ ...shown, active: true });
    await node.request.delete(`/api/games/${own.id}`).auth(ada.token, bearer).expect(204);
  });

  it('prevents muted users from changing their name, and allows private changes', async () => {
    const put = (path: string, body: object) => node.request.put(path).auth(ada.token, bearer).send(body);
    const { author } = await mute();
    const fields = { muted_until: [author.muted_until ?? ''] };
    expectError(await put('/api/user/profile', { username: `coins-${ada.id.slice(0, 8)}` }), 'forbidden', fields);
    const email = `moved-${ada.id}@players.example`;
    const { body } = await put('/api/user/profile', {
      username: ada.username,
      email,
      current_password: ada.password,
    }).expect(200);
    expect(body).toMatchObject({ username: ada.username, pending_email: email });
    await put('/api/user/preferences', { theme: 'light' }).expect(200);
    await node.request.delete(`/api/games/${game.id}/comments/${commentId}`).auth(ada.token, bearer).expect(204);
  });

  it('ends when its time is over, and when an admin unmutes the user', async () => {
    await mute();
    await perform({ act: 'unmute' });
    await postComment().expect(201);
    expect(await noticesOf(ada)).toMatchObject([{ act: 'unmute' }, { act: 'mute' }]);
    await mute(1);
    await node.database.rows(`UPDATE users SET muted_until = now() - interval '1 second' WHERE id = $1`, [ada.id]);
    await until(async () => (await postComment()).status, (status) => status === 201); // prettier-ignore
    expect((await perform({ act: 'dismiss' })).author.muted_until).toBeNull();
  });

  it('is extended by another mute, and never shortened', async () => {
    const first = (await mute(30)).author.muted_until;
    expect((await mute(30)).author.muted_until).toBe(first);
    expect((await mute(2)).author.muted_until).toBe(first);
    expect(Date.parse((await mute(60)).author.muted_until ?? '')).toBeGreaterThan(Date.parse(first ?? ''));
    expect((await log()).filter(({ user }) => user.id === ada.id).map(({ days }) => days)).toEqual([60, 30]);
  });

  it('can apply to users other than the author, but not to admins', async () => {
    const eve = await makeUser(node.database);
    await mute(1, { user_id: eve.id });
    expectError(await postComment(eve), 'forbidden', expect.anything() as never);
    await postComment(ada).expect(201);
    const fields = { user_id: ['Admins cannot be muted'] };
    const other = await makeUser(node.database, { isAdmin: true });
    for (const { id } of [admin, other]) {
      expectError(await act({ act: 'mute', days: 1, user_id: id }), 'validation_failed', fields);
    }
    expectError(await act({ act: 'mute', days: 1, user_id: crypto.randomUUID() }), 'not_found');
    for (const days of [undefined, 0, 366, 1.5, null]) {
      expectError(await act({ act: 'mute', days }), 'validation_failed', { days: ['Days must be between 1 and 365'] });
    }
  });
});

describe('an action', () => {
  it('that dismisses a report keeps the comment, and notifies only the reporter', async () => {
    await reported();
    const { acts, status } = await perform({ act: 'dismiss', reason: 'A joke among friends.' });
    expect({ status, acts }).toMatchObject({ status: 'done', acts: [{ act: 'dismiss' }] });
    expect((await comments()).total).toBe(1);
    expect(await noticesOf(ada)).toEqual([]);
    expect((await noticesOf(carol))[0]).toMatchObject({ act: 'dismiss', reader: 'reporter', name: game.name });
    await perform({ act: 'dismiss', reason: 'A joke among friends.' });
    expect((await log()).filter(({ subject_id }) => subject_id === commentId)).toHaveLength(1);
  });

  it('requires a reason, and has to be valid for its subject', async () => {
    for (const reason of [undefined, '', ' a ', 7]) {
      const { fields } = expectError(
        await act({ act: 'hide', reason }),
        'validation_failed',
        expect.anything() as never,
      );
      expect(fields?.reason).toContain('Reason must be at least 3 characters');
    }
    expectError(await act({ act: 'hide', reason: 'x'.repeat(501) }), 'validation_failed', {
      reason: ['Reason must be at most 500 characters'],
    });
    expectError(await act({ act: 'remove_score' }), 'validation_failed', {
      act: ['remove_score is no act for a comment'],
    });
    expectError(await act({ act: 'hide', kind: 'score', id: 1 }), 'validation_failed', expect.anything() as never);
    expectError(await act({ act: 'hide', id: NOWHERE }), 'not_found');
    expectError(await act({ act: 'dismiss', id: NOWHERE }), 'not_found');
  });

  it('requires an admin', async () => {
    for (const path of ['/api/admin/queue', '/api/admin/log']) {
      expectError(await get(path, bob), 'forbidden');
      expectError(await node.request.get(path), 'unauthorized');
    }
    expectError(await act({ act: 'hide' }, bob), 'forbidden');
    expect((await comments()).total).toBe(1);
  });

  it('that fails is rolled back completely', async () => {
    await reported();
    await node.database.rows('ALTER TABLE notices RENAME TO notices_away');
    try {
      expect((await act({ act: 'hide' })).status).toBe(500);
    } finally {
      await node.database.rows('ALTER TABLE notices_away RENAME TO notices');
    }
    expect((await comments()).total).toBe(1);
    expect(await inQueue()).toMatchObject({ status: 'open', state: 'shown', acts: [] });
  });
});

describe('a replayed run', () => {
  /** Logs name their score and inputs: all runs of this engine take ten seconds. */
  const ENGINES = `data:text/javascript,${encodeURIComponent(`
    export function replay(id, seed, log) {
      const [score, inputs] = log.split(' ').map(Number);
      return { score, isOver: true, seconds: 0, achievements: [], pace: { inputs, atOnce: 0, clock: 10 } };
    }
  `)}`;
  const MACHINE = 500;
  const HUMAN = 40;

  beforeAll(() => node.app.get(ScoreProofs).register('snake', ENGINES));
  beforeEach(async () => {
    await node.database.rows(`UPDATE games SET launch = 'link', arcade_id = NULL WHERE arcade_id = 'snake'`);
    await node.database.rows(
      `UPDATE games SET launch = 'hosted', accepts = 'plays', arcade_id = 'snake' WHERE id = $1`,
      [game.id],
    );
  });

  const startRound = async (token: string) =>
    ((await node.request.post('/api/play/rounds').auth(token, bearer).expect(200)).body as RoundAnswer).round;
  const sendRun = async (token: string, score: number, inputs: number, round?: string) =>
    (
      await node.request
        .post('/api/scores')
        .auth(token, bearer)
        .send({
          gameId: game.id,
          score,
          round: round ?? (await startRound(token)),
          details: { log: `${score} ${inputs}` },
        })
        .expect(200)
    ).body;
  const tokenOf = async (player: MadeUser) => (await makePlay(node.database, { game, player })).token;
  const flaggedOf = async (user: MadeUser) =>
    (await queue('&kind=score')).filter(({ author }) => author.id === user.id);

  it('enters the queue at a pace that no human keeps up, once, and stays on the board', async () => {
    const token = await tokenOf(ada);
    const round = await startRound(token);
    const { id, rank } = await sendRun(token, 70, MACHINE, round);
    expect(rank).toBe(1);
    const [item, ...more] = await until(() => flaggedOf(ada), ({ length }) => length > 0); // prettier-ignore
    expect(more).toEqual([]);
    expect(item).toMatchObject({
      kind: 'score',
      id,
      state: 'shown',
      reports: 1,
      reasons: [{ reason: 'cheating', count: 1 }],
      details: [],
      finding: { kind: 'rate', inputs: MACHINE, at_once: 0, seconds: 10 },
    });
    await report({ kind: 'score', id, reason: 'cheating' }).expect(201);
    expect((await flaggedOf(ada))[0]).toMatchObject({ reports: 2, details: [{ reporter: { id: carol.id } }] });
    await perform({ kind: 'score', id, act: 'dismiss', reason: 'A machine of ours.' });
    // Repeated, as by a game that got no answer.
    expect((await sendRun(token, 70, MACHINE, round)).id).toBe(id);
    await sendRun(token, 71, MACHINE);
    await until(() => flaggedOf(ada), ({ length }) => length > 0); // prettier-ignore
    expect((await flaggedOf(ada)).map((open) => open.id)).not.toContain(id);
    expect((await queue('&kind=score&status=done')).find((done) => done.id === id)).toMatchObject({ state: 'shown' });
  });

  it('does not enter it at a pace of humans', async () => {
    await sendRun(await tokenOf(ada), 70, HUMAN);
    await sendRun(await tokenOf(bob), 80, MACHINE);
    await until(() => flaggedOf(bob), ({ length }) => length > 0); // prettier-ignore
    expect(await flaggedOf(ada)).toEqual([]);
  });

  it('enters it when the guest who played it signs up', async () => {
    const { token, cookie } = await playAsGuest(node, game.id);
    await sendRun(token, 70, MACHINE);
    await node.request.post('/api/user/guest-scores/claim').auth(ada.token, bearer).set('Cookie', cookie).expect(200);
    await until(() => flaggedOf(ada), ({ length }) => length === 1); // prettier-ignore
  });

  it('enters it only while three others of the player and game are not open', async () => {
    const token = await tokenOf(ada);
    const ids: number[] = [];
    for (const score of [70, 71, 72, 73]) ids.push((await sendRun(token, score, MACHINE)).id);
    await sendRun(await tokenOf(bob), 80, MACHINE);
    await until(() => flaggedOf(bob), ({ length }) => length > 0); // prettier-ignore
    expect((await flaggedOf(ada)).map(({ id }) => id).sort()).toEqual(ids.slice(0, 3));
  });
});

describe('an implausible score', () => {
  const players = async (count: number) => {
    await node.database.rows(
      `INSERT INTO personal_bests (user_id, board_id, score, score_id, achieved_at)
       SELECT gen_random_uuid(), $1, n, -n, now() FROM generate_series(1, $2::int) AS n`,
      [game.id, count],
    );
    await node.database.rows(
      `INSERT INTO player_totals (user_id, games_played, score, score_id, achieved_at)
       SELECT user_id, 1, score, score_id, achieved_at FROM personal_bests WHERE board_id = $1 AND score_id < 0`,
      [game.id],
    );
  };
  const flag = async () => {
    await node.app.get(BestProjection).catchUp();
    await node.app.get(FlagImplausibleScoresJob).run();
  };
  afterEach(async () => {
    await node.database.rows('DELETE FROM player_totals WHERE score_id < 0');
  });

  it('far above all others of its board enters the queue once, and stays on the board', async () => {
    await players(60);
    const [usual, far] = [await scored(55, bob), await scored(7_000)];
    await flag();
    expect(await inQueue('', far)).toMatchObject({
      state: 'shown',
      reports: 1,
      reasons: [{ reason: 'cheating', count: 1 }],
      finding: { kind: 'far_above', best: 7_000, typical: 60 },
    });
    expect(await inQueue('', usual)).toBeUndefined();
    await perform({ kind: 'score', id: far, act: 'dismiss', reason: 'She is that good.' });
    await flag();
    expect(await inQueue('', far)).toBeUndefined();
  });

  it('is not compared with a board of fewer than 50 players', async () => {
    await players(40);
    const id = await scored(7_000);
    await flag();
    expect((await inQueue('', id))?.finding?.kind).not.toBe('far_above');
  });

  it('that raises a total within a day by more than tenth place has in all enters the queue', async () => {
    await players(60);
    const id = await scored(70_000_000);
    await until(
      () => node.database.rows('SELECT FROM player_totals WHERE user_id = $1 AND score >= 70000000', [ada.id]),
      (rows) => rows.length > 0,
    );
    // Known to be far above the others of its board.
    await node.database.rows('DELETE FROM personal_bests WHERE board_id = $1 AND score_id < 0', [game.id]);
    await flag();
    expect(await inQueue('', id)).toMatchObject({ finding: { kind: 'fast_total', gained: 70_000_000 } });
  });
});

describe('an author who deletes the account', () => {
  it('leaves no text in a concurrent report', async () => {
    await whileLeaving(node.database, ada.id, async () => report({}));
    expect(await textsOf(ada)).toEqual([]);
  });

  it('leaves no text in a concurrently hidden comment', async () => {
    await whileLeaving(node.database, ada.id, async () => act({ act: 'hide' }));
    expect(await textsOf(ada)).toEqual([]);
  });

  /** What is stored of a user's texts. */
  const textsOf = ({ id }: MadeUser) =>
    node.database.rows(
      `SELECT reported_text AS text FROM moderation_cases WHERE user_id = $1 AND reported_text <> ''
       UNION ALL SELECT snapshot FROM moderation_log WHERE user_id = $1 AND snapshot <> ''
       UNION ALL SELECT content FROM hidden_comments WHERE user_id = $1 AND content <> ''`,
      [id],
    );
});

describe('on another node', () => {
  let other: TestApp;

  beforeAll(async () => {
    other = await startTestApp({ database: node.database, limits: { report: { points: 2, duration: 60 } } });
  });
  afterAll(() => other?.close());

  const ask = (path: string, body: object, { token } = bob) => other.request.post(path).auth(token, bearer).send(body);

  it('sending too many reports is refused', async () => {
    const flood = () => ask('/api/reports', { kind: 'comment', id: commentId, reason: 'spam' });
    await flood().expect(201);
    await flood().expect(200);
    expectError(await flood(), 'rate_limited');
  });

  it('a mute applies at once', async () => {
    const path = `/api/games/${game.id}/ratings`;
    await ask(path, { rating: 5 }, ada).expect(200);
    await perform({ act: 'mute', days: 1 });
    await until(
      async () => (await ask(path, { rating: 4 }, ada)).status,
      (status) => status === 403,
    );
  });
});
