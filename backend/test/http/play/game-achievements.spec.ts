import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ARCADE_METAS } from '@gamegeek/arcade/metas.js';
import type { Credits } from '@gamegeek/contracts/auth/account.schemas.js';
import { ME_TOPIC } from '@gamegeek/contracts/live/topics.js';
import type { RoundAnswer } from '@gamegeek/contracts/play/play.schemas.js';
import type { Notice } from '@gamegeek/contracts/inbox/inbox.schemas.js';
import type { GameAchievement } from '@gamegeek/contracts/profiles/profiles.schemas.js';
import fc from 'fast-check';
import { StoredScoresNotifier } from '../../../src/modules/scores/submission/commit/stored-scores.notifier.js';
import { GameAchievementsService } from '../../../src/modules/community/achievements/game-achievements/game-achievements.service.js';
import { ReconcileGameAchievementsJob } from '../../../src/modules/community/achievements/game-achievements/reconcile-game-achievements.job.js';
import { Invalidations } from '../../../src/core/redis/invalidations.service.js';
import { ScoreProofs } from '../../../src/modules/play/proofs/score-proofs.service.js';
import { makeGame, type MadeGame } from '../../factories/game.factory.js';
import { makePlay } from '../../factories/play.factory.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { playAsGuest } from '../../support/guest-plays.js';
import { expectError } from '../../support/http/expect-error.js';
import { LiveClients } from '../../support/live-client.js';
import { waitForRanks } from '../../support/scores/wait-for-ranks.js';
import { removeScore, restoreScore } from '../../support/scores/remove-score.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { lockWaits } from '../../support/lock-waits.js';
import { until } from '../../support/until.js';

const bearer = { type: 'bearer' } as const;
const CREDITS = 10;
const DECLARED = ARCADE_METAS.snake.achievements.map(({ id }) => id);
/** The log of a run is the list of achievements that it earns. */
const ENGINES = `data:text/javascript,${encodeURIComponent(`
  export function replay(id, seed, log) {
    return { score: log.length, isOver: true, seconds: 0, achievements: log.split(' ').filter((key) => key.includes('-')) };
  }
`)}`;

const clients = new LiveClients();
let node: TestApp;
let ada: MadeUser;
let game: MadeGame;
let token: string;

beforeAll(async () => {
  node = await startTestApp();
  await until(() => node.app.get(Invalidations).live, Boolean);
  await waitForRanks(node);
  node.app.get(ScoreProofs).register('snake', ENGINES);
  game = await makeGame(node.database, { name: 'Neon Snake' });
  await node.database.rows(`UPDATE games SET launch = 'hosted', accepts = 'plays', arcade_id = 'snake' WHERE id = $1`, [
    game.id,
  ]);
});
beforeEach(async () => {
  ada = await makeUser(node.database);
  ({ token } = await makePlay(node.database, { game, player: ada }));
});
afterEach(() => clients.closeAll());
afterAll(() => node?.close());

/** A finished run that earns these achievements; returns the id of its score. */
async function play(keys: string[], by = token): Promise<number> {
  const round = (await node.request.post('/api/play/rounds').auth(by, bearer).expect(200)).body as RoundAnswer;
  const log = ['run', ...keys].join(' ');
  const sent = { gameId: game.id, score: log.length, round: round.round, details: { log } };
  const { body } = await node.request.post('/api/scores').auth(by, bearer).send(sent).expect(200);
  expect(body.verified).toBe(true);
  return body.id;
}

const own = async (user = ada) =>
  (await node.request.get('/api/user/game-achievements').auth(user.token, bearer).expect(200))
    .body as GameAchievement[];
const keysOf = (achievements: GameAchievement[]) => achievements.map(({ key }) => key).sort();
const has = (keys: string[], user = ada) =>
  until(
    async () => keysOf(await own(user)),
    (held) => held.join() === [...keys].sort().join(),
  );
const notices = async () =>
  (await node.request.get('/api/user/inbox').auth(ada.token, bearer).expect(200)).body.notices.filter(
    ({ kind }: Notice) => kind === 'game_achievement',
  );
