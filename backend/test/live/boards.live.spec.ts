import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { dailyBoardTopic } from '@gamegeek/contracts/daily/daily-topic.js';
import { leaderboardTopic, type LeaderboardTopic } from '@gamegeek/contracts/live/topics.js';
import { DailyRuns } from '../../src/modules/play/daily/daily-runs.service.js';
import { makeGame } from '../factories/game.factory.js';
import { makePlayers, makeUser, type MadeUser } from '../factories/user.factory.js';
import { LiveClients, type LiveClient } from '../support/live-client.js';
import type { TestApp } from '../support/test-app.js';
import { startTwoNodes, type TwoNodes } from '../support/services/two-nodes.js';
import { removeScore } from '../support/scores/remove-score.js';
import { insertUnpublishedScores } from '../support/scores/unpublished-scores.js';
import { until } from '../support/until.js';

let nodes: TwoNodes;
let one: TestApp;
let two: TestApp;
let ada: MadeUser;
let bob: MadeUser;
const live = new LiveClients();

beforeAll(async () => {
  nodes = await startTwoNodes();
  ({ one, two } = nodes);
  ada = await makeUser(nodes.database);
  bob = await makeUser(nodes.database);
});
afterEach(() => live.closeAll());
afterAll(() => nodes?.close());

const newGame = async () => (await makeGame(nodes.database)).id;
const send = (node: TestApp, gameId: number, score: number, { apiKey } = ada) =>
  node.request.post('/api/scores').send({ gameId, score, apiKey }).expect(200);

const NOT_PROVED = {
  ...{ sessionId: randomUUID(), seconds: 60, verified: true },
  ...{ achievements: [], finding: null, recording: null },
};

/** Without patches that were still on their way when the snapshot already contained them; clients ignore these. */
const patchesAfter = <P extends { to: number }>(snapshotSeq: number, patches: P[]): P[] =>
  patches.filter(({ to }) => to > snapshotSeq);

describe('the watched board of a daily', () => {
  it('shows runs that were finished on another node, which raise the streaks of their players, and none that were removed', async () => {
    const gameId = await newGame();
    const [row] = await nodes.database.rows<{ day: string }>(
      `INSERT INTO dailies (day, number, game_id, seed, drawn_at)
       VALUES ((now() AT TIME ZONE 'UTC')::date, 1, $1, '\\x000102030405060708090a0b0c0d0e0f', now()) RETURNING day::text`,
      [gameId],
    );
    const topic = dailyBoardTopic(row?.day ?? '');
    const client = await live.connect(one.url);
    expect((await client.watching(topic)).snapshot).toMatchObject({ entries: [], total: 0 });
    const adas = await live.connect(one.url, { token: ada.token });
    expect((await adas.watching('me')).snapshot).not.toHaveProperty('dailyStreak');
    const finish = async (player: MadeUser, score: number) => {
      const { body } = await send(two, gameId, score, player);
      const roundId = randomUUID();
      await nodes.database.rows(
        'INSERT INTO daily_runs (round_id, day, user_id, started_at) VALUES ($1, $2, $3, now())',
        [roundId, row?.day, player.id],
      );
      await two.app.get(DailyRuns).finish(roundId, body, NOT_PROVED);
      return body;
    };
    const shown = (count: number) =>
      until(
        () => client.patchesOf(topic).flatMap((patch) => patch.upserts),
        (all) => all.length === count,
      );
    const first = await finish(ada, 700);
    await shown(1);
    await finish(bob, 900);
    const upserts = await shown(2);
    expect(upserts.map(({ userId, rank, score }) => [userId, rank, score])).toEqual([
      [ada.id, 1, 700],
      [bob.id, 1, 900],
    ]);
    expect(client.patchesOf(topic).at(-1)).toMatchObject({ total: 2 });
    await until(
      () => adas.patchesOf('me'),
      (patches) => patches.some(({ dailyStreak }) => dailyStreak === 1),
    );
    expect((await adas.watching('me')).snapshot).toMatchObject({ dailyStreak: 1 });
    await removeScore(two, first.id);
    await until(
      async () => (await client.watching(topic)).snapshot.entries,
      (rows) => rows.length === 1,
    );
  });
});

