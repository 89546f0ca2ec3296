import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Notice } from '@gamegeek/contracts/inbox/inbox.schemas.js';
import { commentsTopic } from '@gamegeek/contracts/live/topics.js';
import type { LoggedAct } from '@gamegeek/contracts/moderation/moderation.schemas.js';
import { REDIS, type Redis } from '../../../src/core/redis/redis.js';
import { makeComment } from '../../factories/comment.factory.js';
import { makeGame, type MadeGame } from '../../factories/game.factory.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/http/expect-error.js';
import { LiveClients } from '../../support/live-client.js';
import { makeCommentedGame, moderationCalls, NOWHERE } from '../../support/http/moderation-calls.js';
import { wrongProjections, wrongRanks } from '../../support/scores/true-scores.js';
import { waitForRanks } from '../../support/scores/wait-for-ranks.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { until } from '../../support/until.js';
import { whileLeaving } from '../../support/while-leaving.js';

const bearer = { type: 'bearer' } as const;

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
  ({ ada, bob, game, commentId } = await makeCommentedGame(node.database));
});
afterEach(() => clients.closeAll());
afterAll(() => node?.close());

const { get, send, report, reported, act, perform, inQueue, scored } = moderationCalls(() => ({
  node,
  ada,
  carol,
  admin,
  game,
  commentId,
}));
const log = async (): Promise<LoggedAct[]> => (await get('/api/admin/log', admin).expect(200)).body;
const comments = async (): Promise<{ total: number; comments: { id: number; content: string }[] }> =>
  (await node.request.get(`/api/games/${game.id}/comments`).expect(200)).body;
const noticesOf = async (user: MadeUser): Promise<unknown[]> => {
  const { body } = await get('/api/user/inbox?limit=100', user).expect(200);
  const notices = (body.notices as Notice[]).filter(({ kind }) => kind === 'moderation');
  return notices.map(({ details }) => details);
};

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
