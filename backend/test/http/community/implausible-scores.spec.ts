import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { RoundAnswer } from '@gamegeek/contracts/play/play.schemas.js';
import { FlagImplausibleScoresJob } from '../../../src/modules/community/moderation/implausible/flag-implausible-scores.job.js';
import { ScoreProofs } from '../../../src/modules/play/proofs/score-proofs.service.js';
import { BestProjection } from '../../../src/modules/scores/bests/best-projection.service.js';
import type { MadeGame } from '../../factories/game.factory.js';
import { makePlay } from '../../factories/play.factory.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { playAsGuest } from '../../support/guest-plays.js';
import { makeCommentedGame, moderationCalls } from '../../support/http/moderation-calls.js';
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

const { report, perform, queue, inQueue, scored } = moderationCalls(() => ({
  node,
  ada,
  carol,
  admin,
  game,
  commentId,
}));

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
