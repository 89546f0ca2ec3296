import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { onMainBoard } from '../../../../test/factories/submissions.js';
import { Logger } from '@nestjs/common';
import fc from 'fast-check';
import { weekDate } from '@gamegeek/rules/iso-week.js';
import type { Settings } from '../../../config/settings.js';
import { EventStream, type StreamedEvent } from '../../../core/events/event-stream.service.js';
import { openRedis, type Redis } from '../../../core/redis/redis.js';
import { makePlayers } from '../../../../test/factories/user.factory.js';
import { openScoringParts, type ScoringParts } from '../../../../test/support/scores/scoring-parts.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { wrongProjections, wrongRanks } from '../../../../test/support/scores/true-scores.js';
import { until } from '../../../../test/support/until.js';
import type { BoardEntryEvent } from '../shared/scores.events.js';
import { FENCES_KEY, rankKey, RankSets, READY_KEY } from './rank-sets.store.js';
import { type BoardScores, ScoreRanking } from './score-ranking.service.js';

Logger.overrideLogger(false);

const START = 60_000;
const WEEK = weekDate(Date.now());

let database: TestDatabase;
let redis: Redis;
let subscriber: Redis;
let events: EventStream;
let ranking: ScoreRanking;
let received: StreamedEvent<'scores.accepted'>[];

beforeAll(async () => {
  database = await createTestDatabase();
  redis = openRedis(database.redisUrl, 'worker', () => undefined);
  subscriber = openRedis(database.redisUrl, 'worker', () => undefined);
  events = new EventStream(redis, subscriber, { redisUrl: database.redisUrl } as Settings);
  events.onApplicationBootstrap();
  await until(() => redis.isReady && subscriber.isReady, Boolean);
  events.on('scores.accepted', (event) => received.push(event));
  ranking = new ScoreRanking(new RankSets(redis, events), events);
}, START);
beforeEach(async () => {
  await redis.flushDb();
  await redis.set(READY_KEY, 'yes');
  received = [];
});
afterAll(async () => {
  redis?.destroy();
  subscriber?.destroy();
  await database?.drop();
});

const best = (userId: string, score: number, scoreId = score): BoardEntryEvent => ({
  userId,
  username: `${userId} "quoted"`,
  score,
  scoreId,
  achievedAt: '2026-11-23T10:00:00.000Z',
});
const ALL = () => true;
const onBoard = (gameId: number, ...bests: BoardEntryEvent[]): BoardScores => ({
  gameId,
  boardId: gameId,
  resets: ['week'],
  bests,
});
const rank = (gameId: number, ...bests: BoardEntryEvent[]) =>
  ranking.rank({ day: WEEK, removals: 0, boards: [onBoard(gameId, ...bests)], mayBeBest: ALL });