describe('a watched board', () => {
  it('shows scores accepted by its own and by another node', async () => {
    const gameId = await newGame();
    const topic = leaderboardTopic(gameId, 'all');
    const client = await live.connect(one.url);
    const { seq } = await client.watching(topic);

    const { body: first } = await send(one, gameId, 700);
    await until(
      () => client.patchesOf(topic).flatMap(({ upserts }) => upserts),
      (all) => all.length === 1,
    );
    const { body: second } = await send(two, gameId, 900, bob);
    await until(
      () => client.patchesOf(topic).flatMap(({ upserts }) => upserts),
      (all) => all.length === 2,
    );

    // The number of watchers may have been sent in an earlier patch.
    expect(client.patchesOf(topic)[0]?.from).toBeLessThanOrEqual(seq + 1);
    const patches = client.patchesOf(topic).filter(({ upserts }) => upserts.length > 0);
    expect(patches.map(({ upserts, total }) => ({ upserts, total }))).toEqual([
      { upserts: [{ ...entry(first), rank: 1, username: ada.username }], total: 1 },
      { upserts: [{ ...entry(second), rank: 1, username: bob.username }], total: 2 },
    ]);
  });

  it('shows scores on the weekly and global boards, too', async () => {
    const gameId = await newGame();
    const player = await makeUser(nodes.database);
    const topics = [
      leaderboardTopic(gameId, 'week'),
      leaderboardTopic('global', 'all'),
      leaderboardTopic('global', 'week'),
    ] as const;
    const client = await live.connect(two.url);
    for (const topic of topics) await client.watching(topic);
    await send(one, gameId, 4_321, player);
    for (const topic of topics) {
      await until(
        () => client.patchesOf(topic).flatMap(({ upserts }) => upserts),
        (rows) => rows.some(({ userId, score }) => userId === player.id && score === 4_321),
      );
    }
  });

  it('sends patches without gaps', async () => {
    const gameId = await newGame();
    const topic = leaderboardTopic(gameId, 'all');
    const clients = [await live.connect(one.url), await live.connect(two.url)];
    const starts = await Promise.all(clients.map((client) => client.watching(topic)));
    for (let score = 1; score <= 40; score += 1) await send(score % 2 ? one : two, gameId, score);
    for (const [index, client] of clients.entries()) {
      await until(
        () =>
          client
            .patchesOf(topic)
            .flatMap(({ upserts }) => upserts)
            .at(-1)?.score,
        (score) => score === 40,
      );
      const patches = client.patchesOf(topic);
      let held = starts[index]?.seq ?? 0;
      for (const { from, to } of patchesAfter(held, patches)) {
        expect(from).toBeLessThanOrEqual(held + 1);
        expect(to).toBeGreaterThanOrEqual(from);
        expect(to).toBeGreaterThan(held);
        held = to;
      }
      for (const [at, patch] of patches.entries()) if (at > 0) expect(patch.from).toBe((patches[at - 1]?.to ?? 0) + 1);
    }
  });

  it('sends nothing for a score that is not a personal best', async () => {
    const gameId = await newGame();
    const topic = leaderboardTopic(gameId, 'all');
    const client = await live.connect(one.url);
    await client.watching(topic);
    const lastReceived = () =>
      client
        .patchesOf(topic)
        .flatMap(({ upserts }) => upserts)
        .at(-1)?.score;
    await send(two, gameId, 50);
    await until(lastReceived, (score) => score === 50); // 51 would be merged with it if both came at the same time
    await send(two, gameId, 50);
    await send(two, gameId, 49);
    await send(two, gameId, 51);
    await until(lastReceived, (score) => score === 51);
    expect(client.patchesOf(topic).flatMap(({ upserts }) => upserts.map(({ score }) => score))).toEqual([50, 51]);
  });

  it('sends only the total for players below the first hundred', async () => {
    const gameId = await newGame();
    const topic = leaderboardTopic(gameId, 'all');
    await fillBoard(gameId, 120);
    const client = await live.connect(one.url);
    const { snapshot } = await client.watching(topic);
    expect(snapshot.entries).toHaveLength(100);
    expect(snapshot.total).toBe(120);
    // The hundredth row of the board has 1,021 points.
    await send(two, gameId, 7);
    await until(
      () => client.patchesOf(topic).at(-1)?.total,
      (total) => total === 121,
    );
    await send(one, gameId, 1_022, bob);
    await until(
      () => client.patchesOf(topic).at(-1)?.total,
      (total) => total === 122,
    );
    const published = client
      .patchesOf(topic)
      .flatMap(({ upserts }) => upserts.map(({ userId, rank }) => ({ userId, rank })));
    expect(published).toEqual([{ userId: bob.id, rank: 99 }]);
  });

  it('counts watchers on all nodes', async () => {
    const topic = leaderboardTopic(await newGame(), 'all');
    const first = await live.connect(one.url);
    const second = await live.connect(two.url);
    const shownTo = async (client: LiveClient) => {
      const { snapshot } = await client.watching(topic);
      return () => client.patchesOf(topic).at(-1)?.watching ?? snapshot.watching;
    };
    const shown = [await shownTo(first), await shownTo(second)];
    await until(() => shown.every((count) => count() === 2), Boolean);
    expect((await first.watching(topic)).snapshot.watching).toBe(2);
    second.socket.disconnect();
    await until(
      () => first.patchesOf(topic).at(-1)?.watching,
      (count) => count === 1,
    );
  });
});

