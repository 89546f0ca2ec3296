import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { InboxPage, InboxState, Notice } from '@gamegeek/contracts/inbox/inbox.schemas.js';
import { ME_TOPIC } from '@gamegeek/contracts/live/topics.js';
import { MakerDigests } from '../../../src/modules/community/game-stats/maker-digests.service.js';
import { DigestsService } from '../../../src/modules/community/inbox/digest/digests.service.js';
import { ForgetNoticesJob } from '../../../src/modules/community/inbox/forget-notices.job.js';
import { NotifyWeeklyWinnersJob } from '../../../src/modules/community/inbox/weekly-winners/notify-weekly-winners.job.js';
import { NoticeEmailsService } from '../../../src/modules/community/inbox/emails/notice-emails.service.js';
import { makeGame, makeHiddenGame } from '../../factories/game.factory.js';
import { nextNumber } from '../../factories/made.js';
import { makePlay } from '../../factories/play.factory.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/http/expect-error.js';
import { Mailbox, tokenIn } from '../../support/services/mailbox.js';
import { LiveClients, type LiveClient } from '../../support/live-client.js';
import type { TestApp } from '../../support/test-app.js';
import { startTwoNodes, type TwoNodes } from '../../support/services/two-nodes.js';
import { until } from '../../support/until.js';
import { whileLeaving } from '../../support/while-leaving.js';
import { waitForBests } from '../../support/scores/wait-for-bests.js';

const bearer = { type: 'bearer' } as const;

const clients = new LiveClients();
let nodes: TwoNodes;
let node: TestApp;
let mailbox: Mailbox;
let ada: MadeUser;
let bob: MadeUser;
/** Ada's inbox. */
let gameId: number;

beforeAll(async () => {
  nodes = await startTwoNodes({ settings: { publicUrl: 'https://gamegeek.example' } });
  node = nodes.one;
  mailbox = new Mailbox(node.settings.home);
});
beforeEach(async () => {
  [ada, bob] = [await makeUser(nodes.database), await makeUser(nodes.database)];
  gameId = (await makeGame(nodes.database, { createdBy: ada.id })).id;
});
afterEach(() => clients.closeAll());
afterAll(() => nodes?.close());

const get = (path: string, { token } = ada) => node.request.get(path).auth(token, bearer);
const send = (method: 'post' | 'put' | 'delete', path: string, body: object = {}, { token } = ada) =>
  node.request[method](path).auth(token, bearer).send(body);
const inbox = async (user = ada, query = ''): Promise<InboxPage> =>
  (await get(`/api/user/inbox${query}`, user).expect(200)).body;
const comment = async (content: string, user = bob, game = gameId): Promise<number> =>
  (await send('post', `/api/games/${game}/comments`, { content }, user).expect(201)).body.id;
const prefer = (body: object, user = ada) => send('put', '/api/user/preferences', body, user).expect(200);
const kinds = ({ notices }: InboxPage) => notices.map(({ kind }) => kind);
/** Inserts this many irrelevant notices. */
const fill = (user: MadeUser, count: number, age = '0 days') =>
  nodes.database.rows(
    `INSERT INTO notices (user_id, kind, occasion, created_at)
     SELECT $1, 'invite', 'filled:' || $2 || ':' || n, now() - $4::interval FROM generate_series(1, $3) AS n`,
    [user.id, nextNumber(), count, age],
  );

/** An open page of a user with its latest inbox state. */
async function openPage(user: MadeUser, { url } = node): Promise<{ client: LiveClient; bell: () => InboxState }> {
  const client = await clients.connect(url, { token: user.token });
  const { snapshot } = await client.watching(ME_TOPIC);
  const bell = () => client.patchesOf(ME_TOPIC).reduce((state, patch) => patch.inbox ?? state, snapshot.inbox);
  return { client, bell };
}

