import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { secretGame } from '@gamegeek/arcade/games.js';
import { Run } from '@gamegeek/arcade/run.js';
import { snakeGame } from '@gamegeek/arcade/snake/snake.game.js';
import { TURNS } from '@gamegeek/arcade/snake/board.js';
import type { RunAck, RunWatchers } from '@gamegeek/contracts/live/live-events.js';
import { LIVE_RUNS_TOPIC, runTopic } from '@gamegeek/contracts/live/run-topics.js';
import type { LiveRun, LiveRuns } from '@gamegeek/contracts/play/live-runs.schemas.js';
import type { RunReport } from '@gamegeek/contracts/play/run-report.js';
import type { RoundAnswer } from '@gamegeek/contracts/play/play.schemas.js';
import { applyRunChanges } from '@gamegeek/rules/live/live-runs.js';
import { LIVE_RUN_LIMITS } from '../../src/config/limits.js';
import { TODAY } from '../../src/core/database/database-time.js';
import { EventStream } from '../../src/core/events/event-stream.service.js';
import { LiveTopics } from '../../src/core/live/live-topics.service.js';
import { LiveRunsRepository } from '../../src/modules/play/live-runs/live-runs.repository.js';
import { PlayTokenFormat } from '../../src/modules/play/tokens/play-token.js';
import { makeGame, type MadeGame } from '../factories/game.factory.js';
import { makePlay, type MadePlay } from '../factories/play.factory.js';
import { makeRecording, RECORDED_SEED } from '../factories/recording.factory.js';
import { makeUser, type MadeUser } from '../factories/user.factory.js';
import { LiveClients, type LiveClient } from '../support/live-client.js';
import { startTwoNodes, type TwoNodes } from '../support/services/two-nodes.js';
import type { TestApp } from '../support/test-app.js';
import { TEST_SECRET } from '../support/test-secret.js';
import { until } from '../support/until.js';

const bearer = { type: 'bearer' } as const;
const UNKNOWN = { ok: false, code: 'unknown_topic' };

let nodes: TwoNodes;
let one: TestApp;
let two: TestApp;
let snake: MadeGame;
let ada: MadeUser;
let play: MadePlay;
let round: RoundAnswer;
let page: LiveClient;
const live = new LiveClients();
const limits = { ...LIVE_RUN_LIMITS };

beforeAll(async () => {
  nodes = await startTwoNodes();
  ({ one, two } = nodes);
  snake = await makeGame(nodes.database, { name: 'Neon Snake', launch: 'hosted', arcadeId: 'snake' });
});
beforeEach(async () => {
  LIVE_RUN_LIMITS.reportsPerSecond = Infinity;
  ada = await makeUser(nodes.database);
  play = await makePlay(nodes.database, { game: snake, player: ada });
  round = await startRound(play);
  page = await live.connect(one.url);
});
afterEach(() => {
  live.closeAll();
  jest.restoreAllMocks();
  Object.assign(LIVE_RUN_LIMITS, limits);
});
afterAll(() => nodes?.close());

const startRound = async ({ token }: MadePlay) =>
  (await one.request.post('/api/play/rounds').auth(token, bearer).expect(200)).body as RoundAnswer;

const report = (changes: Partial<RunReport> = {}, from = page): Promise<RunAck> =>
  from.socket
    .timeout(5_000)
    .emitWithAck('run', { token: play.token, round: round.round, state: 'playing', score: 0, ...changes });
const part = (log: string, at = 0, tick = 0) => ({ log: { at, append: log.slice(at), tick } });

/** What a spectator sees: the newest snapshot with all patches since. */
async function spectate(node: TestApp, sessionId = play.sessionId) {
  const client = await live.connect(node.url);
  const topic = runTopic(sessionId);
  let { seq, snapshot } = await client.watching(topic);
  const run = () =>
    client
      .patchesOf(topic)
      .filter(({ to }) => to > seq)
      .reduce<LiveRun>(applyRunChanges, snapshot);
  const again = async () => ({ seq, snapshot } = await client.watching(topic));
  await until(() => one.app.get(LiveTopics).watching(topic), Boolean);
  return { client, topic, run, again };
}

/** A run of the round, with some turns. */
function snakeRun(turns = 3) {
  const run = new Run(snakeGame, round.seed ?? 0);
  for (let turn = 0; turn < turns; turn++) {
    run.act(TURNS[turn % 2 === 0 ? 0 : 1] ?? 'up');
    for (let ticks = 0; ticks < 10; ticks++) run.tick();
  }
  return run;
}