describe('a board watched with ten rows', () => {
  const TEN = { rows: 10 } as const;
  const upsertsOf = (client: LiveClient, topic: LeaderboardTopic) =>
    client.patchesOf(topic).flatMap(({ upserts }) => upserts.map(({ userId, score }) => ({ userId, score })));
  /** Sends a score, and waits until all these watchers have it. */
  const sendAndWait = async (gameId: number, score: number, watchers: LiveClient[]) => {
    await send(one, gameId, score, bob);
    const topic = leaderboardTopic(gameId, 'all');
    const missing = () => watchers.filter((client) => upsertsOf(client, topic).at(-1)?.score !== score).length;
    await until(missing, (count) => count === 0);
  };

  it('returns the first ten, and sends only changes among them, without gaps', async () => {
    const gameId = await newGame();
    const topic = leaderboardTopic(gameId, 'all');
    await fillBoard(gameId, 60);
    const clients = [await live.connect(one.url), await live.connect(two.url)];
    const full = await live.connect(two.url);
    const { snapshot } = await full.watching(topic);
    const starts = await Promise.all(clients.map((client) => client.watching(topic, TEN)));
    for (const start of starts) {
      expect(start.snapshot.entries).toEqual(snapshot.entries.slice(0, 10));
      expect(start.snapshot.total).toBe(60);
    }
    // The best has 1,060 points: the first two stay below the tenth rank.
    for (const score of [1_010, 1_049]) await sendAndWait(gameId, score, [full]);
    for (const score of [1_055, 1_070]) await sendAndWait(gameId, score, [full, ...clients]);
    expect(upsertsOf(full, topic).map(({ score }) => score)).toEqual([1_010, 1_049, 1_055, 1_070]);
    for (const [index, client] of clients.entries()) {
      expect(upsertsOf(client, topic).map(({ score }) => score)).toEqual([1_055, 1_070]);
      expect(client.patchesOf(topic).at(-1)?.total).toBe(61);
      let held = starts[index]?.seq ?? 0;
      for (const { from, to } of patchesAfter(held, client.patchesOf(topic))) {
        expect(from).toBeLessThanOrEqual(held + 1);
        expect(to).toBeGreaterThan(held);
        held = to;
      }
    }
  });

  it('counts its watchers together with those of a hundred rows', async () => {
    const topic = leaderboardTopic(await newGame(), 'all');
    const [ten, hundred] = [await live.connect(one.url), await live.connect(two.url)];
    await ten.watching(topic, TEN);
    await hundred.watching(topic);
    for (const client of [ten, hundred]) {
      await until(
        () => client.patchesOf(topic).at(-1)?.watching,
        (count) => count === 2,
      );
    }
  });

  it('switches to a hundred rows and back by watching again', async () => {
    const gameId = await newGame();
    const topic = leaderboardTopic(gameId, 'all');
    await fillBoard(gameId, 60);
    const [changing, ten, hundred] = [
      await live.connect(one.url),
      await live.connect(one.url),
      await live.connect(one.url),
    ];
    await ten.watching(topic, TEN);
    await hundred.watching(topic);
    await changing.watching(topic, TEN);
    const wide = await changing.watching(topic, { rows: 100 });
    expect(wide.snapshot.entries).toHaveLength(60);
    await until(
      () => changing.patchesOf(topic).at(-1)?.watching,
      (count) => count === 3,
    );
    await sendAndWait(gameId, 1_010, [changing, hundred]);
    await sendAndWait(gameId, 1_055, [changing, ten, hundred]);
    // In one room only: nothing arrives twice.
    expect(upsertsOf(changing, topic).map(({ score }) => score)).toEqual([1_010, 1_055]);

    const narrow = await changing.watching(topic, TEN);
    expect(narrow.snapshot.entries).toHaveLength(10);
    expect(narrow.seq).toBeGreaterThanOrEqual(changing.patchesOf(topic).at(-1)?.to ?? Infinity);
    await sendAndWait(gameId, 1_056, [changing, ten, hundred]);
    const { userId } = hundred.patchesOf(topic).flatMap(({ upserts }) => upserts)[0] ?? {};
    expect(userId).toBe(bob.id);
    await send(one, gameId, 1_020);
    await until(() => upsertsOf(hundred, topic).some(({ score }) => score === 1_020), Boolean);
    await send(one, gameId, 1_030);
    await until(() => upsertsOf(hundred, topic).some(({ score }) => score === 1_030), Boolean);
    await sendAndWait(gameId, 1_057, [changing, ten, hundred]);
    expect(upsertsOf(changing, topic).map(({ score }) => score)).toEqual([1_010, 1_055, 1_056, 1_057]);
    expect(await changing.unwatch(topic)).toEqual({ ok: true });
    await sendAndWait(gameId, 1_058, [ten, hundred]);
    expect(upsertsOf(changing, topic)).toHaveLength(4);
  });

  it('uses the last requested number of rows for concurrent requests', async () => {
    const gameId = await newGame();
    const topic = leaderboardTopic(gameId, 'all');
    await fillBoard(gameId, 30);
    const client = await live.connect(one.url);
    const full = await live.connect(one.url);
    await full.watching(topic);
    const options = [TEN, { rows: 100 }, TEN] as const;
    const answers = await Promise.all(options.map((each) => client.watching(topic, each)));
    expect(answers.map(({ snapshot }) => snapshot.entries.length)).toEqual([10, 30, 10]);
    await sendAndWait(gameId, 1_005, [full]);
    await sendAndWait(gameId, 2_000, [full, client]);
    expect(upsertsOf(client, topic).map(({ score }) => score)).toEqual([2_000]);
  });
});