describe('a comment', () => {
  it('notifies the author of the game, with an excerpt', async () => {
    const id = await comment(`${'What a game. '.repeat(20)}`);
    const { notices, total, unread } = await inbox();
    expect([total, unread]).toEqual([1, 1]);
    expect(notices).toEqual([
      {
        id: expect.any(Number),
        kind: 'comment',
        created_at: expect.stringMatching(/Z$/),
        read: false,
        actor: { id: bob.id, username: bob.username },
        game: { id: gameId, name: expect.any(String), visible: true },
        details: { comment_id: id, excerpt: expect.stringMatching(/^What a game\. .{127}$/) },
      },
    ]);
    expect(await inbox(bob)).toEqual({ notices: [], total: 0, unread: 0 });
  });

  it('does not notify authors about their own comments', async () => {
    await comment(`@${ada.username} says hello to herself`, ada);
    expect((await inbox()).total).toBe(0);
  });

  it('notifies each mentioned user once, and the author of the game as mentioned', async () => {
    const eve = await makeUser(nodes.database);
    await comment(`@${eve.username.toUpperCase()}, @${ada.username}. And @${eve.username} @nobody-of-that-name`);
    expect([kinds(await inbox()), kinds(await inbox(eve))]).toEqual([['mention'], ['mention']]);
  });

  it('notifies at most five mentioned users', async () => {
    const many = await Promise.all(Array.from({ length: 6 }, () => makeUser(nodes.database)));
    await comment(many.map(({ username }) => `@${username}`).join(' '));
    const totals = await Promise.all(many.map(async (user) => (await inbox(user)).total));
    expect(totals).toEqual([1, 1, 1, 1, 1, 0]);
  });

  it('on a hidden game notifies no mentioned users', async () => {
    const hidden = await makeHiddenGame(nodes.database, { createdBy: ada.id });
    await comment(`A note for @${bob.username}`, ada, hidden.id);
    expect((await inbox(bob)).total).toBe(0);
  });

  it('that is edited creates no new notice, and the notice shows the current text', async () => {
    const id = await comment('Hello');
    await send('put', `/api/games/${gameId}/comments/${id}`, { content: `Hello @${ada.username}` }, bob).expect(200);
    const page = await inbox();
    expect(kinds(page)).toEqual(['comment']);
    expect(page.notices[0]?.details).toEqual({ comment_id: id, excerpt: `Hello @${ada.username}` });
  });

  it('that is deleted removes its notices', async () => {
    const { bell } = await openPage(ada);
    const id = await comment('Hello');
    await until(bell, ({ unread }) => unread === 1);
    await send('delete', `/api/games/${gameId}/comments/${id}`, {}, bob).expect(204);
    await until(bell, ({ unread, newest }) => unread === 0 && newest === null);
    expect((await inbox()).total).toBe(0);
  });
});

describe('a notice', () => {
  it('reports a completed achievement once', async () => {
    const { bell } = await openPage(ada);
    await node.request.post('/api/scores').send({ gameId, score: 5, apiKey: ada.apiKey }).expect(200);
    await until(bell, ({ newest }) => newest?.kind === 'achievement');
    await send('post', '/api/user/check-achievements').expect(200);
    expect((await inbox()).notices).toMatchObject([
      { kind: 'achievement', details: { key: 'first_game' }, actor: null, game: null },
    ]);
  });

  it('is withdrawn with an achievement whose score was removed, and created again when it is earned again', async () => {
    const admin = await makeUser(nodes.database, { isAdmin: true });
    const pages = [await openPage(ada), await openPage(ada, nodes.two)];
    const score = async (): Promise<number> =>
      (await send('post', '/api/scores', { gameId, score: 5 }).expect(200)).body.id;
    const unlocks = async () => (await inbox()).notices.filter(({ kind }) => kind === 'achievement');
    const id = await score();
    for (const { bell } of pages) await until(bell, ({ newest }) => newest?.kind === 'achievement');
    const act = { act: 'remove_score', kind: 'score', id, reason: 'No human can do that.' };
    await send('post', '/api/admin/acts', act, admin).expect(200);
    for (const { bell } of pages) {
      await until(bell, ({ unread, newest }) => unread === 1 && newest?.kind === 'moderation');
    }
    expect(kinds(await inbox())).toEqual(['moderation']);
    await score();
    await until(unlocks, (notices) => notices.length === 1);
  });

  it('reports a lost place in the top ten', async () => {
    const score = (user: MadeUser, points: number) =>
      node.request.post('/api/scores').send({ gameId, score: points, apiKey: user.apiKey }).expect(200);
    await score(ada, 100);
    await until(
      () => nodes.database.rows('SELECT FROM top_tens WHERE game_id = $1', [gameId]),
      (rows) => rows.length === 1,
    );
    await score(bob, 200);
    const notice = await until(
      async () => (await inbox()).notices.find(({ kind }) => kind === 'overtaken'),
      (found) => found !== undefined,
    );
    expect(notice).toMatchObject({
      actor: { username: bob.username },
      game: { id: gameId },
      details: { rank: 2, score: 200 },
    });
    expect(kinds(await inbox(bob))).not.toContain('overtaken');
  });
});

