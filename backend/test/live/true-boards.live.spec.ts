import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { leaderboardTopic, type LeaderboardTopic } from '@gamegeek/contracts/live/topics.js';
import { makeGame } from '../factories/game.factory.js';
import { makePlayers, makeUser, type MadeUser } from '../factories/user.factory.js';
import { BoardWatcher } from '../support/board-watcher.js';
import { Seeded } from '../support/seeded.js';
import type { TestApp } from '../support/test-app.js';
import { trueBoard, trueTotals } from '../support/true-board.js';
import { startTwoNodes, type TwoNodes } from '../support/two-nodes.js';
import { until } from '../support/until.js';

let nodes: TwoNodes;
let both: TestApp[];
let players: MadeUser[];
const watchers: BoardWatcher[] = [];

beforeAll(async () => {
  nodes = await startTwoNodes({ settings: { limits: false } });
  both = [nodes.one, nodes.two];
  players = await Promise.all(Array.from({ length: 12 }, () => makeUser(nodes.database)));
}, 30_000);
afterEach(() => {
  for (const watcher of watchers.splice(0)) watcher.close();
});
afterAll(() => nodes?.close());

function watch(node: TestApp, topic: LeaderboardTopic): BoardWatcher {
  const watcher = new BoardWatcher(node.url, topic);
  watchers.push(watcher);
  return watcher;
}

const copyOf = ({ entries, total }: BoardWatcher) => ({ entries, total });

/** Everybody holds what the database's scores say, and nobody ever saw a sequence number go back. */
async function expectRight(gameId: number, all: BoardWatcher[], within = 5_000): Promise<void> {
  const truth = await trueBoard(nodes.database, gameId);
  const wrong = () => all.filter((watcher) => !watcher.ready || !same(copyOf(watcher), truth)).length;
  await until(wrong, (count) => count === 0, within).catch(() => {
    for (const watcher of all) expect(copyOf(watcher)).toEqual(truth);
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

describe('a copy that is kept by the rules of the contract', () => {
  it.each([1, 20_261_120, 77])(
    'ends with exactly the board of the database, whoever scores where (seed %i)',
    async (seed) => {
      const random = new Seeded(seed);
      const gameId = (await makeGame(nodes.database)).id;
      const topics = [leaderboardTopic(gameId, 'all'), leaderboardTopic(gameId, 'week')];
      const all = both.flatMap((node) => topics.map((topic) => watch(node, topic)));

      const sendOne = async () => {
        const { apiKey } = random.pick(players);
        const score = random.between(1, 40); // few values, so that many are equal
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
        // Some come in the middle of it, some lose their connection and come back.
        if (random.next() < 0.6) all.push(watch(random.pick(both), random.pick(topics)));
        // (One that is still connecting would only wait for its time to be over.)
        const lost = random.next() < 0.4 ? random.pick(all).socket : undefined;
        if (lost?.connected) lost.io.engine?.close();
        await Promise.all(sending);
      }
      await expectRight(gameId, all);
      const { rank, ...row } = (await trueBoard(nodes.database, gameId)).entries[0] ?? { rank: 0 };
      expect(rank).toBe(1);
      for (const node of both) {
        const { body } = await node.request.get(`/api/leaderboard?gameId=${gameId}&limit=1`).expect(200);
        expect(body.entries).toEqual([{ rank, ...row }]);
      }
    },
    30_000,
  );

  it('is right with far more players than a board shows, and keeps to its hundred rows', async () => {
    const random = new Seeded(5);
    const gameId = (await makeGame(nodes.database)).id;
    const crowd = await makePlayers(nodes.database, 150);
    const all = both.map((node) => watch(node, leaderboardTopic(gameId, 'all')));
    await until(() => all.every(({ ready }) => ready), Boolean);
    // A player without a key scores by a relay: rows in the database, and an event that a crash left behind.
    for (let part = 0; part < 5; part += 1) {
      const scorers = crowd.slice(part * 30, part * 30 + 30);
      await leaveBehind(
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
    await expectRight(gameId, all);
    expect(all[0]?.entries).toHaveLength(100);
    expect(all[0]?.total).toBe(162);
  }, 20_000);

  it('is right for all of 200 who lose their connection at once while scores come in', async () => {
    const random = new Seeded(9);
    const gameId = (await makeGame(nodes.database)).id;
    const all = Array.from({ length: 200 }, (_, index) =>
      watch(both[index % 2] ?? nodes.one, leaderboardTopic(gameId, 'all')),
    );
    await until(() => all.every(({ ready }) => ready), Boolean, 15_000);
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
    await until(() => all.every(({ ready, starts }) => ready && starts > 1), Boolean, 15_000);
    await expectRight(gameId, all, 10_000);
  }, 45_000);
});

it('shows totals on the global board that are the sums of the bests, within two seconds', async () => {
  const watcher = watch(nodes.two, leaderboardTopic('global', 'all'));
  await until(() => watcher.ready, Boolean);
  const truth = await trueTotals(nodes.database);
  const rowOf = new Map(truth.map((row) => [row.userId, row]));
  const wrong = () =>
    watcher.entries.filter(({ userId, score, rank }, place) => {
      const row = rowOf.get(userId);
      return row?.score !== score || row.rank !== rank || truth[place]?.score !== score;
    });
  await until(wrong, (rows) => rows.length === 0 && watcher.total === truth.length, 2_000);
});

/** Scores as a node leaves them that was killed right after the commit. */
async function leaveBehind(gameId: number, scored: { id: string; score: number }[]): Promise<void> {
  await nodes.database.rows(
    `WITH played AS (
       INSERT INTO scores (id, user_id, game_id, score, created_at)
       SELECT nextval('score_id_blocks'), id, $1, score, now() FROM unnest($2::uuid[], $3::bigint[]) AS s (id, score)
       RETURNING *
     ), bests AS (
       INSERT INTO personal_bests (user_id, game_id, score, score_id, achieved_at)
       SELECT user_id, game_id, score, id, created_at FROM played
     )
     INSERT INTO outbox_events (name, payload, created_at)
     SELECT 'scores.accepted', to_jsonb(array_agg(id)), now() - interval '1 minute' FROM played`,
    [gameId, scored.map(({ id }) => id), scored.map(({ score }) => score)],
  );
}
