import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ArcadeGameId } from '@gamegeek/arcade/game.js';
import { secretGame } from '@gamegeek/arcade/games.js';
import { ARCADE_METAS } from '@gamegeek/arcade/metas.js';
import { seededRandom } from '@gamegeek/arcade/random.js';
import type { GuessAnswer, RoundAnswer } from '@gamegeek/contracts/play/play.schemas.js';
import { engineOf } from '../../../../demo/engines/engines.ts';
import { keyedRandom } from '../../../src/modules/play/rounds/keyed-random.js';
import { makeGame, type MadeGame } from '../../factories/game.factory.js';
import { ageRounds, makePlay } from '../../factories/play.factory.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/http/expect-error.js';
import { waitForRanks } from '../../support/scores/wait-for-ranks.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

const bearer = { type: 'bearer' } as const;
const SECRET = ['words', 'dungeon', 'codes'] as const satisfies ArcadeGameId[];
/** Two inputs that codes allows at any time. */
const CODES = ['0a', '0b'] as const;
/** A word of the lists that no door hides. */
const WRONG = 'enxylem';
const HOUR = 3_600_000;
const NOT_ALLOWED = { input: ['The rules of the game do not allow this input now.'] };

let node: TestApp;
let ada: MadeUser;
const games = new Map<ArcadeGameId, MadeGame>();

beforeAll(async () => {
  node = await startTestApp();
  await waitForRanks(node);
  for (const id of [...SECRET, 'snake'] as const) {
    const game = await makeGame(node.database, { name: ARCADE_METAS[id].title });
    await node.database.rows(
      `UPDATE games SET launch = 'hosted', accepts = 'plays', needs_round = true, arcade_id = $1 WHERE id = $2`,
      [id, game.id],
    );
    games.set(id, game);
  }
});
beforeEach(async () => {
  ada = await makeUser(node.database);
});
afterAll(() => node?.close());

const gameOf = (id: ArcadeGameId): MadeGame => {
  const game = games.get(id);
  if (!game) throw new Error(`there is no game ${id}`);
  return game;
};
const rulesOf = (id: ArcadeGameId) => {
  const rules = secretGame(id);
  if (!rules) throw new Error(`${id} has no hidden information`);
  return rules;
};

const tokenFor = async (id: ArcadeGameId, player = ada) =>
  (await makePlay(node.database, { game: gameOf(id), player })).token;
const startRound = async (token: string, at: TestApp = node) =>
  (await at.request.post('/api/play/rounds').auth(token, bearer).expect(200)).body as RoundAnswer;
const guess = (token: string, body: { round: string; at: number; input: string }, at: TestApp = node) =>
  at.request.post('/api/play/rounds/guesses').auth(token, bearer).send(body);
const send = (token: string, id: ArcadeGameId, body: object) =>
  node.request
    .post('/api/scores')
    .auth(token, bearer)
    .send({ gameId: gameOf(id).id, ...body });

interface StoredRound {
  seed: Buffer;
  log: string;
}
async function stored(round: string): Promise<StoredRound> {
  const [row] = await node.database.rows<StoredRound>('SELECT seed, log FROM play_rounds WHERE id = $1', [
    round.slice('ggr_'.length),
  ]);
  if (!row) throw new Error('the round is not stored');
  return row;
}

/** Plays a round to its end like a bot; time passes as for the fastest player. */
async function playRound(id: ArcadeGameId, token: string, { round, opening }: RoundAnswer) {
  const answers: string[] = [];
  const answer = async (at: number, input: string) => {
    const { text, body } = await guess(token, { round, at, input }).expect(200);
    answers.push(text);
    return (body as GuessAnswer).answer;
  };
  const play = await engineOf(ARCADE_METAS[id].category)?.playRound?.({ opening, answer }, 1, seededRandom(4));
  if (!play) throw new Error('the bot has not finished the run');
  return { ...play, answers };
}

/** Loses three doors, which ends a run. */
async function loseWords(token: string, round: string): Promise<void> {
  for (let at = 0; at < 18; at += 1) await guess(token, { round, at, input: WRONG }).expect(200);
}

