import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import fc from 'fast-check';
import { makePlayers } from '../../../../../test/factories/user.factory.js';
import { openScoringParts, type ScoringParts } from '../../../../../test/support/scores/scoring-parts.js';
import { createTestDatabase, type TestDatabase } from '../../../../../test/support/test-database.js';
import { until } from '../../../../../test/support/until.js';
import { rankKey, READY_KEY } from '../../ranks/rank-sets.store.js';

Logger.overrideLogger(false);

const START = 60_000;
/** Enough look-ups for a board to be cached. */
const MANY = 50;

let database: TestDatabase;
let node: ScoringParts;
let players: { id: string; username: string }[];
let game = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  node = await openScoringParts(database);
  players = await makePlayers(database, 4);
}, START);
beforeEach(async () => {
  // No board of another test is cached or stored.
  game += 1;
  node.rankCache.clear();
  await node.redis.set(READY_KEY, 'yes');
});
afterAll(async () => {
  await node?.close();
  await database?.drop();
});

const nameOf = (player: number) => players[player]?.id ?? '';

const write = (player: number, score: number, by = node) =>
  by.writer.write({ userId: nameOf(player), username: 'somebody', gameId: game, score });

/** Asks for ranks until the board is loaded. */
async function cacheBoard(by = node): Promise<void> {
  for (let times = 0; times < MANY; times += 1) by.rankCache.rankOf(game, nameOf(0));
  await by.rankCache.refresh();
}

const cachedRanks = () => players.map((_, player) => node.rankCache.rankOf(game, nameOf(player)));

/** Changes the rank sets, so that only cached ranks remain as they were. */
const emptyRankSet = () => node.redis.del(rankKey(`${game}:all`));

describe('cached ranks', () => {
  it('are those of the rank sets, once a board is asked for often', async () => {
    await write(0, 10);
    await write(1, 30);
    await write(2, 30);
    expect(cachedRanks()).toEqual([undefined, undefined, undefined, undefined]);
    await node.rankCache.refresh();
    expect(cachedRanks()).toEqual([undefined, undefined, undefined, undefined]);
    await cacheBoard();
    expect(cachedRanks()).toEqual([3, 1, 1, undefined]);
  });

  it('answer scores that are no best without the rank sets, with the rank of the best', async () => {
    await write(0, 50);
    await write(1, 90);
    await cacheBoard();
    await emptyRankSet();
    expect(await write(0, 20)).toMatchObject({ rank: 2, personalBest: false });
    expect(await write(0, 50)).toMatchObject({ rank: 2, personalBest: false });
  });

  it('follow each best that is published', async () => {
    await write(0, 50);
    await write(1, 90);
    await cacheBoard();
    expect(await write(2, 70)).toMatchObject({ rank: 2, personalBest: true });
    expect(await write(0, 10)).toMatchObject({ rank: 3, personalBest: false });
    expect(await write(0, 95)).toMatchObject({ rank: 1, personalBest: true });
    expect(await write(1, 10)).toMatchObject({ rank: 2, personalBest: false });
  });

  it(
    'equal a serial model for any scores, sent in any groups',
    async () => {
      await cacheBoard();
      const score = fc.record({ player: fc.nat(3), score: fc.integer({ min: 1, max: 8 }) });
      const groups = fc.array(fc.uniqueArray(score, { selector: ({ player }) => player, minLength: 1, maxLength: 4 }), {
        minLength: 5,
        maxLength: 25,
      });
      await fc.assert(
        fc.asyncProperty(groups, async (calls) => {
          game += 1;
          const bests = new Map<number, number>();
          for (const [index, call] of calls.entries()) {
            if (index === 2) await cacheBoard();
            const results = await Promise.all(call.map(({ player, score: points }) => write(player, points)));
            const personalBests = call.map(({ player, score: points }) => points > (bests.get(player) ?? 0));
            for (const { player, score: points } of call) bests.set(player, Math.max(points, bests.get(player) ?? 0));
            expect(results.map(({ personalBest }) => personalBest)).toEqual(personalBests);
            // Scores that are sent together may be ranked before or after each other.
            if (call.length > 1) continue;
            const own = bests.get(call[0]?.player ?? 0) ?? 0;
            expect(results[0]?.rank).toBe([...bests.values()].filter((best) => best > own).length + 1);
          }
          expect(cachedRanks()).toEqual(
            players.map((_, player) => {
              const own = bests.get(player);
              return own === undefined ? undefined : [...bests.values()].filter((best) => best > own).length + 1;
            }),
          );
        }),
        { numRuns: 15 },
      );
    },
    START,
  );

  it('give the responses to scores with idempotency keys', async () => {
    await write(0, 50);
    await write(1, 90);
    await cacheBoard();
    const keyed = { userId: nameOf(0), username: 'somebody', gameId: game, score: 20, idempotencyKey: `key ${game}` };
    const first = await node.writer.write(keyed);
    expect(first).toMatchObject({ rank: 2, personalBest: false, replayed: false });
    expect(await node.writer.write(keyed)).toEqual({ ...first, replayed: true });
  });

  it('are dropped with a removal, and loaded again', async () => {
    const { id } = await write(0, 50);
    await write(1, 40);
    await cacheBoard();
    await node.em.fork().transactional((em) => node.removal.remove(em, id));
    await until(cachedRanks, ([first]) => first === undefined);
    expect(await write(0, 20)).toMatchObject({ rank: 2, personalBest: true });
    await cacheBoard();
    expect(cachedRanks()).toEqual([2, 1, undefined, undefined]);
  });

  it('are not used while the rank sets are incomplete', async () => {
    await write(0, 50);
    await cacheBoard();
    await node.redis.del(READY_KEY);
    expect(await write(1, 60)).toMatchObject({ rank: null });
    expect(await write(0, 20)).toMatchObject({ rank: null });
    await cacheBoard();
    expect(cachedRanks()).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('are not kept for boards of more than 5,000 players', async () => {
    const members = Array.from({ length: 5_001 }, (_, index) => ({ value: `player ${index}`, score: index }));
    await node.redis.zAdd(rankKey(`${game}:all`), members.slice(0, 5_000));
    await cacheBoard();
    expect(node.rankCache.rankOf(game, 'player 0')).toBe(5_000);
    game += 1;
    await node.redis.zAdd(rankKey(`${game}:all`), members);
    await cacheBoard();
    expect(node.rankCache.rankOf(game, 'player 0')).toBeUndefined();
  });

  it('are not used beside another node', async () => {
    await write(0, 50);
    await write(1, 90);
    await cacheBoard();
    const other = await openScoringParts(database);
    try {
      await until(
        async () => {
          await write(2, 100 + game, other);
          return node.rankCache.rankOf(game, nameOf(0));
        },
        (rank) => rank === undefined,
      );
      expect(await write(0, 20)).toMatchObject({ rank: 3, personalBest: false });
    } finally {
      await other.close();
    }
  });
});
