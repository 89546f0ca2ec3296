import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ArcadeGameId } from '@gamegeek/arcade/game.js';
import { replayedGame, secretGame } from '@gamegeek/arcade/games.js';
import { seededRandom } from '@gamegeek/arcade/random.js';
import type { GuessAnswer, RoundAnswer } from '@gamegeek/contracts/play/play.schemas.js';
import type { RecordingAnswer } from '@gamegeek/contracts/scores/recordings.schemas.js';
import type { PublicProfile } from '@gamegeek/contracts/profiles/profiles.schemas.js';
import type { LeaderboardPage } from '@gamegeek/contracts/scores/scores.schemas.js';
import type { WeekChampions } from '@gamegeek/contracts/scores/weeks.schemas.js';
import { dungeonEngine } from '../../../../demo/engines/dungeon/dungeon.engine.ts';
import { snakeEngine } from '../../../../demo/engines/snake/snake.engine.ts';
import { Invalidations } from '../../../src/core/redis/invalidations.service.js';
import { ScoreProofs } from '../../../src/modules/play/proofs/score-proofs.service.js';
import { ForgetRecordingsJob } from '../../../src/modules/play/recordings/forget-recordings.job.js';
import { makeGame, type MadeGame } from '../../factories/game.factory.js';
import { ageRounds, makePlay } from '../../factories/play.factory.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { playAsGuest } from '../../support/guest-plays.js';
import { expectError } from '../../support/http/expect-error.js';
import { ARCADE_ENGINES } from '../../support/scores/arcade-engines.js';
import { removeScore, restoreScore } from '../../support/scores/remove-score.js';
import { waitForRanks } from '../../support/scores/wait-for-ranks.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { waitForBests } from '../../support/scores/wait-for-bests.js';
import { until } from '../../support/until.js';

const bearer = { type: 'bearer' } as const;
const HOUR = 3_600_000;
/** Replays a log of `1.` and any text to the length of the text. */
const LENGTHS = `data:text/javascript,${encodeURIComponent(`
  export const replay = (id, seed, log) => ({ score: log.length - 2, isOver: true, seconds: 0, achievements: [], ticks: 0 });
`)}`;

let node: TestApp;
let ada: MadeUser;
/** A game whose runs have any score. */
let game: MadeGame;

beforeAll(async () => {
  node = await startTestApp();
  node.app.get(ScoreProofs).register('merge', LENGTHS);
  node.app.get(ScoreProofs).register('snake', ARCADE_ENGINES);
  await waitForRanks(node);
  game = await arcadeGame('merge');
});
beforeEach(async () => {
  ada = await makeUser(node.database);
});
afterAll(() => node?.close());

async function arcadeGame(id: ArcadeGameId): Promise<MadeGame> {
  const made = await makeGame(node.database, { launch: 'hosted', arcadeId: id });
  await node.database.rows(`UPDATE games SET accepts = 'plays', needs_round = true WHERE id = $1`, [made.id]);
  return made;
}

const startRound = async (token: string) =>
  (await node.request.post('/api/play/rounds').auth(token, bearer).expect(200)).body as RoundAnswer;

async function send(token: string, gameId: number, body: { score: number; round: string; log?: string }) {
  const { score, round, log } = body;
  await ageRounds(node.database, round, HOUR);
  const sent = { gameId, score, round, ...(log !== undefined && { details: { log } }) };
  return (await node.request.post('/api/scores').auth(token, bearer).send(sent).expect(200)).body as { id: number };
}

/** A run of `game` with this score. */
async function run(score: number, player = ada): Promise<number> {
  const { token } = await makePlay(node.database, { game, player });
  const { round } = await startRound(token);
  return (await send(token, game.id, { score, round, log: `1.${'x'.repeat(score)}` })).id;
}

const recordingOf = (scoreId: number | string) => node.request.get(`/api/scores/${scoreId}/recording`);
const stored = async (scoreId: number) =>
  (await node.database.rows('SELECT FROM recordings WHERE score_id = $1', [scoreId])).length > 0;
const forget = () => node.app.get(ForgetRecordingsJob).run();
/** As if the recording was replaced so many days ago. */
const age = (scoreId: number, days: number) =>
  node.database.rows(`UPDATE recordings SET replaced_at = now() - $2 * interval '1 day' WHERE score_id = $1`, [
    scoreId,
    days,
  ]);
