import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { BOARD_WINDOW } from '@gamegeek/contracts/live/live-events.js';
import { BOARD_ROWS, type BoardRows } from '@gamegeek/contracts/live/watch-options.js';
import { gameTopic, leaderboardTopic, ME_TOPIC, type LeaderboardTopic } from '@gamegeek/contracts/live/topics.js';
import { makeGame } from '../factories/game.factory.js';
import { makePlayers, makeUser, type MadeUser } from '../factories/user.factory.js';
import { BoardWatcher } from '../support/scores/board-watcher.js';
import { insertUnpublishedScores } from '../support/scores/unpublished-scores.js';
import { LiveClients } from '../support/live-client.js';
import { removeScore, restoreScore } from '../support/scores/remove-score.js';
import { Seeded } from '../support/seeded.js';
import type { TestApp } from '../support/test-app.js';
import { trueBoard, trueTotals } from '../support/scores/true-board.js';
import { startTwoNodes, type TwoNodes } from '../support/services/two-nodes.js';
import { until } from '../support/until.js';

let nodes: TwoNodes;
let both: TestApp[];
let players: MadeUser[];
const watchers: BoardWatcher[] = [];
const clients = new LiveClients();

beforeAll(async () => {
  nodes = await startTwoNodes({ settings: { limits: false } });
  both = [nodes.one, nodes.two];
  players = await Promise.all(Array.from({ length: 12 }, () => makeUser(nodes.database)));
});
afterEach(() => {
  clients.closeAll();
  for (const watcher of watchers.splice(0)) watcher.close();
});
afterAll(() => nodes?.close());

function watch(node: TestApp, topic: LeaderboardTopic, rows?: BoardRows): BoardWatcher {
  const watcher = new BoardWatcher(node.url, topic, rows);
  watchers.push(watcher);
  return watcher;
}

const bearer = { type: 'bearer' } as const;
const copyOf = ({ entries, total }: BoardWatcher) => ({ entries, total });

/** All copies equal the board of the database's scores, and no sequence number decreased. */
async function expectCorrect(gameId: number, all: BoardWatcher[]): Promise<void> {
  const truth = await trueBoard(nodes.database, gameId);
  const due = ({ rows = BOARD_WINDOW }: BoardWatcher) => ({ ...truth, entries: truth.entries.slice(0, rows) });
  const wrong = () => all.filter((watcher) => !watcher.ready || !same(copyOf(watcher), due(watcher))).length;
  await until(wrong, (count) => count === 0).catch(() => {
    for (const watcher of all) expect(copyOf(watcher)).toEqual(due(watcher));
  });
  expect(all.flatMap(({ stepsBack }) => stepsBack)).toEqual([]);
}

const same = (a: unknown, b: unknown) => canonical(a) === canonical(b);
const canonical = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