describe.each(SECRET)('a round of %s', (id) => {
  it('is played to its end by answers alone, and counts with the score of the stored log', async () => {
    const token = await tokenFor(id);
    const started = await startRound(token);
    const { round } = started;
    const { score, log, seconds } = await playRound(id, token, started);
    expect((await stored(round)).log).toBe(log);
    // Faster than any player.
    expectError(await send(token, id, { score, round }), 'too_fast');
    await ageRounds(node.database, round, Math.ceil(seconds * 1_000));
    expectError(await send(token, id, { score: score + 1, round }), 'not_reproduced');
    const { body } = await send(token, id, { score, round, details: { log: 'of another run' } }).expect(200);
    expect(body).toMatchObject({ status: 'accepted', verified: true });
    const { details } = rulesOf(id).replay(keyedRandom((await stored(round)).seed), log) ?? { details: {} };
    const earned = ARCADE_METAS[id].achievements.filter((one) => one.isReached({ score, details }));
    const rows = await node.database.rows<{ keys: string[] }>(
      'SELECT keys FROM score_achievements WHERE score_id = $1',
      [body.id],
    );
    expect(rows.flatMap(({ keys }) => keys).sort()).toEqual(earned.map((one) => one.id).sort());
  });

  it('keeps its seed on the server', async () => {
    const token = await tokenFor(id);
    const started = await startRound(token);
    expect(started.seed).toBeNull();
    const { answers, score, seconds } = await playRound(id, token, started);
    await ageRounds(node.database, started.round, Math.ceil(seconds * 1_000));
    const { text } = await send(token, id, { score, round: started.round }).expect(200);
    const { seed } = await stored(started.round);
    const everything = [JSON.stringify(started), ...answers, text].join('\n');
    for (const form of [seed.toString('hex'), seed.toString('base64'), String(seed.readUInt32BE(0))])
      expect(everything).not.toContain(form);
  });

  it('refuses the score of a run that is not over, and a log in place of the stored one', async () => {
    const token = await tokenFor(id);
    const { round } = await startRound(token);
    const { seed } = await stored(round);
    // What a cheat would need: a finished log for the secrets of this round.
    const run = rulesOf(id).deal(keyedRandom(seed));
    const bot = engineOf(ARCADE_METAS[id].category)?.play(1, 1);
    await ageRounds(node.database, round, HOUR);
    for (const log of [run.log, bot?.log])
      expectError(await send(token, id, { score: 10, round, details: { log } }), 'not_reproduced');
    expect(await node.database.rows('SELECT FROM scores WHERE user_id = $1', [ada.id])).toEqual([]);
  });
});