/** Waits until the bests of the player are those of the newest scores. */
const projected = (scoreId: number) =>
  until(
    () => node.database.rows('SELECT FROM personal_bests WHERE score_id = $1', [scoreId]),
    (rows) => rows.length > 0,
  );

describe('a recording', () => {
  it('has the seed and inputs of a run, which lead to its score again', async () => {
    const { id: gameId, name } = await arcadeGame('snake');
    const { token } = await makePlay(node.database, { game: { id: gameId }, player: ada });
    const { round, seed } = await startRound(token);
    const { score, log } = snakeEngine.play(seed ?? 0, 1);
    const { id } = await send(token, gameId, { score, round, log });
    const { body, headers } = await recordingOf(id).expect(200);
    expect(body).toEqual({
      ...{ scoreId: id, gameId, gameName: name, arcadeId: 'snake', rulesVersion: 2, seed, log },
      ...{ opening: null, answers: null, ticks: expect.any(Number), score, rank: 1 },
      races: { racers: 0, winners: 0 },
      player: { id: ada.id, username: ada.username },
      createdAt: expect.any(String),
    });
    expect(headers['cache-control']).toBe('public, max-age=60');
    const { ticks } = body as RecordingAnswer;
    expect(replayedGame('snake')?.replay(seed, log)).toMatchObject({ score, ticks, isOver: true });
  });

  it('of a game with hidden information has the answers to the inputs instead of its seed', async () => {
    const { id: gameId } = await arcadeGame('dungeon');
    const { token } = await makePlay(node.database, { game: { id: gameId }, player: ada });
    const { round, opening } = await startRound(token);
    const answer = async (at: number, input: string) => {
      const { body } = await node.request
        .post('/api/play/rounds/guesses')
        .auth(token, bearer)
        .send({ round, at, input });
      return (body as GuessAnswer).answer;
    };
    const play = await dungeonEngine.playRound?.({ opening, answer }, 1, seededRandom(4));
    const { id } = await send(token, gameId, { score: play?.score ?? 0, round });
    const { seed, log, answers, ...body } = (await recordingOf(id).expect(200)).body as RecordingAnswer;
    expect([seed, log, body.rulesVersion]).toEqual([null, play?.log, 3]);
    const rules = secretGame('dungeon');
    const state = rules?.start(body.opening);
    rules?.decode(log)?.forEach((input, at) => expect(rules.apply(state, input, answers?.[at])).toBe(true));
    expect([rules?.score(state), rules?.isOver(state)]).toEqual([play?.score, true]);
  });

  it('is announced on boards, in the scores of its player and on the profile', async () => {
    const board = async (query = '') => {
      const { body } = await node.request.get(`/api/leaderboard?gameId=${game.id}&limit=100${query}`).expect(200);
      return (body as LeaderboardPage).entries.filter(({ userId }) => userId === ada.id);
    };
    // From now on the rows are in memory.
    expect(await board()).toEqual([]);
    const id = await run(50);
    await until(board, (entries) => entries.length > 0);
    const row = expect.objectContaining({ id, verified: true, recorded: true });
    expect(await board()).toEqual([row]);
    expect(await board('&period=week')).toEqual([row]);
    await projected(id);
    expect(await board(`&around=${ada.id}`)).toEqual([row]);
    const { body: own } = await node.request.get('/api/user/scores').auth(ada.token, bearer).expect(200);
    expect(own).toEqual([expect.objectContaining({ id, recorded: true })]);
    const { body: profile } = await node.request.get(`/api/users/${ada.username}`).expect(200);
    expect(profile.bests).toEqual([expect.objectContaining({ scoreId: id, recorded: true })]);
  });

  it('is not stored of a run below the best of the week', async () => {
    const best = await run(50);
    await projected(best);
    const lower = await run(40);
    expect([await stored(best), await stored(lower)]).toEqual([true, false]);
    const { body: own } = await node.request.get('/api/user/scores').auth(ada.token, bearer).expect(200);
    expect(own.map(({ recorded }: { recorded?: true }) => recorded ?? false)).toEqual([false, true]);
    expectError(await recordingOf(lower), 'not_found');
  });

  it('of a guest becomes that of the account which claims the score', async () => {
    const { token, cookie } = await playAsGuest(node, game.id);
    const { round } = await startRound(token);
    await send(token, game.id, { score: 30, round, log: `1.${'x'.repeat(30)}` });
    const { body } = await node.request
      .post('/api/user/guest-scores/claim')
      .set('Cookie', `session=${ada.token}; ${cookie}`)
      .set('Origin', node.url)
      .send({})
      .expect(200);
    const [{ id }] = body.claimed as [{ id: number }];
    expect((await recordingOf(id).expect(200)).body).toMatchObject({ score: 30, player: { username: ada.username } });
  });

  it('is gone with a removed score, and back with a restored one', async () => {
    const id = await run(20);
    await removeScore(node, id);
    expectError(await recordingOf(id), 'not_found');
    await restoreScore(node, id);
    await recordingOf(id).expect(200);
  });

  it('is not found while its game is hidden', async () => {
    const id = await run(20);
    await node.database.rows('UPDATE games SET active = false WHERE id = $1', [game.id]);
    expectError(await recordingOf(id), 'not_found');
    await node.database.rows('UPDATE games SET active = true WHERE id = $1', [game.id]);
    await recordingOf(id).expect(200);
  });

  it('is deleted with its account', async () => {
    const id = await run(20);
    await node.request.post('/api/user/delete').auth(ada.token, bearer).send({ password: ada.password }).expect(204);
    expectError(await recordingOf(id), 'not_found');
    expect(await stored(id)).toBe(false);
  });

  it.each(['0', '-1', '1.5', 'x', '99999999999'])('does not exist for the score %s', async (id) => {
    expectError(await recordingOf(id), 'not_found');
  });

  it('by rules that are gone is 410, and soon announced nowhere', async () => {
    const id = await run(20);
    await node.database.rows('UPDATE recordings SET rules_version = 99 WHERE score_id = $1', [id]);
    expectError(await recordingOf(id), 'rules_gone');
    await forget();
    expectError(await recordingOf(id), 'rules_gone');
    const { body: own } = await node.request.get('/api/user/scores').auth(ada.token, bearer).expect(200);
    expect(own).toEqual([expect.not.objectContaining({ recorded: true })]);
  });
});