const reconcile = () => node.app.get(ReconcileGameAchievementsJob).run();
const unreconciled = () => node.database.rows('SELECT FROM score_achievements WHERE reconciled_at IS NULL');
/** What the achievements of games pay, newest first. */
const paid = async (user = ada) => {
  const { body } = await node.request.get('/api/user/credits').auth(user.token, bearer).expect(200);
  return (body as Credits).entries.filter(({ reason }) => reason.startsWith('game_achievement:'));
};

describe('a proved run of a hosted game', () => {
  it('grants and pays its achievements, and updates open pages', async () => {
    const page = await clients.connect(node.url, { token: ada.token });
    await page.watching(ME_TOPIC);
    await play(['first-gem', 'level-5']);
    const published = await until(
      () => page.patchesOf(ME_TOPIC).flatMap(({ gameAchievements = [] }) => gameAchievements),
      ({ length }) => length === 2,
    );
    expect(published).toEqual(expect.arrayContaining(await own()));
    const [meta] = ARCADE_METAS.snake.achievements;
    expect(published.find(({ key }) => key === 'first-gem')).toEqual({
      user_id: ada.id,
      game_id: game.id,
      game_name: 'Neon Snake',
      key: 'first-gem',
      title: meta?.title,
      description: meta?.description,
      credits: CREDITS,
      completed_at: expect.any(String),
    });
    const named = { game_id: game.id, game_name: 'Neon Snake' };
    expect(await paid()).toEqual(
      ['level-5', 'first-gem'].map((key) => ({
        id: expect.any(Number),
        amount: CREDITS,
        reason: `game_achievement:${game.id}:${key}`,
        game_achievement: { ...named, title: ARCADE_METAS.snake.achievements.find(({ id }) => id === key)?.title },
        created_at: expect.any(String),
      })),
    );
  });

  it('puts a notice with the game into the inbox once', async () => {
    await play(['level-5']);
    await has(['level-5']);
    await play(['level-5']);
    await reconcile();
    const title = ARCADE_METAS.snake.achievements.find(({ id }) => id === 'level-5')?.title;
    expect(await notices()).toEqual([
      expect.objectContaining({
        read: false,
        actor: null,
        game: { id: game.id, name: 'Neon Snake', visible: true },
        details: { key: 'level-5', title },
      }),
    ]);
  });

  it('creates no notice for users who turned achievements off', async () => {
    await node.request
      .put('/api/user/preferences')
      .auth(ada.token, bearer)
      .send({ notify_achievements: false })
      .expect(200);
    await play(['level-5']);
    await has(['level-5']);
    const inbox = await node.request.get('/api/user/inbox').auth(ada.token, bearer).expect(200);
    expect(inbox.body.notices).toEqual([]);
  });

  it('marks the caller’s achievements on the game, and shows all as locked to visitors', async () => {
    await play(['level-5']);
    await has(['level-5']);
    const address = `/api/games/${game.id}/achievements`;
    const { body } = await node.request.get(address).auth(ada.token, bearer).expect(200);
    expect(body.map(({ key }: GameAchievement) => key)).toEqual(DECLARED);
    expect(keysOf(body.filter((one: GameAchievement) => one.completed_at !== null))).toEqual(['level-5']);
    const visitor = (await node.request.get(address).expect(200)).body;
    expect(visitor).toHaveLength(DECLARED.length);
    for (const one of visitor) expect(one).toMatchObject({ user_id: null, completed_at: null });
    const other = await makeGame(node.database);
    expect((await node.request.get(`/api/games/${other.id}/achievements`).expect(200)).body).toEqual([]);
    expectError(await node.request.get('/api/games/2147483647/achievements'), 'not_found');
  });

  it('appears on the public profile, and leaves the achievements of the site unchanged', async () => {
    await play(['level-5']);
    await has(['level-5']);
    const { body } = await node.request.get(`/api/users/${ada.username}/game-achievements`).expect(200);
    expect(body).toEqual(await own());
    expectError(await node.request.get('/api/users/nobody_of_this_name/game-achievements'), 'not_found');
    const site = await node.request.get('/api/user/achievements').auth(ada.token, bearer).expect(200);
    expect(site.body).toHaveLength(4);
  });

  it('grants an achievement once, in any order of runs, repeats and checks', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.uniqueArray(fc.constantFrom(...DECLARED)), { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        async (runs, checksBetween) => {
          const bob = await makeUser(node.database);
          const bobs = await makePlay(node.database, { game, player: bob });
          for (const keys of runs) {
            await play(keys, bobs.token);
            if (checksBetween) await Promise.all([reconcile(), reconcile()]);
          }
          const earned = [...new Set(runs.flat())].sort();
          await has(earned, bob);
          await reconcile();
          expect((await paid(bob)).map(({ reason }) => reason).sort()).toEqual(
            earned.map((key) => `game_achievement:${game.id}:${key}`),
          );
        },
      ),
      { numRuns: 8 },
    );
  });

  it('is processed at once, although another transaction changes the player', async () => {
    const client = await node.database.pool.connect();
    try {
      await client.query('BEGIN');
      await client.query('UPDATE users SET updated_at = now() WHERE id = $1', [ada.id]);
      await play(['first-gem']);
      const reconciled = reconcile();
      await until(
        () => lockWaits(node.database),
        (count) => count > 0,
      );
      await client.query('COMMIT');
      await reconciled;
    } finally {
      client.release();
    }
    expect(keysOf(await own())).toEqual(['first-gem']);
  });

  it('is processed when the event of the score was lost in a crash', async () => {
    const scoreId = await play([]);
    // A killed node leaves only what the accepting statement has written.
    await node.database.rows(
      'INSERT INTO score_achievements (score_id, user_id, game_id, keys) VALUES ($1, $2, $3, $4)',
      [scoreId, ada.id, game.id, ['half-board']],
    );
    // The job of the node may have processed the score already.
    await reconcile();
    await has(['half-board']);
    expect(await node.app.get(GameAchievementsService).reconcile(10)).toBe(false);
  });

  it('stores its achievements with the score, once per round', async () => {
    const notifications: string[] = [];
    node.app.get(StoredScoresNotifier).onStored(() => void notifications.push('stored'));
    const { round } = (await node.request.post('/api/play/rounds').auth(token, bearer).expect(200)).body;
    const log = 'run first-gem';
    const send = () =>
      node.request
        .post('/api/scores')
        .auth(token, bearer)
        .send({ gameId: game.id, score: log.length, round, details: { log } })
        .expect(200);
    const first = await send();
    expect((await send()).body).toEqual(first.body);
    expect(notifications).toHaveLength(1);
    expect(
      await node.database.rows('SELECT score_id::int AS id, keys FROM score_achievements WHERE user_id = $1', [ada.id]),
    ).toEqual([{ id: first.body.id, keys: ['first-gem'] }]);
  });
});