describe('a run that somebody plays', () => {
  it('is seen by spectators on every node: seed and inputs, also by one who comes in the middle', async () => {
    expect(await report({ score: 3 })).toEqual({ ok: true, sessionId: play.sessionId, watching: 0, known: 0 });
    const first = await spectate(two);
    expect(first.run()).toMatchObject({
      ...{
        gameId: snake.id,
        gameName: 'Neon Snake',
        arcadeId: 'snake',
        seed: round.seed,
        opening: null,
        answers: null,
      },
      ...{ rulesVersion: snakeGame.version, player: { id: ada.id, username: ada.username }, log: '', score: 3 },
    });
    const { log } = snakeRun(3);
    const { log: longer, ticks } = snakeRun(8);
    expect(await report(part(log, 0, 30))).toMatchObject({ watching: 1, known: log.length });
    await until(first.run, ({ tick }) => tick === 30);
    const second = await spectate(one);
    expect(second.run()).toMatchObject({ log, tick: 30, state: 'playing' });
    await report({ ...part(longer, log.length, ticks), score: 12, state: 'paused' });
    for (const { run } of [first, second]) {
      expect(await until(run, ({ tick }) => tick === ticks)).toMatchObject({
        ...{ log: longer, score: 12, state: 'paused' },
      });
    }
    await until(first.run, ({ watching }) => watching === 2);
  });

  it('is reported with its inputs only while somebody watches: the page is told', async () => {
    const told: RunWatchers[] = [];
    page.socket.on('watchers', (watchers) => told.push(watchers));
    await report();
    const { client, topic } = await spectate(two);
    await until(
      () => told.at(-1)?.watching,
      (watching) => watching === 1,
    );
    await client.unwatch(topic);
    await until(
      () => told.at(-1)?.watching,
      (watching) => watching === 0,
    );
  });

  it('takes inputs that are late, doubled or out of order once, and starts over with another log', async () => {
    const [short, long] = [snakeRun(2).log, snakeRun(6).log];
    await report();
    const spectator = await spectate(one);
    // Something is missing in between.
    expect(await report(part(long, short.length, 60))).toMatchObject({ known: 0 });
    expect(await report(part(long, 0, 60))).toMatchObject({ known: long.length });
    expect(await report(part(short, 0, 20))).toMatchObject({ known: long.length });
    expect(await report(part(long, short.length, 60))).toMatchObject({ known: long.length });
    expect(await report({ log: { at: 2, append: '7Z', tick: 70 } })).toMatchObject({ known: long.length });
    expect(spectator.run()).toMatchObject({ log: long, tick: 60 });
    const changed = `${long.slice(0, -1)}L1U`;
    expect(await report({ log: { at: long.length - 1, append: 'L1U', tick: 70 } })).toMatchObject({
      known: changed.length,
    });
    expect(await until(spectator.run, ({ tick }) => tick === 70)).toMatchObject({ log: changed });
    const other = `${snakeGame.version}.1U`;
    expect(await report(part(other, 0, 5))).toMatchObject({ known: other.length });
    await until(
      () => spectator.client.resets,
      (resets) => resets.includes(spectator.topic),
    );
    await spectator.again();
    expect(spectator.run()).toMatchObject({ log: other, tick: 5 });
  });

  it('goes on with the next round in the same place, and ends when its player has left', async () => {
    await report(part(snakeRun().log, 0, 30));
    const spectator = await spectate(two);
    round = await startRound(play);
    await report();
    await until(
      () => spectator.client.resets,
      (resets) => resets.length > 0,
    );
    await spectator.again();
    expect(spectator.run()).toMatchObject({ seed: round.seed, log: '', tick: 0 });
    await one.request.post('/api/play/end').send({ token: play.token }).expect(204);
    expect(
      await until(
        () => spectator.client.watch(spectator.topic),
        ({ ok }) => !ok,
      ),
    ).toMatchObject(UNKNOWN);
  });

  it.each([
    ['the same node', () => one],
    ['another node', () => two],
  ])('goes on where it was after its page has lost the socket, at %s', async (_, next) => {
    const [short, { log, ticks }] = [snakeRun(2).log, snakeRun(6)];
    await report();
    const spectator = await spectate(two);
    await report(part(short, 0, 20));
    await until(spectator.run, ({ tick }) => tick === 20);
    page.socket.disconnect();
    page = await live.connect(next().url);
    expect(await report({ score: 5 })).toMatchObject({ known: short.length, watching: 1 });
    await report({ ...part(log, short.length - 1, ticks), score: 5 });
    expect(await until(spectator.run, ({ tick }) => tick === ticks)).toMatchObject({ log, score: 5 });
    expect(spectator.client.resets).toEqual([]);
  });

  it('ends at once when its player leaves, also after its page has moved to another node', async () => {
    await report();
    const spectator = await spectate(two);
    page.socket.disconnect();
    page = await live.connect(two.url);
    await report({ state: 'left' });
    await until(
      () => spectator.client.resets,
      (resets) => resets.length > 0,
    );
    expect(await spectator.client.watch(spectator.topic)).toMatchObject(UNKNOWN);
  });

  it('is complete for its spectators although its node was lost before it told them what it had stored', async () => {
    const [short, { log, ticks }] = [snakeRun(2).log, snakeRun(6)];
    await report();
    const spectator = await spectate(two);
    jest.spyOn(one.app.get(EventStream), 'publish').mockResolvedValueOnce(true);
    expect(await report(part(short, 0, 20))).toMatchObject({ known: short.length });
    page.socket.disconnect();
    page = await live.connect(two.url);
    await report();
    await report(part(log, short.length - 1, ticks));
    expect(await until(spectator.run, ({ tick }) => tick === ticks)).toMatchObject({ log });
  });

  it('is asked again for inputs that have not reached every node', async () => {
    const [short, { log, ticks }] = [snakeRun(2).log, snakeRun(6)];
    await report();
    const spectator = await spectate(two);
    jest.spyOn(one.app.get(EventStream), 'publishToAll').mockRejectedValueOnce(new Error('no answer of Redis'));
    expect(await report(part(short, 0, 20))).toMatchObject({ ok: true, known: 0 });
    await report(part(log, 0, ticks));
    expect(await until(spectator.run, ({ tick }) => tick === ticks)).toMatchObject({ log });
  });

  it('says the rank of a run that became a best of its player', async () => {
    await report({ state: 'over', score: 700 });
    const spectator = await spectate(two);
    await one.request.post('/api/scores').send({ gameId: snake.id, score: 700, apiKey: ada.apiKey });
    expect(await until(spectator.run, ({ rank }) => rank !== null)).toMatchObject({
      rank: 1,
      state: 'over',
      score: 700,
    });
  });

  it('of a game with hidden information shows its opening and what was answered, and no seed', async () => {
    const game = await makeGame(nodes.database, { launch: 'hosted', arcadeId: 'codes' });
    play = await makePlay(nodes.database, { game, player: ada });
    round = await startRound(play);
    await report();
    const spectator = await spectate(two);
    expect(spectator.run()).toMatchObject({ arcadeId: 'codes', seed: null, opening: round.opening, answers: [] });
    const answers = [];
    for (const [at, input] of ['0a', '0b'].entries()) {
      const guess = one.request.post('/api/play/rounds/guesses').auth(play.token, bearer);
      const { body } = await guess.send({ round: round.round, at, input }).expect(200);
      answers.push((body as { answer: object }).answer);
    }
    await report({ score: 40 });
    const log = secretGame('codes')?.version + '.0a0b';
    expect(await until(spectator.run, (run) => run.answers?.length === 2)).toMatchObject({ log, answers, score: 40 });
    page.socket.disconnect();
    page = await live.connect(two.url);
    await report({ score: 60 });
    expect(await until(spectator.run, ({ score }) => score === 60)).toMatchObject({ log, answers });
    expect(spectator.client.resets).toEqual([]);
  });

  it('proves nothing to others: its seed and inputs are no score of another player', async () => {
    await report();
    const spectator = await spectate(one);
    const run = snakeRun();
    while (!run.isOver) run.tick();
    await report({ ...part(run.log, 0, run.ticks), score: run.score });
    const seen = await until(spectator.run, ({ tick }) => tick === run.ticks);
    const eve = await makeUser(nodes.database);
    const own = await makePlay(nodes.database, { game: snake, player: eve });
    const { round: ownRound } = await startRound(own);
    const send = (round: string) =>
      one.request
        .post('/api/scores')
        .auth(own.token, bearer)
        .send({ gameId: snake.id, score: Math.max(seen.score, 1), round, details: { log: seen.log } });
    expect((await send(ownRound)).status).toBeGreaterThanOrEqual(400);
    expect((await send(round.round)).body).toMatchObject({ code: 'round_invalid' });
  });
});