describe('the recording of a replaced best', () => {
  let replaced: number;
  let best: number;

  beforeEach(async () => {
    replaced = await run(20);
    await projected(replaced);
    best = await run(30);
    await projected(best);
    await forget();
  });

  it('is deleted after a week, and that of the best is kept', async () => {
    expect(await stored(replaced)).toBe(true);
    await age(replaced, 6);
    await forget();
    expect(await stored(replaced)).toBe(true);
    await age(replaced, 8);
    await forget();
    expect([await stored(replaced), await stored(best)]).toEqual([false, true]);
  });

  it('is kept for 90 days after somebody has opened it', async () => {
    await age(replaced, 8);
    await recordingOf(replaced).expect(200);
    await forget();
    expect(await stored(replaced)).toBe(true);
    await node.database.rows(`UPDATE recordings SET opened_at = now() - interval '91 days' WHERE score_id = $1`, [
      replaced,
    ]);
    await forget();
    expect(await stored(replaced)).toBe(false);
  });

  it('is kept if its player was on the podium of a week with it, whose page and whose medal lead to it', async () => {
    const week = '2026-01-05';
    await node.database.rows('INSERT INTO finalized_weeks (week, players) VALUES ($1, 1) ON CONFLICT DO NOTHING', [
      week,
    ]);
    await node.database.rows(
      `INSERT INTO week_champions (week, game_id, user_id, place, score, score_id, achieved_at, players)
       VALUES ($1, $2, $3, 1, 20, $4, now(), 1)`,
      [week, game.id, ada.id, replaced],
    );
    await age(replaced, 8);
    await forget();
    expect(await stored(replaced)).toBe(true);
    const { body: shown } = await node.request.get('/api/leaderboard/weeks/2026-W02').expect(200);
    expect((shown as WeekChampions).games[0]?.champions[0]).toMatchObject({ userId: ada.id, scoreId: replaced });
    const { body: profile } = await node.request.get(`/api/users/${ada.username}`).expect(200);
    expect((profile as PublicProfile).championships[0]).toMatchObject({ gameId: game.id, scoreId: replaced });
    await removeScore(node, replaced);
    const { body: after } = await node.request.get(`/api/users/${ada.username}`).expect(200);
    expect((after as PublicProfile).championships[0]).not.toHaveProperty('scoreId');
  });

  it('is kept when it is the best again', async () => {
    await age(replaced, 8);
    await removeScore(node, best);
    await forget();
    expect(await stored(replaced)).toBe(true);
    const rows = await node.database.rows('SELECT replaced_at FROM recordings WHERE score_id = $1', [replaced]);
    expect(rows).toEqual([{ replaced_at: null }]);
  });

  it('is deleted with a removed score even if somebody has opened it', async () => {
    await recordingOf(replaced).expect(200);
    await removeScore(node, replaced);
    await age(replaced, 8);
    await forget();
    expect(await stored(replaced)).toBe(false);
  });
});