describe('a busy board', () => {
  it('sends at most 20 patches a second, and five at once', async () => {
    const gameId = await newGame();
    const topic = leaderboardTopic(gameId, 'all');
    const client = await live.connect(one.url);
    await client.watching(topic);

    const sentAt = performance.now();
    await send(one, gameId, 1);
    await until(() => client.patchesOf(topic).some(({ upserts }) => upserts.length > 0), Boolean);

    let score = 1;
    const end = performance.now() + 2_000;
    const player = async (key: MadeUser) => {
      while (performance.now() < end || score <= 60) await send(score % 2 ? one : two, gameId, (score += 1), key);
    };
    await Promise.all([player(ada), player(ada), player(bob), player(bob)]);
    const bestReceived = () =>
      Math.max(...client.patchesOf(topic).flatMap(({ upserts }) => upserts.map((row) => row.score)));
    await until(bestReceived, (best) => best === score);
    // Measured over the whole time, because the network may delay patches. A unit test covers the exact rule.
    const seconds = Math.ceil((performance.now() - sentAt) / 1_000);
    const patches = client.patchedAt.filter((at) => at >= sentAt).length;
    expect(patches).toBeGreaterThan(10);
    expect(patches).toBeLessThanOrEqual(20 * seconds);
  });
});

describe('the topic of a game', () => {
  it('contains the numbers of players and watchers', async () => {
    const gameId = await newGame();
    const topic = `game:${gameId}` as const;
    const client = await live.connect(one.url);
    expect((await client.watching(topic)).snapshot).toMatchObject({ player_count: 0, watching: 1 });
    await send(two, gameId, 10);
    await until(
      () => client.patchesOf(topic).findLast((patch) => 'player_count' in patch)?.player_count,
      (n) => n === 1,
    );
    await send(two, gameId, 20);
    await send(two, gameId, 20, bob);
    await until(
      () => client.patchesOf(topic).findLast((patch) => 'player_count' in patch)?.player_count,
      (n) => n === 2,
    );
    await (await live.connect(two.url)).watching(topic);
    await until(
      () => client.patchesOf(topic).findLast((patch) => 'watching' in patch)?.watching,
      (n) => n === 2,
    );
  });
});

