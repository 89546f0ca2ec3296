import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MOVES } from '@gamegeek/arcade/merge/board.js';
import { mergeGame } from '@gamegeek/arcade/merge/merge.game.js';
import { pick, seededRandom } from '@gamegeek/arcade/random.js';
import { Run } from '@gamegeek/arcade/run.js';
import { makeGame, type MadeGame } from '../factories/game.factory.js';
import { ageRounds, makePlay, type MadePlay } from '../factories/play.factory.js';
import { makeUser, type MadeUser } from '../factories/user.factory.js';
import { startOwnServices, type OwnServices } from '../support/services/own-services.js';
import { startServer, type ServerProcess } from '../support/services/server-process.js';
import { until } from '../support/until.js';

let services: OwnServices;
let one: ServerProcess;
let two: ServerProcess;
let ada: MadeUser;
let game: MadeGame;
let play: MadePlay;

beforeAll(async () => {
  services = await startOwnServices();
  one = await startServer(services);
  two = await startServer(services);
  game = await makeGame(services.database);
});
beforeEach(async () => {
  ada = await makeUser(services.database);
  const [session] = await services.database.rows<{ id: number }>('SELECT id FROM sessions WHERE user_id = $1', [
    ada.id,
  ]);
  play = await makePlay(services.database, { game, player: ada, loginSessionId: session?.id });
});
afterAll(async () => {
  await Promise.all([one, two].map((server) => server?.kill()));
  await services?.remove();
});

interface Answer {
  taken: boolean;
  code?: string;
  rank?: number | null;
}

async function send({ url }: ServerProcess): Promise<Answer> {
  const answer = await fetch(`${url}/api/scores`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${play.token}` },
    body: JSON.stringify({ gameId: game.id, score: 7 }),
  });
  const { code, rank } = (await answer.json()) as Omit<Answer, 'taken'>;
  return { taken: answer.status === 200, code, rank };
}

/** Ends the login session that launched the play, on the first node. */
async function logOut(): Promise<void> {
  const { status } = await fetch(`${one.url}/api/auth/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ada.token}` },
  });
  expect(status).toBe(204);
}

const stored = () => services.database.rows('SELECT id FROM scores WHERE user_id = $1', [ada.id]);
const isRefused = ({ code }: Answer) => code === 'session_over';

describe('a play token whose session ended on another node', () => {
  it('is refused', async () => {
    expect(await send(two)).toMatchObject({ taken: true });
    await logOut();
    await until(() => send(two), isRefused);
  });

  it('is not accepted by a node that was frozen during the end', async () => {
    expect(await send(two)).toMatchObject({ taken: true });
    const before = await stored();
    two.signal('SIGSTOP');
    let answers: Promise<Answer[]>;
    try {
      await logOut();
      // They are queued in the sockets of the frozen node, before the message of the end.
      answers = Promise.all(Array.from({ length: 20 }, () => send(two)));
      const frozenAt = performance.now();
      await until(() => performance.now() - frozenAt > 2_000, Boolean);
    } finally {
      two.signal('SIGCONT');
    }
    // Calls of Redis and PostgreSQL may have timed out during the freeze.
    const isExpected = (answer: Answer) => isRefused(answer) || answer.code === 'unavailable';
    expect((await answers).filter((answer) => !isExpected(answer))).toEqual([]);
    await until(() => send(two), isRefused);
    expect(await stored()).toEqual(before);
  });

  describe('without Redis', () => {
    beforeAll(() => services.killRedis());
    afterAll(() => services.restartRedis('empty'));

    it('is accepted with rank null while it is open, and refused afterwards', async () => {
      expect(await send(one)).toMatchObject({ taken: true, rank: null });
      expect(await send(two)).toMatchObject({ taken: true, rank: null });
      await logOut();
      await until(() => send(two), isRefused);
    });
  });

  it('is refused at once by a node that starts afterwards', async () => {
    await logOut();
    const third = await startServer(services);
    try {
      expect(await send(third)).toMatchObject({ taken: false, code: 'session_over' });
    } finally {
      await third.kill();
    }
  });
});

it('the built server verifies a run of an arcade game and refuses a forged score', async () => {
  const hosted = await makeGame(services.database);
  await services.database.rows(
    `UPDATE games SET launch = 'hosted', accepts = 'plays', arcade_id = 'merge' WHERE id = $1`,
    [hosted.id],
  );
  const { token } = await makePlay(services.database, { game: hosted, player: ada });
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const post = async (path: string, body?: object) => {
    const answer = await fetch(`${one.url}${path}`, { method: 'POST', headers, body: body && JSON.stringify(body) });
    return (await answer.json()) as Record<string, unknown>;
  };
  const { round, seed } = (await post('/api/play/rounds')) as { round: string; seed: number };
  const run = new Run(mergeGame, seed);
  const random = seededRandom(1);
  while (!run.isOver) run.act(pick(random, MOVES));
  await ageRounds(services.database, round, run.seconds * 1_000);
  const score = { gameId: hosted.id, round, details: { log: run.log } };
  expect(await post('/api/scores', { ...score, score: run.score + 1 })).toMatchObject({ code: 'not_reproduced' });
  expect(await post('/api/scores', { ...score, score: run.score })).toMatchObject({
    status: 'accepted',
    verified: true,
  });
});