describe('ranking of committed scores', () => {
  it('returns the previous best for each score and the rank after all of them', async () => {
    await rank(7, best('ada', 30));
    expect(await rank(7, best('bob', 20), best('ada', 10), best('eve', 40))).toEqual({
      players: [
        { previous: 0, rank: 3 },
        { previous: 30, rank: 2 },
        { previous: 0, rank: 1 },
      ],
      bests: [20, 40],
    });
  });

  it('publishes new bests with the sizes of the boards, and this node reads the same from the reply', async () => {
    await rank(7, best('ada', 30));
    await redis.zRem(rankKey(`7:week:${WEEK}`), 'ada');
    await rank(7, best('ada', 20), best('bob', 50));
    const [, second] = received;
    expect(second).toEqual({
      name: 'scores.accepted',
      payload: {
        day: WEEK,
        boards: ['7:all', `7:week:${WEEK}`],
        bests: [
          { gameId: 7, boardId: 7, ...best('ada', 20), week: 'entered' },
          { gameId: 7, boardId: 7, ...best('bob', 50), all: 'entered', week: 'entered' },
        ],
      },
      figures: [2, 2],
    });
  });

  it('publishes the same event to other nodes', async () => {
    const other = openRedis(database.redisUrl, 'worker', () => undefined);
    const peer = new EventStream(redis, other, { redisUrl: database.redisUrl } as Settings);
    const heardByPeer: unknown[] = [];
    peer.on('scores.accepted', ({ payload, figures }) => heardByPeer.push({ payload, figures }));
    peer.onApplicationBootstrap();
    await until(() => other.isReady, Boolean);
    await until(
      async () => {
        await rank(7, best('ada', received.length + 1));
        return heardByPeer.length;
      },
      (count) => count > 0,
    );
    const last = received.at(-1);
    await until(
      () => heardByPeer.at(-1),
      (event) => JSON.stringify(event) === JSON.stringify({ payload: last?.payload, figures: last?.figures }),
    );
    other.destroy();
  });

  it('publishes nothing if no score is a best', async () => {
    await rank(7, best('ada', 30));
    expect(await rank(7, best('ada', 30), best('bob', 1))).toMatchObject({ bests: [1] });
    received = [];
    expect(await rank(7, best('ada', 29))).toEqual({ players: [{ previous: 30, rank: 1 }], bests: [] });
    expect(received).toEqual([]);
  });

  it('returns the rank of a player whose score is certainly not a best, and does not publish it', async () => {
    await rank(7, best('ada', 30), best('bob', 50));
    received = [];
    const boards = [onBoard(7, best('eve', 40), best('ada', 20))];
    const mayBeBest = (_: BoardScores, { userId }: BoardEntryEvent) => userId !== 'ada';
    expect(await ranking.rank({ day: WEEK, removals: 0, boards, mayBeBest })).toEqual({
      players: [
        { previous: 0, rank: 2 },
        { previous: 30, rank: 3 },
      ],
      bests: [40],
    });
    expect(received.flatMap(({ payload }) => payload.bests.map(({ userId }) => userId))).toEqual(['eve']);
  });

  it('is exact for the largest scores', async () => {
    const most = Number.MAX_SAFE_INTEGER;
    await rank(7, best('ada', most - 1), best('bob', most - 2));
    expect(await rank(7, best('bob', most))).toEqual({ players: [{ previous: most - 2, rank: 1 }], bests: [most] });
    expect(await rank(7, best('ada', most - 1))).toEqual({ players: [{ previous: most - 1, rank: 2 }], bests: [] });
  });

  it('changes and returns nothing while the rank sets are incomplete', async () => {
    await redis.del(READY_KEY);
    expect(await rank(7, best('ada', 30))).toBeUndefined();
    expect(await redis.exists(rankKey('7:all'))).toBe(0);
  });

  it('returns nothing if the sender does not know of a removal', async () => {
    await redis.hSet(FENCES_KEY, 'ada', '5');
    const boards = [onBoard(7, best('bob', 10), best('ada', 30))];
    expect(await ranking.rank({ day: WEEK, removals: 4, boards, mayBeBest: ALL })).toBeUndefined();
    expect(await redis.exists(rankKey('7:all'))).toBe(0);
    expect(await ranking.rank({ day: WEEK, removals: 5, boards, mayBeBest: ALL })).toMatchObject({ bests: [10, 30] });
  });

  it('accepts the largest number of players of a call', async () => {
    const bests = Array.from({ length: 1_000 }, (_, i) => best(`player ${i}`, i + 1));
    const ranked = await rank(7, ...bests);
    expect(ranked?.players.map(({ rank: place }) => place)).toEqual(bests.map((_, i) => 1_000 - i));
  });

  it('equals a serial model for any scores in any batches', async () => {
    const score = fc.record({
      game: fc.integer({ min: 1, max: 2 }),
      user: fc.constantFrom(...'abcd'),
      score: fc.integer({ min: 1, max: 9 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.uniqueArray(score, { selector: (s) => `${s.game} ${s.user}` })), async (calls) => {
        await redis.del(['1:all', '2:all', `1:week:${WEEK}`, `2:week:${WEEK}`].map(rankKey));
        const held = new Map<string, number>();
        for (const call of calls) {
          const boards = [...Map.groupBy(call, ({ game }) => game)].map(([game, scores]) =>
            onBoard(game, ...scores.map(({ user, score: points }) => best(user, points))),
          );
          const inOrder = boards.flatMap(({ gameId: game, bests }) => bests.map((entry) => ({ game, ...entry })));
          const previous = inOrder.map(({ game, userId }) => held.get(`${game} ${userId}`) ?? 0);
          for (const { game, userId, score: points } of inOrder) {
            held.set(`${game} ${userId}`, Math.max(held.get(`${game} ${userId}`) ?? 0, points));
          }
          const ranks = inOrder.map(({ game, userId }) => {
            const own = held.get(`${game} ${userId}`) ?? 0;
            return 1 + [...held].filter(([name, points]) => name.startsWith(`${game} `) && points > own).length;
          });
          const ranked = await ranking.rank({ day: WEEK, removals: 0, boards, mayBeBest: ALL });
          expect(ranked?.players).toEqual(inOrder.map((_, i) => ({ previous: previous[i], rank: ranks[i] })));
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('two nodes that accept scores of one player', () => {
  let nodes: ScoringParts[];
  let ada: { id: string; username: string };

  beforeAll(async () => {
    nodes = [await openScoringParts(database), await openScoringParts(database)];
    const [player] = await makePlayers(database, 1);
    if (!player) throw new Error('no player was created');
    ada = player;
  }, START);
  afterAll(async () => {
    for (const node of nodes) await node.close();
  });

  it(
    'agree with a serial order on which of 10,000 random scores are personal bests',
    async () => {
      const written: { score: number; personalBest: boolean }[] = [];
      const send = async (index: number) => {
        // Scores increase on average, so that there are bests throughout.
        const score = 1 + Math.floor((index + Math.random() * 500) * 10);
        const node = nodes[index % 2];
        const answer = await node?.writer.write(
          onMainBoard({ userId: ada.id, username: ada.username, gameId: 1, score }),
        );
        written.push({ score, personalBest: answer?.personalBest ?? false });
      };
      for (let first = 0; first < 10_000; first += 500) {
        await Promise.all(Array.from({ length: 500 }, (_, index) => send(first + index)));
      }
      // Each best is higher than all earlier ones, and no other score is higher than all of them.
      const bests = written.filter(({ personalBest }) => personalBest).map(({ score }) => score);
      expect(new Set(bests).size).toBe(bests.length);
      expect(Math.max(...bests)).toBe(Math.max(...written.map(({ score }) => score)));
      for (const { projection } of nodes) await projection.catchUp();
      for (const { projection } of nodes) await projection.totalsPublished();
      expect(await wrongProjections(database)).toEqual([]);
      expect(await wrongRanks(database, redis)).toEqual([]);
    },
    START,
  );
});
