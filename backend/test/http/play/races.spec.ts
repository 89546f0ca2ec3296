import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ArcadeGameId } from '@gamegeek/arcade/game.js';
import { seededRandom } from '@gamegeek/arcade/random.js';
import type { GuessAnswer, RoundAnswer } from '@gamegeek/contracts/play/play.schemas.js';
import { codeEngine } from '../../../../demo/engines/codes/code.engine.ts';
import { ScoreProofs } from '../../../src/modules/play/proofs/score-proofs.service.js';
import { makeGame, type MadeGame } from '../../factories/game.factory.js';
import { ageRounds, makePlay } from '../../factories/play.factory.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { playAsGuest } from '../../support/guest-plays.js';
import { expectError } from '../../support/http/expect-error.js';
import { removeScore } from '../../support/scores/remove-score.js';
import { waitForRanks } from '../../support/scores/wait-for-ranks.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

const bearer = { type: 'bearer' } as const;
const HOUR = 3_600_000;
const engine = (score: string) =>
  `data:text/javascript,${encodeURIComponent(`
    export const replay = (id, seed, log) => ({ score: ${score}, isOver: true, seconds: 0, achievements: [], ticks: 0 });
  `)}`;
/** Replays a log of `1.` and any text to the length of the text. */
const LENGTHS = engine('log.length - 2');
/** Replays a log to 7 points with one seed, which it names. */
const SEEDS = engine(`log === '1.' + seed ? 7 : 0`);

let node: TestApp;
let ada: MadeUser;
let bob: MadeUser;
/** A game whose runs have any score. */
let game: MadeGame;
/** A game whose runs depend on the seed. */
let snake: MadeGame;

beforeAll(async () => {
  node = await startTestApp();
  node.app.get(ScoreProofs).register('merge', LENGTHS);
  node.app.get(ScoreProofs).register('snake', SEEDS);
  await waitForRanks(node);
  [game, snake] = await Promise.all([arcadeGame('merge'), arcadeGame('snake')]);
});
beforeEach(async () => {
  [ada, bob] = await Promise.all([makeUser(node.database), makeUser(node.database)]);
});
afterAll(() => node?.close());

async function arcadeGame(id: ArcadeGameId): Promise<MadeGame> {
  const made = await makeGame(node.database, { launch: 'hosted', arcadeId: id });
  await node.database.rows(`UPDATE games SET accepts = 'plays', needs_round = true WHERE id = $1`, [made.id]);
  return made;
}

const tokenOf = async (player: MadeUser, { id } = game) =>
  (await makePlay(node.database, { game: { id }, player })).token;
const post = (path: string, token: string, body?: object) => node.request.post(path).auth(token, bearer).send(body);
const logOf = (score: number) => `1.${'x'.repeat(score)}`;

async function startRound(token: string): Promise<RoundAnswer> {
  return (await post('/api/play/rounds', token).expect(200)).body as RoundAnswer;
}

/** A recorded run of ada with this score. */
async function run(score: number): Promise<number> {
  const token = await tokenOf(ada);
  const { round } = await startRound(token);
  await ageRounds(node.database, round, HOUR);
  const sent = { gameId: game.id, score, round, details: { log: logOf(score) } };
  return ((await post('/api/scores', token, sent).expect(200)).body as { id: number }).id;
}

const begin = (scoreId: number | string, token: string) => post(`/api/scores/${scoreId}/races`, token);

async function raceRound(scoreId: number, token: string): Promise<RoundAnswer> {
  const round = (await begin(scoreId, token).expect(200)).body as RoundAnswer;
  await ageRounds(node.database, round.round, HOUR);
  return round;
}

async function race(scoreId: number, token: string, score: number) {
  const { round } = await raceRound(scoreId, token);
  return (await post('/api/play/races', token, { round, score, log: logOf(score) }).expect(200)).body as object;
}

const recordingOf = async (scoreId: number) =>
  (await node.request.get(`/api/scores/${scoreId}/recording`).expect(200)).body as { races: unknown; seed: unknown };
const scoresOf = ({ id }: MadeUser) => node.database.rows('SELECT id FROM scores WHERE user_id = $1', [id]);