describe('an input', () => {
  let token: string;
  let round: string;

  beforeEach(async () => {
    token = await tokenFor('codes');
    ({ round } = await startRound(token));
  });

  it('is answered again when it is repeated, also after later ones', async () => {
    const [first, second] = CODES;
    const answered = await guess(token, { round, at: 0, input: first }).expect(200);
    await guess(token, { round, at: 1, input: second }).expect(200);
    const repeated = await guess(token, { round, at: 0, input: first }).expect(200);
    expect(repeated.body).toEqual(answered.body);
    expect((await stored(round)).log).toBe(`2.${first}${second}`);
  });

  it('cannot be taken back, replaced or left out', async () => {
    const [first, second] = CODES;
    await guess(token, { round, at: 0, input: first }).expect(200);
    for (const at of [0, 2])
      expectError(await guess(token, { round, at, input: second }), 'conflict', { at: ['The next input is at 1.'] });
    expect((await stored(round)).log).toBe(`2.${first}`);
  });

  it('sent fifty times at once is stored once, with one answer', async () => {
    const [input] = CODES;
    const answers = await Promise.all(Array.from({ length: 50 }, () => guess(token, { round, at: 0, input })));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect((await stored(round)).log).toBe(`2.${input}`);
  });

  it('wins alone against 49 others at the same place', async () => {
    const inputs = Array.from({ length: 50 }, (_, code) => code.toString(36).padStart(2, '0'));
    const answers = await Promise.all(inputs.map((input) => guess(token, { round, at: 0, input })));
    const winners = inputs.filter((_, index) => answers[index]?.status === 200);
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
    expect((await stored(round)).log).toBe(`2.${winners[0]}`);
  });

  it('is refused if the rules do not allow it', async () => {
    for (const input of ['a', '0a0a', 'crane'])
      expectError(await guess(token, { round, at: 0, input }), 'validation_failed', NOT_ALLOWED);
    for (const input of ['', '0A', 'x'.repeat(9), '<'])
      expectError(await guess(token, { round, at: 0, input }), 'validation_failed', {
        input: ['input must be one to eight lower-case letters or digits'],
      });
    expect((await stored(round)).log).toBe('2.');
    const dungeon = await tokenFor('dungeon');
    const started = await startRound(dungeon);
    const stairs = Number(started.opening?.stairs).toString(36).padStart(2, '0');
    // Beyond the floor, and a stone that is open.
    for (const input of ['zz', stairs])
      expectError(await guess(dungeon, { round: started.round, at: 0, input }), 'validation_failed', NOT_ALLOWED);
  });

  it('that is a word of no list is answered so, and neither stored nor counted', async () => {
    const words = await tokenFor('words');
    const started = await startRound(words);
    await guess(words, { round: started.round, at: 0, input: WRONG }).expect(200);
    const { log } = await stored(started.round);
    for (const input of ['enzzzzz', 'enzzzzz', 'enqqqqq']) {
      const { body } = await guess(words, { round: started.round, at: 1, input }).expect(200);
      expect(body).toEqual({ answer: { unknown: true } });
    }
    expect((await stored(started.round)).log).toBe(log);
    const { body } = await guess(words, { round: started.round, at: 1, input: WRONG }).expect(200);
    expect(body.answer).toHaveProperty('feedback');
    const late = await guess(words, { round: started.round, at: 1, input: 'enzzzzz' });
    expectError(late, 'conflict', { at: ['The next input is at 2.'] });
    // Another language than that of the run.
    expectError(
      await guess(words, { round: started.round, at: 2, input: 'deradio' }),
      'validation_failed',
      NOT_ALLOWED,
    );
  });

  it('is refused after the end of the run', async () => {
    const words = await tokenFor('words');
    const started = await startRound(words);
    await loseWords(words, started.round);
    expectError(
      await guess(words, { round: started.round, at: 18, input: 'encrane' }),
      'validation_failed',
      NOT_ALLOWED,
    );
  });

  it('is answered by a node that has just started', async () => {
    const [first, second] = CODES;
    const answered = await guess(token, { round, at: 0, input: first }).expect(200);
    const other = await startTestApp({ database: node.database });
    try {
      expect((await guess(token, { round, at: 0, input: first }, other).expect(200)).body).toEqual(answered.body);
      await guess(token, { round, at: 1, input: second }, other).expect(200);
    } finally {
      await other.close();
    }
    expect((await stored(round)).log).toBe(`2.${first}${second}`);
  });

  it('is refused in rounds that have ended, expired, or are of others, of other games or of other rules', async () => {
    const body = { at: 0, input: CODES[0] };
    const [snake, words] = [await tokenFor('snake'), await tokenFor('words')];
    const visible = await startRound(snake);
    expect(visible.seed).not.toBeNull();
    expectError(await guess(snake, { ...body, round: visible.round }), 'round_invalid');
    expectError(await guess(words, { ...body, round }), 'round_invalid');
    expectError(
      await guess(await tokenFor('codes', await makeUser(node.database)), { ...body, round }),
      'round_invalid',
    );
    const { round: next } = await startRound(token);
    expectError(await guess(token, { ...body, round }), 'round_invalid');
    await node.database.rows(`UPDATE play_rounds SET log = '1.' WHERE id = $1`, [next.slice('ggr_'.length)]);
    expectError(await guess(token, { ...body, round: next }), 'round_invalid');
    const { round: old } = await startRound(token);
    await ageRounds(node.database, old, 6 * HOUR);
    expectError(await guess(token, { ...body, round: old }), 'round_invalid');
  });

  it('counts for the player, and for an address on a limit of its own', async () => {
    const limits = {
      guess: { points: 6, duration: 60 },
      guessAddress: { points: 8, duration: 60 },
      addressBurst: { points: 4, duration: 60 },
    };
    const strict = await startTestApp({ database: node.database, limits, settings: { trustProxy: 1 } });
    const repeat = (by: string, of: string) =>
      guess(by, { round: of, at: 0, input: CODES[0] }, strict).set('X-Forwarded-For', '192.0.2.7');
    const bob = await tokenFor('codes', await makeUser(node.database));
    const { round: other } = await startRound(bob);
    try {
      for (let count = 0; count < 6; count += 1) await repeat(token, round).expect(200);
      expectError(await repeat(token, round), 'rate_limited');
      for (let count = 0; count < 2; count += 1) await repeat(bob, other).expect(200);
      expectError(await repeat(bob, other), 'rate_limited');
    } finally {
      await strict.close();
    }
  });
});