describe('a copy that follows the protocol', () => {
  it.each([1, 20_261_120, 77])('equals the board of the database after scores on any node (seed %i)', async (seed) => {
    const random = new Seeded(seed);
    const gameId = (await makeGame(nodes.database)).id;
    const topics = [leaderboardTopic(gameId, 'all'), leaderboardTopic(gameId, 'week')];
    const numbers = [undefined, 10] as const;
    const all = both.flatMap((node) => topics.flatMap((topic) => numbers.map((rows) => watch(node, topic, rows))));

    const sendOne = async () => {
      const { apiKey } = random.pick(players);
      const score = random.between(1, 40); // few values, for many ties
      await random.pick(both).request.post('/api/scores').send({ gameId, score, apiKey }).expect(200);
    };
    const sendBatch = async () => {
      const { apiKey } = random.pick(players);
      const scores = Array.from({ length: random.between(1, 8) }, () => ({ gameId, score: random.between(1, 60) }));
      await random.pick(both).request.post('/api/scores/batch').send({ apiKey, scores }).expect(200);
    };
    for (let wave = 0; wave < 12; wave += 1) {
      const sending = Array.from({ length: random.between(1, 20) }, () =>
        random.next() < 0.8 ? sendOne() : sendBatch(),
      );
      // Some start during it, some lose their connection and reconnect.
      if (random.next() < 0.6) all.push(watch(random.pick(both), random.pick(topics), random.pick(BOARD_ROWS)));
      // Changes the number of rows.
      if (random.next() < 0.5) random.pick(all).change(random.pick(BOARD_ROWS));
      // Sockets that are connecting would run into their timeout.
      const lost = random.next() < 0.4 ? random.pick(all).socket : undefined;
      if (lost?.connected) lost.io.engine?.close();
      await Promise.all(sending);
    }
    await expectCorrect(gameId, all);
    const { rank, ...row } = (await trueBoard(nodes.database, gameId)).entries[0] ?? { rank: 0 };
    expect(rank).toBe(1);
    for (const node of both) {
      const { body } = await node.request.get(`/api/leaderboard?gameId=${gameId}&limit=1`).expect(200);
      expect(body.entries).toEqual([{ rank, ...row }]);
    }
  });

  it('is correct with far more players than rows', async () => {
    const random = new Seeded(5);
    const gameId = (await makeGame(nodes.database)).id;
    const crowd = await makePlayers(nodes.database, 150);
    const all = both.flatMap((node) => BOARD_ROWS.map((rows) => watch(node, leaderboardTopic(gameId, 'all'), rows)));
    await until(() => all.every(({ ready }) => ready), Boolean);
    // Scores of players without keys go through the relay: rows in the database, and an outbox event.
    for (let part = 0; part < 5; part += 1) {
      const scorers = crowd.slice(part * 30, part * 30 + 30);
      await insertUnpublishedScores(
        nodes.database,
        gameId,
        scorers.map(({ id }) => ({ id, score: random.between(1, 25) })),
      );
      await Promise.all(
        players.map(({ apiKey }) =>
          random
            .pick(both)
            .request.post('/api/scores')
            .send({ gameId, score: random.between(1, 30), apiKey })
            .expect(200),
        ),
      );
    }
    await expectCorrect(gameId, all);
    expect(all.map(({ entries }) => entries.length)).toEqual([10, 100, 10, 100]);
    expect(all.map(({ total }) => total)).toEqual([162, 162, 162, 162]);
  });

  it('is correct for 200 watchers that reconnect while scores arrive', async () => {
    const random = new Seeded(9);
    const gameId = (await makeGame(nodes.database)).id;
    const all = Array.from({ length: 200 }, (_, index) =>
      watch(both[index % 2] ?? nodes.one, leaderboardTopic(gameId, 'all')),
    );
    await until(() => all.every(({ ready }) => ready), Boolean);
    const sending = Promise.all(
      Array.from({ length: 60 }, () =>
        random
          .pick(both)
          .request.post('/api/scores')
          .send({ gameId, score: random.between(1, 1_000), apiKey: random.pick(players).apiKey })
          .expect(200),
      ),
    );
    for (const { socket } of all) socket.io.engine?.close();
    await sending;
    await until(() => all.every(({ ready, starts }) => ready && starts > 1), Boolean);
    await expectCorrect(gameId, all);
  });
});