describe('a recording that a game has made itself', () => {
  const BYTES = Buffer.from('up up left').toString('base64');
  let made: MadeGame;
  let token: string;

  beforeEach(async () => {
    made = await makeGame(node.database, { launch: 'embed', gameUrl: 'https://games.example' });
    ({ token } = await makePlay(node.database, { game: made, player: ada }));
  });

  const play = (body: object) =>
    node.request
      .post('/api/scores')
      .auth(token, bearer)
      .send({ gameId: made.id, ...body });

  it('is kept with the best of a player, never checked, and given back as it was sent', async () => {
    const { body: sent } = await play({ score: 70, details: { log: `gg1:${BYTES}` } }).expect(200);
    expect(sent).toMatchObject({ verified: false });
    const { body: board } = await node.request.get(`/api/leaderboard?gameId=${made.id}`).expect(200);
    expect(board.entries).toEqual([expect.objectContaining({ id: sent.id, recorded: true })]);
    expect(board.entries[0]).not.toHaveProperty('verified');
    expect((await recordingOf(sent.id).expect(200)).body).toEqual({
      ...{ scoreId: sent.id, gameId: made.id, gameName: made.name, arcadeId: null, rulesVersion: 0, seed: null },
      ...{ log: BYTES, opening: null, answers: null, ticks: 0, score: 70, rank: 1, races: null },
      player: { id: ada.id, username: ada.username },
      createdAt: expect.any(String),
    });
    await forget();
    await recordingOf(sent.id).expect(200);
    await waitForBests(node.database);
    const { body: lower } = await play({ score: 60, details: { log: `gg1:${BYTES}` } }).expect(200);
    expectError(await recordingOf(lower.id), 'not_found');
  });

  it('has the value of a board of times', async () => {
    await node.database.rows(
      `INSERT INTO boards (game_id, slug, name, direction, kind, resets, accepts)
       VALUES ($1, 'laps', 'Laps', 'asc', 'time', '{}', 'plays')`,
      [made.id],
    );
    await node.app.get(Invalidations).publish('game', made.id);
    const { body: sent } = await play({ board: 'laps', score: 61_250, details: { log: `gg1:${BYTES}` } }).expect(200);
    expect((await recordingOf(sent.id).expect(200)).body).toMatchObject({
      score: 61_250,
      rank: null,
      format: { direction: 'asc', kind: 'time', decimals: 0, unit: null },
    });
  });

  it.each([
    ['an empty one', 'gg1:'],
    ['other text', 'gg1:up, up, left'],
    ['more than 11,900 bytes', `gg1:${Buffer.alloc(11_904).toString('base64')}`],
  ])('is refused as %s, without a score', async (_what, log) => {
    expectError(await play({ score: 70, details: { log } }), 'validation_failed', {
      details: ['details.log that begins with gg1: must be a recording of 1 to 11900 bytes as Base64'],
    });
    const { body: board } = await node.request.get(`/api/leaderboard?gameId=${made.id}`).expect(200);
    expect(board.total).toBe(0);
  });

  it('is not any other log', async () => {
    const { body: sent } = await play({ score: 70, details: { log: BYTES } }).expect(200);
    expectError(await recordingOf(sent.id), 'not_found');
  });
});