describe('a run that was left', () => {
  const resume = (token: string, round: string) =>
    node.request.post('/api/play/rounds/resume').auth(token, bearer).send({ round });

  it.each(SECRET)(
    'of %s goes on in another session of the player, with all answers so far and no secret',
    async (id) => {
      const token = await tokenFor(id);
      const started = await startRound(token);
      const { answers, log } = await playRound(id, token, started);
      const { body } = await resume(await tokenFor(id), started.round).expect(200);
      expect(body.opening).toEqual(started.opening);
      const inputs = (rulesOf(id).decode(log) ?? []).map((input) => rulesOf(id).write(input));
      const given = answers.map((text) => (JSON.parse(text) as GuessAnswer).answer);
      expect(body.answered).toEqual(inputs.map((input, at) => ({ input, answer: given[at] })));
    },
  );

  it('takes the next input after those that were answered', async () => {
    const [first, second] = CODES;
    const token = await tokenFor('codes');
    const { round } = await startRound(token);
    await guess(token, { round, at: 0, input: first }).expect(200);
    const later = await tokenFor('codes');
    const { body } = await resume(later, round).expect(200);
    await guess(later, { round, at: body.answered.length, input: second }).expect(200);
    expect((await stored(round)).log).toBe(`2.${first}${second}`);
  });

  it('is refused to others, after the next one of its session, after six hours, and in games whose seed is known', async () => {
    const token = await tokenFor('codes');
    const { round } = await startRound(token);
    expectError(await resume(await tokenFor('codes', await makeUser(node.database)), round), 'round_invalid');
    expectError(await resume(await tokenFor('words'), round), 'round_invalid');
    const { round: next } = await startRound(token);
    expectError(await resume(token, round), 'round_invalid');
    await ageRounds(node.database, next, 6 * HOUR);
    expectError(await resume(token, next), 'round_invalid');
    const snake = await tokenFor('snake');
    expectError(await resume(snake, (await startRound(snake)).round), 'round_invalid');
  });
});

describe('a script', () => {
  it('gains nothing from twenty rounds: it sees no secrets, and all but the last have ended', async () => {
    const token = await tokenFor('codes');
    const rounds: RoundAnswer[] = [];
    for (let count = 0; count < 20; count += 1) rounds.push(await startRound(token));
    for (const { seed, opening } of rounds) expect({ seed, opening }).toEqual({ seed: null, opening: null });
    const tries = await Promise.all(rounds.map(({ round }) => guess(token, { round, at: 0, input: CODES[0] })));
    expect(tries.map(({ status }) => status)).toEqual([...Array<number>(19).fill(400), 200]);
  });
});

describe('a guest', () => {
  it('who signs up in the middle of a run goes on with it, and the run counts for the account', async () => {
    const game = gameOf('words');
    const launch = (cookie?: string) => {
      const request = node.request.post(`/api/games/${game.id}/launches`).send({ as: 'guest' });
      return cookie ? request.set('Cookie', cookie) : request;
    };
    const launched = await launch().expect(201);
    const cookie = String(launched.headers['set-cookie']?.[0]).split(';')[0] ?? '';
    const opened = await node.request.post('/api/play/sessions').send({ ticket: launched.body.ticket }).expect(201);
    const guest = String(opened.body.token);
    const { round } = await startRound(guest);
    const { seed } = await stored(round);
    // One door is opened, so that the run has a score.
    const run = rulesOf('words').deal(keyedRandom(seed));
    const secret = secretWord(seed);
    run.ask(rulesOf('words').read(secret));
    await guess(guest, { round, at: 0, input: secret }).expect(200);
    const own = await tokenFor('words');
    expectError(await guess(own, { round, at: 1, input: WRONG }), 'round_invalid');
    await node.request.post('/api/user/guest-scores/claim').auth(ada.token, bearer).set('Cookie', cookie).expect(200);
    for (let at = 1; !run.isOver; at += 1) {
      run.ask(rulesOf('words').read(WRONG));
      await guess(own, { round, at, input: WRONG }).expect(200);
    }
    await ageRounds(node.database, round, HOUR);
    const { body } = await send(own, 'words', { score: run.score, round }).expect(200);
    expect(body).toMatchObject({ status: 'accepted', verified: true, userId: ada.id, score: 80 });
  });

  it('gets a verified best', async () => {
    const launched = await node.request.post(`/api/games/${gameOf('codes').id}/launches`).send({ as: 'guest' });
    const opened = await node.request.post('/api/play/sessions').send({ ticket: launched.body.ticket }).expect(201);
    const token = String(opened.body.token);
    const started = await startRound(token);
    const { score, seconds } = await playRound('codes', token, started);
    await ageRounds(node.database, started.round, Math.ceil(seconds * 1_000));
    const { body } = await send(token, 'codes', { score, round: started.round }).expect(200);
    expect(body).toMatchObject({ status: 'guest', verified: true, score });
  });
});

/** The input that opens the first door. */
function secretWord(seed: Buffer): string {
  const rules = rulesOf('words');
  const run = rules.deal(keyedRandom(seed));
  const answers = Array.from({ length: 6 }, () => run.ask(rules.read(WRONG)));
  return `en${String(answers.at(-1)?.secret)}`;
}