describe('a removed score', () => {
  const send = async (node: TestApp, { apiKey }: MadeUser, gameId: number, score: number) => {
    const { body } = await node.request.post('/api/scores').send({ gameId, score, apiKey }).expect(200);
    return Number(body.id);
  };

  const creditsOf = async ({ token }: MadeUser) =>
    (await nodes.one.request.get('/api/user/credits').auth(token, bearer).expect(200)).body.credits;
  const totals = (all: BoardWatcher[], { id }: MadeUser) =>
    all.map(({ entries }) => entries.find(({ userId }) => userId === id)?.score);
  const isEverywhere = (total: number | undefined) => (seen: (number | undefined)[]) =>
    seen.every((each) => each === total);

  it('disappears from boards and totals of all nodes, with what it had unlocked, until it is restored', async () => {
    const [ada, bob] = [await makeUser(nodes.database), await makeUser(nodes.database)];
    const gameId = (await makeGame(nodes.database)).id;
    await send(nodes.one, ada, gameId, 40);
    const best = await send(nodes.two, ada, gameId, 5_000_000);
    const onlyOne = await send(nodes.one, bob, gameId, 900);
    const periods = ['all', 'week'] as const;
    const boards = both.flatMap((node) =>
      periods.flatMap((period) => BOARD_ROWS.map((rows) => watch(node, leaderboardTopic(gameId, period), rows))),
    );
    const global = both.flatMap((node) => periods.map((period) => watch(node, leaderboardTopic('global', period))));
    await until(() => totals(global, ada), isEverywhere(5_000_000));
    await until(() => creditsOf(ada), (credits) => credits === 60); // prettier-ignore
    const page = await clients.connect(nodes.two.url, { token: ada.token });
    await page.watching(ME_TOPIC);
    await page.watching(gameTopic(gameId));

    await removeScore(nodes.one, best);
    await removeScore(nodes.two, onlyOne);
    await expectCorrect(gameId, boards);
    expect(boards.every(({ resets }) => resets > 0)).toBe(true);
    for (const node of both) {
      const { body } = await node.request.get(`/api/leaderboard?gameId=${gameId}`).expect(200);
      expect(body).toMatchObject({ total: 1, entries: [{ userId: ada.id, score: 40 }] });
    }
    await until(() => totals(global, ada), isEverywhere(40));
    await until(() => totals(global, bob), isEverywhere(undefined));
    // The pages of player and game are loaded again.
    expect(new Set(page.resets)).toEqual(new Set([gameTopic(gameId), ME_TOPIC]));
    expect((await page.watching(gameTopic(gameId))).snapshot.player_count).toBe(1);
    await until(
      () => page.patchesOf(ME_TOPIC).findLast(({ stats }) => stats)?.stats,
      (stats) => stats?.totalScore === 40 && stats.credits === 10 && stats.achievementsCompleted === 1,
    );
    expect(await creditsOf(ada)).toBe(10);
    const { body: game } = await nodes.two.request.get(`/api/games/${gameId}`).expect(200);
    expect(game.player_count).toBe(1);
    const { body: profile } = await nodes.two.request.get(`/api/users/${bob.username}`).expect(200);
    expect(profile).toMatchObject({ bests: [], stats: { totalScore: 0, gamesPlayed: 0 } });

    await restoreScore(nodes.two, best);
    await expectCorrect(gameId, boards);
    await until(() => totals(global, ada), isEverywhere(5_000_000));
    await until(() => creditsOf(ada), (credits) => credits === 60); // prettier-ignore
  });

  it.each([3, 20_261_121])('disappears from every copy, also while others arrive (seed %i)', async (seed) => {
    const random = new Seeded(seed);
    const gameId = (await makeGame(nodes.database)).id;
    const all = both.flatMap((node) => BOARD_ROWS.map((rows) => watch(node, leaderboardTopic(gameId, 'all'), rows)));
    const stored: number[] = [];
    for (let wave = 0; wave < 8; wave += 1) {
      const sending = Array.from({ length: random.between(1, 12) }, async () =>
        stored.push(await send(random.pick(both), random.pick(players), gameId, random.between(1, 60))),
      );
      const leaving = stored.splice(0, random.between(0, 5));
      await Promise.all([...sending, ...leaving.map((id) => removeScore(random.pick(both), id))]);
    }
    // Long enough for a score at the same moment as the removal of a better one.
    await expectCorrect(gameId, all);
  });
});

it('leaves totals on the global board that are the sums of the bests', async () => {
  const watcher = watch(nodes.two, leaderboardTopic('global', 'all'));
  await until(() => watcher.ready, Boolean);
  const truth = await trueTotals(nodes.database);
  const rowOf = new Map(truth.map((row) => [row.userId, row]));
  const wrong = () =>
    watcher.entries.filter(({ userId, score, rank }, place) => {
      const row = rowOf.get(userId);
      return row?.score !== score || row.rank !== rank || truth[place]?.score !== score;
    });
  await until(wrong, (rows) => rows.length === 0 && watcher.total === truth.length);
});