describe('who may watch', () => {
  it('sees no name of a guest or a muted player', async () => {
    await nodes.database.rows(`UPDATE users SET muted_until = now() + interval '1 day' WHERE id = $1`, [ada.id]);
    await report();
    expect((await spectate(two)).run().player).toBeNull();
  });

  it('is nobody once the player has decided so, at once, until they decide otherwise', async () => {
    await report();
    const spectator = await spectate(two);
    const choose = (share_runs: boolean) =>
      two.request.put('/api/user/preferences').auth(ada.token, bearer).send({ share_runs }).expect(200);
    await choose(false);
    await until(
      () => spectator.client.resets,
      (resets) => resets.length > 0,
    );
    expect(await spectator.client.watch(spectator.topic)).toMatchObject(UNKNOWN);
    expect(await report()).toMatchObject({ ok: false, code: 'forbidden' });
    await choose(true);
    expect(await report()).toMatchObject({ ok: true });
  });

  it.each([
    ['the counted run of the daily', `UPDATE play_rounds SET day = current_date WHERE session_id = $1`],
    ['one that goes on after midnight', `UPDATE play_rounds SET day = current_date - 1 WHERE session_id = $1`],
    ['a race', `UPDATE play_rounds SET raced_score_id = 1 WHERE session_id = $1`],
    ['a session that is over', `UPDATE play_sessions SET ended_at = now() WHERE id = $1`],
    [
      'a game whose makers have blocked the player',
      `INSERT INTO game_blocks (game_id, user_id) SELECT game_id, user_id FROM play_sessions WHERE id = $1`,
    ],
  ])('is nobody in %s', async (_, change) => {
    await nodes.database.rows(change, [play.sessionId]);
    expect(await report()).toMatchObject({ ok: false, code: 'forbidden' });
    expect(await page.watch(runTopic(play.sessionId))).toMatchObject(UNKNOWN);
  });

  it('is nobody in a game that is hidden', async () => {
    const game = await makeGame(nodes.database, { launch: 'hosted', arcadeId: 'reversi' });
    play = await makePlay(nodes.database, { game, player: ada });
    round = await startRound(play);
    await nodes.database.rows('UPDATE games SET active = false WHERE id = $1', [game.id]);
    expect(await report()).toMatchObject({ ok: false, code: 'forbidden' });
  });

  it('is nobody for a round of another player', async () => {
    const eve = await makePlay(nodes.database, { game: snake, player: await makeUser(nodes.database) });
    expect(await report({ token: eve.token })).toMatchObject({ ok: false, code: 'forbidden' });
  });

  it('is at most so many on a node', async () => {
    await report();
    const { topic } = await spectate(one);
    const more = await live.connect(one.url);
    LIVE_RUN_LIMITS.watchers = 1;
    expect(await more.watch(topic)).toMatchObject({ ok: false, code: 'unavailable' });
    LIVE_RUN_LIMITS.watchers = limits.watchers;
    expect(await more.watch(topic)).toMatchObject({ ok: true });
  });

  it('keeps the place and gets every free one, however many ask at once', async () => {
    await report();
    const { topic, client } = await spectate(one);
    LIVE_RUN_LIMITS.watchers = 3;
    const others = await Promise.all(Array.from({ length: 5 }, () => live.connect(one.url)));
    const asked = others.map((other) => other.watch(topic));
    const again = Array.from({ length: 5 }, () => client.watch(topic));
    expect((await Promise.all(again)).map(({ ok }) => ok)).toEqual(Array(5).fill(true));
    expect((await Promise.all(asked)).filter(({ ok }) => ok)).toHaveLength(2);
  });
});

