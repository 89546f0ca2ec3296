import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { REPORT_REASONS } from '@gamegeek/contracts/moderation/moderation-limits.js';
import type { ScoreContent } from '@gamegeek/contracts/moderation/moderation.schemas.js';
import { ScoreListsRepository } from '../../../src/modules/scores/lists/score-lists.repository.js';
import { makeComment } from '../../factories/comment.factory.js';
import { makeHiddenGame, type MadeGame } from '../../factories/game.factory.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/http/expect-error.js';
import { makeCommentedGame, moderationCalls, NOWHERE } from '../../support/http/moderation-calls.js';
import { waitForRanks } from '../../support/scores/wait-for-ranks.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { until } from '../../support/until.js';

const bearer = { type: 'bearer' } as const;

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
afterAll(() => node?.close());

const { get, send, report, reported, queue, inQueue, scored } = moderationCalls(() => ({
  node,
  ada,
  carol,
  admin,
  game,
  commentId,
}));

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