describe('a race', () => {
  it('has the seed of the recorded run, and is won with more points', async () => {
    const id = await run(50);
    const token = await tokenOf(bob);
    const { seed, opening } = await raceRound(id, token);
    expect({ seed, opening }).toEqual({ seed: (await recordingOf(id)).seed, opening: null });
    expect(await race(id, token, 49)).toEqual({ score: 49, target: 50, won: false });
    expect(await race(id, token, 50)).toEqual({ score: 50, target: 50, won: false });
    expect(await race(id, token, 51)).toEqual({ score: 51, target: 50, won: true });
  });

  it('stores no score: the score route refuses its round, with any log', async () => {
    const id = await run(50);
    const token = await tokenOf(bob);
    const { round } = await raceRound(id, token);
    for (const score of [50, 51]) {
      const sent = { gameId: game.id, score, round, details: { log: logOf(score) } };
      expectError(await post('/api/scores', token, sent), 'round_invalid');
    }
    await post('/api/play/races', token, { round, score: 51, log: logOf(51) }).expect(200);
    expect(await scoresOf(bob)).toEqual([]);
    const guest = await playAsGuest(node, game.id);
    const { round: ofGuest } = await raceRound(id, guest.token);
    const sent = { gameId: game.id, score: 51, round: ofGuest, details: { log: logOf(51) } };
    expectError(await post('/api/scores', guest.token, sent), 'round_invalid');
  });

  it('counts each player once, guests too, with the best result, and not the player of the run', async () => {
    const id = await run(50);
    expect((await recordingOf(id)).races).toEqual({ racers: 0, winners: 0 });
    const token = await tokenOf(bob);
    for (const score of [40, 60, 30]) await race(id, token, score);
    const guest = await playAsGuest(node, game.id);
    await race(id, guest.token, 10);
    await race(id, await tokenOf(ada), 70);
    expect((await recordingOf(id)).races).toEqual({ racers: 2, winners: 1 });
    await node.request.delete('/api/user/guest-scores').set('Cookie', guest.cookie).expect(204);
    expect((await recordingOf(id)).races).toEqual({ racers: 1, winners: 1 });
  });

  it('is checked by a replay, and only its player can end it', async () => {
    const id = await run(50);
    const token = await tokenOf(bob);
    const { round } = await raceRound(id, token);
    expectError(await post('/api/play/races', token, { round, score: 51, log: logOf(52) }), 'not_reproduced');
    expectError(await post('/api/play/races', token, { round, score: 51 }), 'not_reproduced');
    const stranger = await tokenOf(await makeUser(node.database));
    expectError(await post('/api/play/races', stranger, { round, score: 51, log: logOf(51) }), 'round_invalid');
    expect((await recordingOf(id)).races).toEqual({ racers: 0, winners: 0 });
  });

  it('is not ended by a round that is none', async () => {
    const token = await tokenOf(bob);
    const { round } = await startRound(token);
    expectError(await post('/api/play/races', token, { round, score: 51, log: logOf(51) }), 'round_invalid');
  });

  it('does not begin against a run that is removed, of a deleted account, of other rules or of another game', async () => {
    const token = await tokenOf(bob);
    for (const id of ['0', 'x', '99999999999']) expectError(await begin(id, token), 'not_found');

    const removed = await run(50);
    const { round } = await raceRound(removed, token);
    await removeScore(node, removed);
    expectError(await begin(removed, token), 'not_found');
    expectError(await post('/api/play/races', token, { round, score: 51, log: logOf(51) }), 'not_found');

    const id = await run(60);
    expectError(await begin(id, await tokenOf(bob, snake)), 'wrong_game');
    await node.database.rows('UPDATE recordings SET rules_version = 99 WHERE score_id = $1', [id]);
    expectError(await begin(id, token), 'rules_gone');
    await node.database.rows('UPDATE recordings SET rules_version = 1 WHERE score_id = $1', [id]);
    await begin(id, token).expect(200);
    await post('/api/user/delete', ada.token, { password: ada.password }).expect(204);
    expectError(await begin(id, token), 'not_found');
  });

  it('is in the data of its player, and deleted with the account', async () => {
    const id = await run(50);
    await race(id, await tokenOf(bob), 60);
    const stored = () => node.database.rows('SELECT score::int FROM races WHERE player_id = $1', [bob.id]);
    expect(await stored()).toEqual([{ score: 60 }]);
    const { body } = await node.request.get('/api/user/export').auth(bob.token, bearer).expect(200);
    expect(body).toMatchObject({ races: [{ scoreId: id, score: 60 }] });
    await post('/api/user/delete', bob.token, { password: bob.password }).expect(204);
    expect(await stored()).toEqual([]);
    expect((await recordingOf(id)).races).toEqual({ racers: 0, winners: 0 });
  });

  it('of a game with hidden information is dealt the same secrets, which the server keeps to itself', async () => {
    const codes = await arcadeGame('codes');
    /** Plays a round by its answers, which nobody knows before. */
    const play = async (token: string, { round, opening }: RoundAnswer) => {
      const answer = async (at: number, input: string) => {
        const { body } = await post('/api/play/rounds/guesses', token, { round, at, input });
        return (body as GuessAnswer).answer;
      };
      return codeEngine.playRound?.({ opening, answer }, 1, seededRandom(4));
    };
    const token = await tokenOf(ada, codes);
    const first = await startRound(token);
    const recorded = await play(token, first);
    await ageRounds(node.database, first.round, HOUR);
    const sent = { gameId: codes.id, score: recorded?.score ?? 0, round: first.round };
    const { id } = (await post('/api/scores', token, sent).expect(200)).body as { id: number };

    const racer = await tokenOf(bob, codes);
    const second = (await begin(id, racer).expect(200)).body as RoundAnswer;
    expect(second).toMatchObject({ seed: null, opening: first.opening });
    const raced = await play(racer, second);
    // The same pilot is given the same answers.
    expect(raced?.log).toBe(recorded?.log);
    await ageRounds(node.database, second.round, HOUR);
    const { body } = await post('/api/play/races', racer, { round: second.round, score: raced?.score ?? 0 }).expect(
      200,
    );
    expect(body).toEqual({ score: recorded?.score, target: recorded?.score, won: false });
    expect(await scoresOf(bob)).toEqual([]);
  });
});

it('the log of a recorded run proves nothing in another round: each has a seed of its own', async () => {
  const theirs = await tokenOf(ada, snake);
  const { round, seed } = await startRound(theirs);
  const sent = { gameId: snake.id, score: 7, details: { log: `1.${seed}` } };
  await ageRounds(node.database, round, HOUR);
  await post('/api/scores', theirs, { ...sent, round }).expect(200);
  const token = await tokenOf(bob, snake);
  const copied = await startRound(token);
  await ageRounds(node.database, copied.round, HOUR);
  expectError(await post('/api/scores', token, { ...sent, round: copied.round }), 'not_reproduced');
});