describe('the report of a run', () => {
  it.each([
    [{ token: 'ggp_forged' }, 'forbidden'],
    [{ token: 7 }, 'bad_request'],
    [{ round: null }, 'bad_request'],
    [{ state: 'won' }, 'bad_request'],
    [{ score: -1 }, 'bad_request'],
    [{ score: 1e300 }, 'bad_request'],
    [{ more: 1 }, 'bad_request'],
    [{ log: { at: 0, append: 'x'.repeat(4_001), tick: 0 } }, 'bad_request'],
    [{ log: { at: 0, append: '<script>', tick: 0 } }, 'bad_request'],
    [{ log: { at: 0.5, append: '', tick: 0 } }, 'bad_request'],
  ])('is refused with %j', async (wrong, code) => {
    expect(await report(wrong as unknown as Partial<RunReport>)).toMatchObject({ ok: false, code });
    expect(await page.watch(runTopic(play.sessionId))).toMatchObject(UNKNOWN);
  });

  it('with a token that has expired is not available, and goes on with a new token', async () => {
    const token = new PlayTokenFormat({ secret: TEST_SECRET });
    const held = token.read(play.token);
    if (!held) throw new Error('the token is not readable');
    const expired = token.sign({ ...held, expiresAt: Date.now() - 60_000 });
    expect(await report({ token: expired })).toMatchObject({ ok: false, code: 'unavailable' });
    expect(await report()).toMatchObject({ ok: true });
  });

  it('is taken four times a second at most', async () => {
    const sent: RunReport = { token: play.token, round: round.round, state: 'playing', score: 0 };
    LIVE_RUN_LIMITS.reportsPerSecond = limits.reportsPerSecond;
    const began = performance.now();
    const acks: RunAck[] = [];
    while (acks.length < 15) acks.push(await page.socket.emitWithAck('run', sent));
    const seconds = Math.ceil((performance.now() - began) / 1_000);
    const taken = acks.filter(({ ok }) => ok).length;
    expect(taken).toBeGreaterThanOrEqual(4);
    expect(taken).toBeLessThanOrEqual(4 * (seconds + 1));
    expect(acks.filter((ack) => !ack.ok && ack.code === 'rate_limited')).toHaveLength(15 - taken);
  });

  it('ends the connection of a page that floods; spectators keep the run, which goes on at the next one', async () => {
    const { log, ticks } = snakeRun();
    await report();
    const spectator = await spectate(two);
    await report(part(log, 0, ticks));
    for (let i = 0; i < 150; i++) void report().catch(() => undefined);
    await until(page.connected, (connected) => !connected);
    page = await live.connect(one.url);
    await report({ score: 9 });
    expect(await until(spectator.run, ({ score }) => score === 9)).toMatchObject({ log, tick: ticks });
  });

  it('of a run without a player is no topic', async () => {
    expect(await page.watch(runTopic(randomUUID()))).toMatchObject(UNKNOWN);
    expect(await page.watch('run:7')).toMatchObject(UNKNOWN);
  });
});

