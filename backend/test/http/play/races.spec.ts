import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ArcadeGameId } from '@gamegeek/arcade/game.js';
import { seededRandom } from '@gamegeek/arcade/random.js';
import type { GuessAnswer, RoundAnswer } from '@gamegeek/contracts/play/play.schemas.js';
import {
  MOST_OPEN_CHALLENGES,
  type Challenge,
  type NewChallenge,
  type OwnChallenge,
} from '@gamegeek/contracts/challenges/challenges.schemas.js';
import type { InboxPage } from '@gamegeek/contracts/inbox/inbox.schemas.js';
import { codeEngine } from '../../../../demo/engines/codes/code.engine.ts';
import { ForgetChallengesJob } from '../../../src/modules/community/challenges/forget-challenges.job.js';
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

/** Gives the player what a guest has played. */
const claim = (player: MadeUser, cookie: string) =>
  node.request.post('/api/user/guest-scores/claim').auth(player.token, bearer).set('Cookie', cookie).expect(200);

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

describe('a challenge', () => {
  const make = (scoreId: number, by: MadeUser, body?: object) =>
    post(`/api/scores/${scoreId}/challenges`, by.token, body);

  async function challenge(scoreId: number, by: MadeUser, body?: object): Promise<string> {
    return ((await make(scoreId, by, body).expect(201)).body as NewChallenge).id;
  }

  const read = async (id: string) => (await node.request.get(`/api/challenges/${id}`).expect(200)).body as Challenge;
  const answersOf = async (id: string) =>
    (await read(id)).answers.map(({ player, score }) => [player?.username ?? null, score]);

  /** Ends a race of the challenge. */
  async function answer(id: string, scoreId: number, token: string, score: number) {
    const { round } = await raceRound(scoreId, token);
    return post(`/api/play/challenges/${id}/races`, token, { round, score, log: logOf(score) });
  }

  const end = (id: string, age = '0 days') =>
    node.database.rows(`UPDATE challenges SET ends_at = now() - $2::interval WHERE id = $1`, [id, age]);

  const noticesOf = async ({ token }: MadeUser) => {
    const { body } = await node.request.get('/api/user/inbox').auth(token, bearer).expect(200);
    return (body as InboxPage).notices;
  };

  it('lasts three days, and has the run, the challenger with the recorded score, and no answers yet', async () => {
    const scoreId = await run(50);
    const { body } = await make(scoreId, ada).expect(201);
    const { id, url, endsAt } = body as NewChallenge;
    expect(url).toBe(`${node.settings.publicUrl}/challenges/${id}`);
    expect(Math.abs(Date.parse(endsAt) - Date.now() - 72 * HOUR)).toBeLessThan(HOUR);
    const player = { id: ada.id, username: ada.username };
    expect(await read(id)).toEqual({
      id,
      run: { scoreId, gameId: game.id, gameName: game.name, player, score: 50, raceable: true },
      challenger: { ...player, score: 50 },
      opponent: null,
      ...{ answers: [], endsAt, over: false },
    });
  });

  it('counts the best race of each player, who may be a guest, the best first', async () => {
    const scoreId = await run(50);
    const id = await challenge(scoreId, ada);
    const token = await tokenOf(bob);
    const { body } = await answer(id, scoreId, token, 60);
    expect(body).toEqual({ score: 60, target: 50, won: true, counted: true });
    const guest = await playAsGuest(node, game.id);
    await answer(id, scoreId, guest.token, 70);
    expect(await answersOf(id)).toEqual([
      [null, 70],
      [bob.username, 60],
    ]);
    await answer(id, scoreId, token, 40);
    expect(await answersOf(id)).toContainEqual([bob.username, 60]);
    await answer(id, scoreId, token, 80);
    expect(await answersOf(id)).toEqual([
      [bob.username, 80],
      [null, 70],
    ]);
    expect((await recordingOf(scoreId)).races).toEqual({ racers: 2, winners: 2 });
    expect(await scoresOf(bob)).toEqual([]);
  });

  it('has what a guest has answered in the name of the player who claims the guest, once', async () => {
    const scoreId = await run(50);
    const id = await challenge(scoreId, ada);
    const guest = await playAsGuest(node, game.id);
    await answer(id, scoreId, guest.token, 70);
    await claim(bob, guest.cookie);
    expect(await answersOf(id)).toEqual([[bob.username, 70]]);
    await answer(id, scoreId, await tokenOf(bob), 60);
    expect(await answersOf(id)).toEqual([[bob.username, 70]]);
  });

  it('that is over counts no race any more: its results stay', async () => {
    const scoreId = await run(50);
    const id = await challenge(scoreId, ada);
    const token = await tokenOf(bob);
    await answer(id, scoreId, token, 60);
    await end(id);
    const { body } = await answer(id, scoreId, token, 90);
    expect(body).toEqual({ score: 90, target: 50, won: true, counted: false });
    expect(await read(id)).toMatchObject({ over: true, answers: [{ score: 60 }] });
    expect((await recordingOf(scoreId)).races).toEqual({ racers: 1, winners: 1 });
  });

  it('about the run of another player has the best race of the challenger, also of before', async () => {
    const scoreId = await run(50);
    const id = await challenge(scoreId, bob);
    expect((await read(id)).challenger).toEqual({ id: bob.id, username: bob.username, score: null });
    const token = await tokenOf(bob);
    await answer(id, scoreId, token, 60);
    expect(await read(id)).toMatchObject({ challenger: { score: 60 }, answers: [] });
    const rematch = await challenge(scoreId, bob, { username: ada.username });
    expect((await read(rematch)).challenger.score).toBe(60);
    await answer(rematch, scoreId, await tokenOf(ada), 55);
    expect(await answersOf(rematch)).toEqual([[ada.username, 55]]);
  });

  it('to a player is in the inbox of the player, and counts the races of no other', async () => {
    const scoreId = await run(50);
    const id = await challenge(scoreId, ada, { username: ` ${bob.username} ` });
    expect((await read(id)).opponent).toEqual({ id: bob.id, username: bob.username });
    expect(await noticesOf(bob)).toMatchObject([
      { kind: 'challenge', actor: { id: ada.id }, game: { id: game.id }, details: { challenge_id: id } },
    ]);
    const eve = await makeUser(node.database);
    const ofGuest = await playAsGuest(node, game.id);
    for (const token of [await tokenOf(eve), await tokenOf(ada), ofGuest.token]) {
      expect((await answer(id, scoreId, token, 90)).body).toMatchObject({ counted: false });
    }
    expect((await answer(id, scoreId, await tokenOf(bob), 60)).body).toMatchObject({ counted: true });
    expect(await answersOf(id)).toEqual([[bob.username, 60]]);
  });

  it.each(['the opponent', 'the challenger'])('sends no notice if %s has blocked the other', async (who) => {
    const scoreId = await run(50);
    const [blocker, blocked] = who === 'the opponent' ? [bob, ada] : [ada, bob];
    await node.request.put(`/api/users/${blocked.username}/block`).auth(blocker.token, bearer).expect(204);
    await challenge(scoreId, ada, { username: bob.username });
    expect(await noticesOf(bob)).toEqual([]);
  });

  it('sends no notice to a player who has turned invitations off', async () => {
    const scoreId = await run(50);
    await node.request.put('/api/user/preferences').auth(bob.token, bearer).send({ game_invites: false }).expect(200);
    await challenge(scoreId, ada, { username: bob.username });
    expect(await noticesOf(bob)).toEqual([]);
  });

  it('notifies the challenger of the first answer of each player with both results, and of no later one', async () => {
    const scoreId = await run(50);
    const id = await challenge(scoreId, ada);
    const token = await tokenOf(bob);
    await answer(id, scoreId, token, 40);
    const [first] = await noticesOf(ada);
    expect(first).toMatchObject({
      kind: 'challenge_answered',
      actor: { id: bob.id },
      game: { id: game.id },
      details: { challenge_id: id, score: 40, own_score: 50, reader: 'challenger' },
    });
    await answer(id, scoreId, token, 60);
    expect(await noticesOf(ada)).toEqual([first]);
    await node.request.delete(`/api/user/inbox/${first?.id}`).auth(ada.token, bearer).expect(204);
    await answer(id, scoreId, token, 80);
    expect(await noticesOf(ada)).toEqual([]);
    const eve = await makeUser(node.database);
    await answer(id, scoreId, await tokenOf(eve), 70);
    expect(await noticesOf(ada)).toMatchObject([{ actor: { id: eve.id }, details: { score: 70 } }]);
  });

  it('sends one notice if the end of a race is sent twice, also at once', async () => {
    const scoreId = await run(50);
    const id = await challenge(scoreId, ada);
    const token = await tokenOf(bob);
    const { round } = await raceRound(scoreId, token);
    const send = () =>
      post(`/api/play/challenges/${id}/races`, token, { round, score: 60, log: logOf(60) }).expect(200);
    await Promise.all([send(), send()]);
    const [notice, ...others] = await noticesOf(ada);
    expect(others).toEqual([]);
    await node.request.delete(`/api/user/inbox/${notice?.id}`).auth(ada.token, bearer).expect(204);
    await send();
    expect(await noticesOf(ada)).toEqual([]);
  });

  it('notifies the challenger once of the answers of guests', async () => {
    const scoreId = await run(50);
    const id = await challenge(scoreId, ada);
    for (const score of [60, 70]) {
      const guest = await playAsGuest(node, game.id);
      await answer(id, scoreId, guest.token, score);
    }
    expect(await noticesOf(ada)).toMatchObject([{ actor: null, details: { score: 60, own_score: 50 } }]);
  });

  it('to a player causes one notice for each: of the challenge, and of the answer', async () => {
    const scoreId = await run(50);
    const id = await challenge(scoreId, ada, { username: bob.username });
    await answer(id, scoreId, await tokenOf(bob), 60);
    expect((await noticesOf(bob)).map(({ kind }) => kind)).toEqual(['challenge']);
    expect((await noticesOf(ada)).map(({ kind }) => kind)).toEqual(['challenge_answered']);
  });

  it('to a player notifies the opponent who has answered when the challenger has a result as well', async () => {
    const scoreId = await run(50);
    const eve = await makeUser(node.database);
    const id = await challenge(scoreId, bob, { username: eve.username });
    await answer(id, scoreId, await tokenOf(eve), 60);
    expect(await noticesOf(bob)).toMatchObject([{ actor: { id: eve.id }, details: { score: 60, own_score: null } }]);
    await answer(id, scoreId, await tokenOf(bob), 40);
    expect(await noticesOf(eve)).toMatchObject([
      {
        kind: 'challenge_answered',
        actor: { id: bob.id },
        details: { challenge_id: id, score: 40, own_score: 60, reader: 'opponent' },
      },
      { kind: 'challenge' },
    ]);
    // The first result of the challenger is no news for an opponent without one.
    const next = await challenge(scoreId, eve, { username: bob.username });
    await answer(next, scoreId, await tokenOf(eve), 70);
    expect((await noticesOf(bob)).map(({ kind }) => kind)).toEqual(['challenge', 'challenge_answered']);
  });

  it('that is over sends no notice of a race', async () => {
    const scoreId = await run(50);
    const id = await challenge(scoreId, ada);
    await end(id);
    await answer(id, scoreId, await tokenOf(bob), 60);
    expect(await noticesOf(ada)).toEqual([]);
  });

  it.each(['answering player', 'challenger'])(
    'counts an answer without a notice if the %s has blocked the other',
    async (who) => {
      const scoreId = await run(50);
      const id = await challenge(scoreId, ada);
      const [blocker, blocked] = who === 'challenger' ? [ada, bob] : [bob, ada];
      await node.request.put(`/api/users/${blocked.username}/block`).auth(blocker.token, bearer).expect(204);
      expect((await answer(id, scoreId, await tokenOf(bob), 60)).body).toMatchObject({ counted: true });
      expect(await noticesOf(ada)).toEqual([]);
    },
  );

  it('notifies no challenger who has turned invitations off', async () => {
    const scoreId = await run(50);
    const id = await challenge(scoreId, ada);
    await node.request.put('/api/user/preferences').auth(ada.token, bearer).send({ game_invites: false }).expect(200);
    await answer(id, scoreId, await tokenOf(bob), 60);
    expect(await noticesOf(ada)).toEqual([]);
  });

  it('is not to oneself, to nobody, or about a run that cannot be raced', async () => {
    const scoreId = await run(50);
    expectError(await make(scoreId, ada, { username: ada.username }), 'validation_failed', {
      username: ['You cannot challenge yourself'],
    });
    expectError(await make(scoreId, ada, { username: 'nobody-of-that-name' }), 'not_found');
    expectError(await make(scoreId, ada, { username: 'a b' }), 'validation_failed', {
      username: ['Please enter the name of a player'],
    });
    expectError(await make(0, ada), 'not_found');
    await node.database.rows('UPDATE recordings SET rules_version = 99 WHERE score_id = $1', [scoreId]);
    expectError(await make(scoreId, ada), 'rules_gone');
    expect(await node.database.rows('SELECT id FROM challenges WHERE created_by = $1', [ada.id])).toEqual([]);
  });

  it('counts only races of its run', async () => {
    const [first, second] = [await run(50), await run(60)];
    const id = await challenge(first, ada);
    expectError(await answer(id, second, await tokenOf(bob), 70), 'round_invalid');
    expect((await recordingOf(second)).races).toEqual({ racers: 0, winners: 0 });
    expectError(await answer('00000000-0000-4000-8000-000000000000', first, await tokenOf(bob), 70), 'not_found');
    expect(await answersOf(id)).toEqual([]);
  });

  it('is gone with a removed score, a hidden game and a deleted account', async () => {
    const scoreId = await run(50);
    const [ofAda, ofBob] = [await challenge(scoreId, ada), await challenge(scoreId, bob, { username: ada.username })];
    const gone = async (id: string) => expectError(await node.request.get(`/api/challenges/${id}`), 'not_found');
    await node.database.rows('UPDATE games SET active = false WHERE id = $1', [game.id]);
    await gone(ofAda);
    await node.database.rows('UPDATE games SET active = true WHERE id = $1', [game.id]);
    await answer(ofAda, scoreId, await tokenOf(bob), 60);
    const { body } = await node.request.get('/api/user/export').auth(bob.token, bearer).expect(200);
    expect(body).toMatchObject({
      challenges: [{ id: ofBob, scoreId, opponent: ada.username }],
      challenge_answers: [{ challengeId: ofAda, score: 60 }],
    });
    await post('/api/user/delete', bob.token, { password: bob.password }).expect(204);
    expect(await answersOf(ofAda)).toEqual([]);
    await gone(ofBob);
    await removeScore(node, scoreId);
    await gone(ofAda);
    for (const id of ['x', '1', '00000000-0000-4000-8000-000000000000']) await gone(id);
  });

  it('is one of at most 20 that are open, and is deleted 90 days after its end', async () => {
    const scoreId = await run(50);
    const first = await challenge(scoreId, ada);
    await node.database.rows(
      `INSERT INTO challenges (id, score_id, created_by, ends_at)
       SELECT gen_random_uuid(), $1, $2, now() + interval '1 day' FROM generate_series(2, $3)`,
      [scoreId, ada.id, MOST_OPEN_CHALLENGES],
    );
    expectError(await make(scoreId, ada), 'quota_exceeded');
    await end(first);
    const last = await challenge(scoreId, ada);
    await end(first, '91 days');
    await end(last, '89 days');
    await node.app.get(ForgetChallengesJob).run();
    const left = await node.database.rows('SELECT id FROM challenges WHERE id IN ($1, $2)', [first, last]);
    expect(left).toEqual([{ id: last }]);
  });

  const own = (user: MadeUser, query = '') =>
    node.request.get(`/api/user/challenges${query}`).auth(user.token, bearer).expect(200);
  const ownOf = async (user: MadeUser) => (await own(user)).body as OwnChallenge[];
  const idsOf = async (user: MadeUser) => (await ownOf(user)).map(({ id }) => id);

  it('is listed for both players with both results: the best answer for the challenger, otherwise the own one', async () => {
    const scoreId = await run(50);
    const id = await challenge(scoreId, ada);
    expect(await ownOf(bob)).toEqual([]);
    const { answers, ...fields } = await read(id);
    expect(await ownOf(ada)).toEqual([{ ...fields, answer: null }]);
    await answer(id, scoreId, await tokenOf(bob), 60);
    const guest = await playAsGuest(node, game.id);
    await answer(id, scoreId, guest.token, 70);
    expect(await ownOf(ada)).toMatchObject([{ id, challenger: { score: 50 }, answer: { player: null, score: 70 } }]);
    expect(await ownOf(bob)).toMatchObject([{ id, answer: { player: { id: bob.id }, score: 60 } }]);
    await claim(bob, guest.cookie);
    expect(await ownOf(bob)).toMatchObject([{ id, answer: { player: { id: bob.id }, score: 70 } }]);
  });

  it('is listed for a player who has answered it as a guest only', async () => {
    const scoreId = await run(50);
    const id = await challenge(scoreId, ada);
    const guest = await playAsGuest(node, game.id);
    await answer(id, scoreId, guest.token, 70);
    await claim(bob, guest.cookie);
    expect(await idsOf(bob)).toEqual([id]);
  });

  it('is listed page by page while it is open, the first to end first, and after its end, the last ended first', async () => {
    const scoreId = await run(50);
    const [old, ended, later, sooner] = [
      await challenge(scoreId, ada),
      await challenge(scoreId, ada),
      await challenge(scoreId, ada, { username: bob.username }),
      await challenge(scoreId, bob, { username: ada.username }),
    ];
    await end(old, '2 days');
    await end(ended, '1 day');
    await end(sooner, '-1 day');
    await end(later, '-2 days');
    const ids = [sooner, later, ended, old];
    expect(await idsOf(ada)).toEqual(ids);
    const { body, headers } = await own(ada, '?page=2&limit=3');
    expect((body as OwnChallenge[]).map(({ id }) => id)).toEqual([old]);
    expect(headers['x-total-count']).toBe('4');
    expect(await idsOf(bob)).toEqual([sooner, later]);
  });

  it.each(['the opponent', 'the challenger'])(
    'is not listed for the opponent if %s has blocked the other',
    async (who) => {
      const scoreId = await run(50);
      const [made, got] = [await challenge(scoreId, bob), await challenge(scoreId, ada, { username: bob.username })];
      const [blocker, blocked] = who === 'the opponent' ? [bob, ada] : [ada, bob];
      await node.request.put(`/api/users/${blocked.username}/block`).auth(blocker.token, bearer).expect(204);
      expect(await idsOf(bob)).toEqual([made]);
      // That the other has blocked them does not show.
      expect(await idsOf(ada)).toEqual([got]);
    },
  );

  it('is not listed while its run is not shown', async () => {
    const scoreId = await run(50);
    const id = await challenge(scoreId, ada);
    expect(await idsOf(ada)).toEqual([id]);
    await removeScore(node, scoreId);
    const { body, headers } = await own(ada);
    expect(body).toEqual([]);
    expect(headers['x-total-count']).toBe('0');
  });
});