describe('a removed score', () => {
  it('revokes what only it had earned, and grants it again when it is restored', async () => {
    await play(['first-gem']);
    const removed = await play(['first-gem', 'level-5']);
    await has(['first-gem', 'level-5']);
    await removeScore(node, removed);
    await has(['first-gem']);
    await until(unreconciled, ({ length }) => length === 0);
    expect(await paid()).toMatchObject([{ reason: `game_achievement:${game.id}:first-gem`, amount: CREDITS }]);
    expect((await notices()).map(({ details }: Notice) => details)).toMatchObject([{ key: 'first-gem' }]);
    await restoreScore(node, removed);
    await reconcile();
    await has(['first-gem', 'level-5']);
    expect((await paid()).at(0)).toMatchObject({ reason: `game_achievement:${game.id}:level-5`, amount: CREDITS });
  });
});

describe('a guest’s run', () => {
  it('grants nothing until an account claims it, and then what the best run earned', async () => {
    const { token: guest, cookie } = await playAsGuest(node, game.id);
    const log = 'run first-gem';
    const { round } = (await node.request.post('/api/play/rounds').auth(guest, bearer).expect(200)).body;
    const sent = { gameId: game.id, score: log.length, round, details: { log } };
    await node.request.post('/api/scores').auth(guest, bearer).send(sent).expect(200);
    expect(await own()).toEqual([]);
    await node.request
      .post('/api/user/guest-scores/claim')
      .set('Cookie', `session=${ada.token}; ${cookie}`)
      .set('Origin', node.url)
      .send({})
      .expect(200);
    await has(['first-gem']);
  });
});