describe('the list of runs', () => {
  it('names the best recording of the last hour, for when nobody plays', async () => {
    await makeRecording(nodes.database, { player: ada, arcadeId: 'merge' });
    const viewer = await live.connect(two.url);
    const { snapshot } = await viewer.watching(LIVE_RUNS_TOPIC);
    const replay = () => (viewer.patchesOf(LIVE_RUNS_TOPIC) as LiveRuns[]).at(-1)?.replay ?? snapshot.replay;
    expect(await until(replay, (found) => found !== null)).toEqual({ scoreId: expect.any(Number), within: 'hour' });
  });

  it('names no recording of the daily before its day is over', async () => {
    const { scoreId, game } = await makeRecording(nodes.database, { player: ada, arcadeId: 'words' });
    const best = () => two.app.get(LiveRunsRepository).bestRecording();
    const rows = (text: string, ...values: unknown[]) => nodes.database.rows(text, values);
    await rows(`UPDATE recordings SET created_at = now() - interval '2 hours' WHERE score_id <> $1`, scoreId);
    await rows(`INSERT INTO dailies VALUES (${TODAY}, 1, $1, $2, now())`, game.id, RECORDED_SEED);
    expect((await best())?.scoreId).not.toBe(scoreId);
    await rows(`UPDATE dailies SET day = ${TODAY} - 1`);
    expect(await best()).toEqual({ scoreId, within: 'hour' });
  });

  it('has the best first, with their watchers, and loses those whose players have left', async () => {
    await report({ score: 10 });
    const eve = await makeUser(nodes.database);
    const other = await makePlay(nodes.database, { game: snake, player: eve });
    const { round: better } = await startRound(other);
    const second = await live.connect(two.url);
    await report({ token: other.token, round: better, score: 90 }, second);
    await spectate(two);
    const viewer = await live.connect(two.url);
    const { snapshot } = await viewer.watching(LIVE_RUNS_TOPIC);
    const list = () =>
      (viewer.patchesOf(LIVE_RUNS_TOPIC) as LiveRuns[])
        .reduce<LiveRuns>((_, changes) => changes, snapshot)
        .runs.filter(({ sessionId }) => [play.sessionId, other.sessionId].includes(sessionId));
    expect(await until(list, (runs) => runs.length === 2 && runs[1]?.watching === 1)).toEqual([
      expect.objectContaining({
        sessionId: other.sessionId,
        score: 90,
        player: { id: eve.id, username: eve.username },
      }),
      expect.objectContaining({ sessionId: play.sessionId, score: 10, gameId: snake.id, gameName: 'Neon Snake' }),
    ]);
    await report({ token: other.token, round: better, state: 'left' }, second);
    await until(list, (runs) => runs.length === 1);
  });
});