describe('the number of players of a game', () => {
  it('is sent when it rises, and not with every record', async () => {
    const gameId = await newGame();
    const topic = `game:${gameId}` as const;
    const client = await live.connect(one.url);
    await client.watching(topic);
    await client.watching(leaderboardTopic(gameId, 'all'));
    const counts = () => client.patchesOf(topic).flatMap(({ player_count }) => player_count ?? []);
    const seen = (score: number) =>
      until(
        () => client.patchesOf(leaderboardTopic(gameId, 'all')).flatMap(({ upserts }) => upserts),
        (rows) => rows.some((row) => row.score === score),
      );
    for (const score of [10, 20, 30]) {
      await send(two, gameId, score);
      await seen(score);
    }
    await send(two, gameId, 5, bob);
    await until(counts, (all) => all.includes(2));
    expect(counts()).toEqual([1, 2]);
  });
});

describe('the topic me', () => {
  it('sends only the own stats soon after a score', async () => {
    const [player, other] = [await makeUser(nodes.database), await makeUser(nodes.database)];
    const own = [
      await live.connect(one.url, { token: player.token }),
      await live.connect(two.url, { token: player.token }),
    ];
    const foreign = await live.connect(one.url, { token: other.token });
    for (const client of [...own, foreign]) await client.watching('me');
    await send(two, await newGame(), 2_500, player);
    for (const client of own) {
      const patch = await until(
        () => client.patchesOf('me').find(({ stats }) => stats?.totalScore === 2_500),
        (found) => found !== undefined,
      );
      expect(patch?.stats).toMatchObject({ gamesPlayed: 1, level: expect.any(Number) });
    }
    await send(one, await newGame(), 10, other);
    await until(
      () => totalsOf(foreign),
      (totals) => totals.at(-1) === 10,
    );
    // The total comes from a job; earlier patches have the old one.
    expect(totalsOf(foreign).filter((total) => total !== 0 && total !== 10)).toEqual([]);
    for (const client of own) expect(totalsOf(client).filter((total) => total !== 0 && total !== 2_500)).toEqual([]);
  });
});

const totalsOf = (client: LiveClient) =>
  client.patchesOf('me').flatMap(({ stats }) => (stats ? [stats.totalScore] : []));

/** Inserts this many rows: 1,001 points for the last, one more for each before. */
async function fillBoard(gameId: number, count: number): Promise<void> {
  const players = await makePlayers(nodes.database, count);
  await insertUnpublishedScores(
    nodes.database,
    gameId,
    players.map(({ id }, index) => ({ id, score: 1_001 + index })),
  );
  await until(
    () => nodes.database.rows('SELECT FROM outbox_events'),
    (rows) => rows.length === 0,
  );
}

function entry({ id, userId, score, createdAt }: Record<string, unknown>) {
  return { id, userId, score, createdAt };
}