describe('a new best of a followed player', () => {
  it('is reported to followers who want it, in one notice for the player and the day', async () => {
    const [follower, other, player] = [
      await makeUser(nodes.database),
      await makeUser(nodes.database),
      await makeUser(nodes.database),
    ];
    const second = await makeGame(nodes.database, { createdBy: ada.id });
    for (const user of [follower, other])
      await send('put', `/api/users/${player.username}/follow`, {}, user).expect(204);
    await prefer({ notify_followed: false }, other);
    const score = (points: number, game = gameId) =>
      node.request.post('/api/scores').send({ gameId: game, score: points, apiKey: player.apiKey }).expect(200);
    const { body } = await score(5);
    await nodes.database.rows(
      `INSERT INTO recordings (score_id, user_id, game_id, rules_version, seed, log, ticks)
       VALUES ($1, $2, $3, 1, '', '', 1)`,
      [body.id, player.id, gameId],
    );
    const found = async () => (await inbox(follower)).notices;
    const [first] = await until(found, ({ length }) => length === 1);
    expect(first).toMatchObject({
      kind: 'followed_record',
      read: false,
      actor: { username: player.username },
      game: { id: gameId },
      details: { games: 1, score_id: body.id },
    });
    await send('post', '/api/user/inbox/read', { ids: [first!.id] }, follower).expect(200);
    await score(7, second.id);
    const after = await until(found, ([notice]) => notice?.game?.id === second.id);
    expect(after).toEqual([
      { ...first, read: true, game: { ...first!.game, id: second.id, name: second.name }, details: { games: 2 } },
    ]);
    expect(kinds(await inbox(other))).toEqual([]);
    expect(kinds(await inbox(player))).not.toContain('followed_record');
  });
});

describe('a first score by the key of another account', () => {
  it('is reported to the creator of the game once per player, in one unread notice per game', async () => {
    const game = await makeGame(nodes.database, { createdBy: ada.id });
    const score = (user: MadeUser, points: number) =>
      node.request.post('/api/scores').send({ gameId: game.id, score: points, apiKey: user.apiKey }).expect(200);
    const found = async () => (await inbox()).notices.filter(({ kind }) => kind === 'key_score');
    await score(ada, 5);
    await score(bob, 100);
    const [notice] = await until(found, ({ length }) => length === 1);
    expect(notice).toMatchObject({
      actor: { username: bob.username },
      game: { id: game.id },
      details: { players: 1, score: 100 },
    });
    const eve = await makeUser(nodes.database);
    await score(bob, 200);
    await score(eve, 300);
    const all = await until(found, ([first]) => first?.kind === 'key_score' && first.details.players === 2);
    expect(all).toMatchObject([{ actor: { username: eve.username }, details: { players: 2, score: 300 } }]);
    expect(kinds(await inbox(bob))).not.toContain('key_score');
  });

  it('is not reported for a score of a play session', async () => {
    const game = await makeGame(nodes.database, { createdBy: ada.id });
    const [eve, rest] = [await makeUser(nodes.database), await makeUser(nodes.database)];
    const { token } = await makePlay(nodes.database, { game, player: eve });
    const bearer = { type: 'bearer' } as const;
    await node.request.post('/api/scores').auth(token, bearer).send({ gameId: game.id, score: 9 }).expect(200);
    await node.request.post('/api/scores').send({ gameId: game.id, score: 7, apiKey: rest.apiKey }).expect(200);
    const found = await until(
      async () => (await inbox()).notices.filter(({ kind }) => kind === 'key_score'),
      ({ length }) => length > 0,
    );
    expect(found).toMatchObject([{ actor: { username: rest.username }, details: { players: 1, score: 7 } }]);
  });
});

describe('an invitation to a game', () => {
  const invite = (username: string, user = bob, game = gameId) =>
    send('post', `/api/games/${game}/invites`, { username }, user);

  it('is sent once per game, sender and day, and does not reveal who has turned invitations off', async () => {
    const eve = await makeUser(nodes.database);
    await prefer({ game_invites: false }, eve);
    const answers = [await invite(ada.username.toUpperCase()), await invite(ada.username), await invite(eve.username)];
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([202, {}]));
    await invite(ada.username, eve).expect(202);
    expect((await inbox()).notices).toMatchObject([
      { kind: 'invite', actor: { username: eve.username }, game: { id: gameId } },
      { kind: 'invite', actor: { username: bob.username }, game: { id: gameId } },
    ]);
    expect((await inbox(eve)).total).toBe(0);
  });

  it('is refused for unknown players, for the sender and for hidden games', async () => {
    expectError(await invite(bob.username), 'validation_failed', { username: ['You cannot invite yourself'] });
    expectError(await invite('nobody-of-that-name'), 'not_found');
    expectError(await invite('a b'), 'validation_failed', { username: ['Please enter the name of a player'] });
    const hidden = await makeHiddenGame(nodes.database, { createdBy: bob.id });
    expectError(await invite(ada.username, bob, hidden.id), 'not_found');
    expect((await inbox()).total).toBe(0);
  });
});

describe('preferences', () => {
  it('decide which notices are created', async () => {
    await prefer({ notify_comments: false, notify_achievements: false });
    await comment(`Hello @${ada.username}`);
    await node.request.post('/api/scores').send({ gameId, score: 5, apiKey: ada.apiKey }).expect(200);
    await send('post', '/api/user/check-achievements').expect(200);
    expect((await inbox()).total).toBe(0);
  });
});

describe('weekly winners', () => {
  it('are notified once, for the global board and for each game', async () => {
    const week = '2026-11-09';
    await nodes.database.rows('INSERT INTO finalized_weeks (week, players) VALUES ($1, 2)', [week]);
    const insertChampion = (game: number | null, user: MadeUser, place: number) =>
      nodes.database.rows(
        `INSERT INTO week_champions (week, game_id, user_id, place, score, score_id, achieved_at, players)
         VALUES ($1, $2, $3, $4, 500, 1, now(), 2)`,
        [week, game, user.id, place],
      );
    await insertChampion(gameId, ada, 2);
    await insertChampion(null, ada, 1);
    await insertChampion(gameId, bob, 1);
    for (let n = 0; n < 2; n += 1) {
      await node.app.get(NotifyWeeklyWinnersJob).run();
      await nodes.database.rows('DELETE FROM notified_weeks WHERE week = $1', [week]);
    }
    expect((await inbox()).notices).toMatchObject([
      { kind: 'weekly_result', game: null, details: { week: '2026-W46', place: 1, score: 500 } },
      { kind: 'weekly_result', game: { id: gameId }, details: { week: '2026-W46', place: 2, score: 500 } },
    ]);
    expect(kinds(await inbox(bob))).toEqual(['weekly_result']);
    await node.app.get(NotifyWeeklyWinnersJob).run();
  });
});

const verify = (...users: MadeUser[]) =>
  nodes.database.rows('UPDATE users SET email_verified_at = now() WHERE id = ANY($1)', [users.map(({ id }) => id)]);

/** The stored inbox of a user, and queued emails. */
const storedFor = ({ id }: MadeUser) =>
  Promise.all(
    ['inboxes', 'mails'].map((table) => nodes.database.rows(`SELECT * FROM ${table} WHERE user_id = $1`, [id])),
  );

describe('an email about unread notices', () => {
  const makeNoticesOld = () => nodes.database.rows(`UPDATE notices SET mail_at = mail_at - interval '11 minutes'`);
  const look = () => node.app.get(NoticeEmailsService).queueDue();
  const mails = (user = ada) => mailbox.to(user.email, 'notices');
  const allSent = () =>
    until(
      () => nodes.database.rows('SELECT FROM mails'),
      (rows) => rows.length === 0,
    );

  it('is sent after ten minutes with all unread notices, at most once per hour', async () => {
    await verify(ada);
    await comment('First');
    await look();
    expect(await mails()).toEqual([]);
    await makeNoticesOld();
    await comment('Second');
    await Promise.all([look(), nodes.two.app.get(NoticeEmailsService).queueDue()]);
    const mail = await mailbox.next(ada.email, 'notices');
    expect(mail.subject).toBe('2 new notices on GameGeek');
    for (const text of ['“First”', '“Second”', 'https://gamegeek.example/inbox']) expect(mail.text).toContain(text);

    await comment('Third');
    await makeNoticesOld();
    await look();
    await allSent();
    expect(await mails()).toHaveLength(1);
    await nodes.database.rows(`UPDATE inboxes SET mailed_at = mailed_at - interval '61 minutes'`);
    await look();
    const last = await mailbox.next(ada.email, 'notices', 2);
    expect(last.subject).toMatch(/“Third”$/);
  });

  it('is not sent for read notices, to unverified addresses, or to users who turned it off', async () => {
    const [eve, joe] = [await makeUser(nodes.database), await makeUser(nodes.database)];
    await verify(ada, eve);
    await prefer({ email_notifications: false }, eve);
    await comment(`@${eve.username} @${joe.username} look`);
    await send('post', '/api/user/inbox/read', { up_to: 2 ** 52 }).expect(200);
    await makeNoticesOld();
    await look();
    await allSent();
    for (const user of [ada, eve, joe]) expect(await mails(user)).toEqual([]);
    expect(await nodes.database.rows('SELECT FROM notices WHERE mail_at <= now()')).toEqual([]);
  });

  it('is not sent to an account that is being deleted', async () => {
    await verify(ada);
    await comment('Are you there?');
    await makeNoticesOld();
    await whileLeaving(nodes.database, ada.id, look);
    expect(await storedFor(ada)).toEqual([[], []]);
  });

  it('is in the language of the recipient, and its unsubscribe link works without signing in', async () => {
    await verify(ada);
    await prefer({ language: 'de' });
    await comment('Hallo');
    await makeNoticesOld();
    await look();
    const mail = await mailbox.next(ada.email, 'notices');
    expect(mail.subject).toMatch(/ hat dein Spiel .* kommentiert: „Hallo“$/);
    const token = tokenIn(mail, 'token');
    expect(mail.headers).toMatchObject({
      'list-unsubscribe': `<https://gamegeek.example/api/unsubscribe/one-click?token=${token}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    expect(mail.text).toContain(`https://gamegeek.example/unsubscribe?token=${token}`);

    const turn = (path: string, given = token) => node.request.post(`/api/unsubscribe${path}`).send({ token: given });
    const wanted = async () => (await get('/api/user/preferences').expect(200)).body.email_notifications;
    expect((await turn('').expect(200)).body).toEqual({ setting: 'email_notifications', on: false });
    expect(await wanted()).toBe(false);
    expect((await turn('/undo').expect(200)).body).toEqual({ setting: 'email_notifications', on: true });
    expect(await wanted()).toBe(true);
    // Like a mail client.
    await node.request
      .post(`/api/unsubscribe/one-click?token=${token}`)
      .type('form')
      .send('List-Unsubscribe=One-Click')
      .expect(200);
    expect(await wanted()).toBe(false);
    const { headers } = await node.request.get(`/api/unsubscribe/one-click?token=${token}`).expect(302);
    expect(headers.location).toBe(`/unsubscribe?token=${token}`);

    for (const wrong of ['', 'x', token.replace('email_notifications', 'weekly_digest'), token.replace(/.$/, '~')]) {
      expectError(await turn('', wrong), 'token_invalid');
    }
    expectError(await node.request.get('/api/auth/user').auth(token, bearer), 'unauthorized');
  });
});

describe('the weekly email to makers', () => {
  const sent = (user: MadeUser) => mailbox.to(user.email, 'maker-digest');
  const count = (game: { id: number }, day: string, plays: number) =>
    nodes.database.rows(
      `INSERT INTO game_stats (game_id, day, plays, players, new_players, guests, guests_kept, scores, refused, histogram, origins, devices)
       VALUES ($1, $2, $3, 5, 2, 0, 0, 7, 0, '{}', '{}', '{}')`,
      [game.id, day, plays],
    );

  it('says once how the games were played in the week that has ended, only to makers who want it', async () => {
    const eve = await makeUser(nodes.database);
    await verify(ada, bob, eve);
    const [played, quiet] = [await makeGame(nodes.database, { createdBy: ada.id }), await makeGame(nodes.database, { createdBy: eve.id })]; // prettier-ignore
    await makeGame(nodes.database, { createdBy: bob.id }).then((game) => count(game, '2026-11-16', 9));
    for (const user of [ada, eve]) await prefer({ maker_digest: true }, user);
    await count(played, '2026-11-15', 4);
    await count(played, '2026-11-16', 1_000);
    await count(played, '2026-11-22', 200);
    await count(played, '2026-11-23', 50);
    await count(quiet, '2026-11-10', 3);
    for (const week of ['2026-11-23', '2026-11-23']) {
      await Promise.all([node, nodes.two].map(({ app }) => app.get(MakerDigests).queue(week)));
    }
    const mail = await mailbox.next(ada.email, 'maker-digest');
    expect(mail.subject).toBe('Your games last week');
    expect(mail.text).toContain(`${played.name}: plays 1,200 (the week before 4), new players 4, scores 14\n`);
    expect(mail.text).toContain('/studio');
    expect(mail.headers['list-unsubscribe']).toContain('.maker_digest.');
    expect([await sent(ada), await sent(bob), await sent(eve)].map(({ length }) => length)).toEqual([1, 0, 0]);
  });
});

describe('the weekly digest', () => {
  const digest = async (week: string) => {
    await waitForBests(nodes.database);
    await Promise.all([node, nodes.two].map(({ app }) => app.get(DigestsService).queue(week)));
  };
  const digests = (user = ada) => mailbox.to(user.email, 'digest');

  it('is sent once, and only to users with something to report', async () => {
    const eve = await makeUser(nodes.database);
    await verify(ada, bob, eve);
    await prefer({ weekly_digest: false }, bob);
    await comment('Hello');
    await comment('Hello yourself', ada);
    await node.request.post('/api/scores').send({ gameId, score: 50, apiKey: ada.apiKey }).expect(200);
    await digest('2026-11-16');
    const mail = await mailbox.next(ada.email, 'digest');
    expect(mail.subject).toBe('Your week on GameGeek');
    expect(mail.text).toMatch(/New comments for you: 1\n/);
    expect(mail.headers['list-unsubscribe']).toContain('.weekly_digest.');

    await digest('2026-11-16');
    // A week later others have overtaken her, and nothing else has happened.
    await nodes.database.rows(`UPDATE notices SET created_at = created_at - interval '8 days'`);
    await node.request.post('/api/scores').send({ gameId, score: 80, apiKey: eve.apiKey }).expect(200);
    await nodes.database.rows(`DELETE FROM notices WHERE kind = 'overtaken'`);
    await digest('2026-11-23');
    const next = await mailbox.next(ada.email, 'digest', 2);
    expect(next.text).toMatch(/Down in Game \d+: from 1 to 2/);
    expect([await digests(), await digests(bob)].map((found) => found.length)).toEqual([2, 0]);
  });

  it('lists achievements of games in the language of the user, and leaves out those of hidden games', async () => {
    await verify(ada);
    await prefer({ language: 'de' });
    const [shown, hidden] = [await makeGame(nodes.database), await makeHiddenGame(nodes.database)];
    const title = { en: 'Long haul', es: 'Viaje largo', fr: 'Long cours', de: 'Langstrecke' };
    for (const [game, key] of [
      [shown, 'long'],
      [hidden, 'secret'],
    ] as const) {
      await nodes.database.rows(
        `INSERT INTO notices (user_id, kind, occasion, game_id, details) VALUES ($1, 'game_achievement', $2, $3, $4)`,
        [ada.id, `game_achievement:${game.id}:${key}`, game.id, JSON.stringify({ key, title })],
      );
    }
    await digest('2026-12-07');
    const { text } = await mailbox.next(ada.email, 'digest');
    expect(text).toContain(`Neue Erfolge: Langstrecke in ${shown.name}\n`);
    expect(text).not.toContain(hidden.name);
  });

  it('is not sent to an account that is being deleted', async () => {
    await verify(ada);
    await comment('Hello');
    await whileLeaving(nodes.database, ada.id, () => node.app.get(DigestsService).queue('2026-11-30'));
    expect(await storedFor(ada)).toEqual([[], []]);
  });
});

describe('the inbox', () => {
  it('is paged, newest first', async () => {
    await fill(ada, 12);
    const first = await get('/api/user/inbox').expect(200);
    const { notices, total } = first.body as InboxPage;
    expect([notices.length, total, first.headers['x-total-count']]).toEqual([10, 12, '12']);
    const second = await inbox(ada, '?page=2');
    const ids = [...notices, ...second.notices].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
    expect(second.notices).toHaveLength(2);
    expectError(await get('/api/user/inbox?limit=101'), 'validation_failed', expect.anything() as never);
  });

  it('marks single notices or all up to one as read, of the caller only', async () => {
    await fill(ada, 4);
    await fill(bob, 1);
    const { notices } = await inbox();
    const [newest, second] = notices.map(({ id }) => id);
    const read = (body: object) => send('post', '/api/user/inbox/read', body);
    expect((await read({ ids: [newest, 2 ** 52] }).expect(200)).body).toEqual({ unread: 3 });
    expect((await read({ up_to: second }).expect(200)).body).toEqual({ unread: 0 });
    expect((await read({ up_to: second }).expect(200)).body).toEqual({ unread: 0 });
    expect((await inbox()).notices.every((notice: Notice) => notice.read)).toBe(true);
    expect((await inbox(bob)).unread).toBe(1);
    await read({ up_to: 2 ** 52 }).expect(200);
    expect((await inbox(bob)).unread).toBe(1);
  });

  it.each([{}, { up_to: 1, ids: [1] }, { up_to: 0 }, { ids: [] }, { ids: [1.5] }, { ids: Array(101).fill(1) }])(
    'refuses the request %j',
    async (body) => {
      expectError(await send('post', '/api/user/inbox/read', body), 'validation_failed', expect.anything() as never);
    },
  );

  it('lets only its owner delete a notice', async () => {
    await fill(ada, 1);
    const [notice] = (await inbox()).notices;
    const path = `/api/user/inbox/${notice?.id}`;
    expectError(await send('delete', path, {}, bob), 'not_found');
    await send('delete', path).expect(204);
    expectError(await send('delete', path), 'not_found');
    expect((await inbox()).total).toBe(0);
  });

  it('keeps the newest 200 notices for 90 days', async () => {
    await fill(ada, 3, '91 days');
    await fill(ada, 1, '89 days');
    await fill(bob, 203);
    await node.app.get(ForgetNoticesJob).run();
    expect([(await inbox()).total, (await inbox(bob)).total]).toEqual([1, 200]);
  });

  it('is part of the data export, and is deleted with the account', async () => {
    await comment('Hello');
    const { body } = await get('/api/user/export').expect(200);
    expect(body.inbox).toMatchObject([{ kind: 'comment', actor: { username: bob.username } }]);
    await send('post', '/api/user/delete', { password: ada.password }).expect(204);
    expect(await nodes.database.rows('SELECT FROM notices WHERE user_id = $1', [ada.id])).toHaveLength(0);
  });
});

describe('the bell', () => {
  it('updates on all open pages and nodes when a notice is created and read', async () => {
    const pages = [await openPage(ada), await openPage(ada, nodes.two)];
    const other = await openPage(bob, nodes.two);
    await comment('Hello');
    for (const { bell } of pages) {
      await until(bell, ({ unread, newest }) => unread === 1 && newest?.kind === 'comment');
    }
    const { newest } = pages[0]?.bell() ?? {};
    expect((await inbox()).notices).toEqual([newest]);
    await send('post', '/api/user/inbox/read', { up_to: newest?.id }).expect(200);
    for (const { bell } of pages) await until(bell, ({ unread }) => unread === 0);
    expect(other.client.patchesOf(ME_TOPIC).filter(({ inbox: state }) => state)).toEqual([]);
  });

  it('starts from the current state', async () => {
    await fill(ada, 3);
    const { bell } = await openPage(ada);
    expect(bell()).toMatchObject({ unread: 3, newest: { kind: 'invite', read: false } });
  });

  it('updates after the node that should have published the event was killed', async () => {
    const { bell } = await openPage(ada);
    await fill(ada, 1);
    await nodes.database.rows(
      `INSERT INTO outbox_events (name, payload, created_at)
       VALUES ('inbox.changed', jsonb_build_object('userIds', jsonb_build_array($1::text)), now() - interval '2 seconds')`,
      [ada.id],
    );
    await until(bell, ({ unread }) => unread === 1);
  });
});
