import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { MAX_SCORE } from '@gamegeek/contracts/boards/board-settings.js';
import type { Reset } from '@gamegeek/contracts/scores/period.js';
import fc from 'fast-check';
import { makeGame } from '../../../../test/factories/game.factory.js';
import { makePlayers } from '../../../../test/factories/user.factory.js';
import { openScoringParts, type ScoringParts } from '../../../../test/support/scores/scoring-parts.js';
import { wrongProjections, wrongRanks } from '../../../../test/support/scores/true-scores.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { until } from '../../../../test/support/until.js';

Logger.overrideLogger(false);

const START = 60_000;
const RUNS = 12;

let database: TestDatabase;
let node: ScoringParts;
let other: ScoringParts;
let players: { id: string; username: string }[];
let gameId: number;
/** A new one for each test. */
let boardId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  node = await openScoringParts(database);
  other = await openScoringParts(database);
  gameId = (await makeGame(database)).id;
  players = await makePlayers(database, 3);
}, START);
beforeEach(async () => void (boardId = await makeBoard()));
afterAll(async () => {
  await node?.close();
  await other?.close();
  await database?.drop();
});

async function makeBoard(decimals = 0): Promise<number> {
  const [board] = await database.rows<{ id: number }>(
    `INSERT INTO boards (game_id, slug, name, accepts, policy, decimals, resets)
     SELECT $1, 'coins-' || count(*), 'Coins', 'keys', 'sum', $2, '{day,month}' FROM boards RETURNING id`,
    [gameId, decimals],
  );
  return board?.id ?? 0;
}

const RESETS: Reset[] = ['day', 'month'];

function add(points: number, { player = 0, by = node, key = '' } = {}) {
  const { id: userId = '', username = '' } = players[player] ?? {};
  return by.writer.write({
    ...{ userId, username, gameId, boardId, board: 'coins', resets: RESETS, isSummed: true },
    ...{ score: points, value: points, ...(key && { idempotencyKey: key }) },
  });
}

const sumOf = async (player: number) =>
  (
    await database.rows<{ score: number; scoreId: number }>(
      `SELECT score::float8 AS score, score_id::float8 AS "scoreId" FROM personal_bests
       WHERE user_id = $1 AND board_id = $2`,
      [players[player]?.id, boardId],
    )
  )[0];

async function expectConsistent(): Promise<void> {
  expect(await wrongProjections(database)).toEqual([]);
  expect(await wrongRanks(database, node.redis)).toEqual([]);
}

describe('on a board of sums', () => {
  it('each score moves its player, who is ranked by the sum', async () => {
    await add(50, { player: 1 });
    expect(await add(30)).toMatchObject({ personalBest: true, rank: 2 });
    expect(await add(30)).toMatchObject({ personalBest: true, rank: 1 });
    expect((await sumOf(0))?.score).toBe(60);
    await expectConsistent();
  });

  it('scores that arrive together are all added, and answered with the rank after them', async () => {
    await add(50, { player: 1 });
    const together = await Promise.all([add(20), add(20), add(20), add(1, { player: 2 })]);
    expect(together.map(({ rank }) => rank)).toEqual([1, 1, 1, 3]);
    expect((await sumOf(0))?.score).toBe(60);
    await expectConsistent();
  });

  it('a repeated request is added once, on any node', async () => {
    const first = await add(20, { key: 'run-1' });
    const repeats = await Promise.all([add(20, { key: 'run-1', by: other }), add(20, { key: 'run-1' }), add(5)]);
    expect(repeats.slice(0, 2)).toEqual([
      { ...first, replayed: true },
      { ...first, replayed: true },
    ]);
    expect((await sumOf(0))?.score).toBe(25);
    await expectConsistent();
  });

  it('the recording of a run can be watched from a sum of this run only', async () => {
    const { id } = await add(10);
    await database.rows(
      `INSERT INTO recordings (score_id, user_id, game_id, rules_version, seed, log, ticks)
       SELECT id, user_id, game_id, 1, '', '1.', 0 FROM scores WHERE id = $1`,
      [id],
    );
    const recorded = async () => {
      const all = { maxScore: MAX_SCORE, offset: 0, limit: 1 };
      const [row] = await node.boards.rows({ board: boardId, period: 'all' }, all);
      return row?.recorded;
    };
    expect(await recorded()).toBe(true);
    await add(10);
    await database.rows('UPDATE recordings SET score_id = (SELECT max(id) FROM scores)');
    expect(await recorded()).toBe(false);
  });

  it('two players with the same sum are in the order in which they reached it', async () => {
    await add(10, { player: 0 });
    await add(30, { player: 1 });
    await add(20, { player: 0 });
    const { id } = await add(5, { player: 2 });
    const rows = await node.boards.rows(
      { board: boardId, period: 'all' },
      { maxScore: MAX_SCORE, offset: 0, limit: 3 },
    );
    expect(rows.map(({ userId, score }) => [userId, score])).toEqual([
      [players[1]?.id, 30],
      [players[0]?.id, 30],
      [players[2]?.id, 5],
    ]);
    expect(rows[2]?.scoreId).toBe(id);
  });

  it.each([
    [0, MAX_SCORE],
    [2, 10 ** 15],
  ])('a sum with %i decimals ends at %i, from which a removal leads back', async (decimals, largest) => {
    boardId = await makeBoard(decimals);
    await add(largest - 10);
    const { id: last } = await add(25);
    expect(await sumOf(0)).toEqual({ score: largest, scoreId: last });
    const { id } = await add(7);
    expect((await sumOf(0))?.scoreId).toBe(last);
    expect(await add(7)).toMatchObject({ personalBest: false, rank: 1 });
    const remove = (scoreId: number) => node.em.fork().transactional((em) => node.removal.remove(em, scoreId));
    await remove(id);
    expect(await sumOf(0)).toEqual({ score: largest, scoreId: last });
    await remove(last);
    expect((await sumOf(0))?.score).toBe(largest - 3);
    await expectConsistent();
  });

  it(
    'scores of two nodes at once leave sums and ranks that equal the scores',
    async () => {
      const sent = fc.record({
        player: fc.integer({ min: 0, max: 2 }),
        points: fc.integer({ min: 1, max: 9 }),
        elsewhere: fc.boolean(),
        key: fc.constantFrom('', '', 'a', 'b'),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(sent, { minLength: 1, maxLength: 30 }), async (scores) => {
          boardId = await makeBoard();
          const sending = scores.map(({ player, points, elsewhere, key }) =>
            // A key stands for one request, whatever node it reaches.
            add(key ? 4 : points, { player, by: elsewhere ? other : node, key: key && `${boardId} ${player} ${key}` }),
          );
          await Promise.all(sending);
          await expectConsistent();
        }),
        { numRuns: RUNS },
      );
    },
    START,
  );

  it('scores are accepted while Redis is unreachable, and ranked when it is back', async () => {
    await add(10, { player: 1 });
    const cutOff = await openScoringParts(database, 'redis://127.0.0.1:1');
    try {
      expect(await add(20, { by: cutOff })).toMatchObject({ rank: null, personalBest: true });
    } finally {
      await cutOff.close();
    }
    const left = await until(
      () => database.rows<{ payload: object }>(`SELECT payload FROM outbox_events WHERE name = 'scores.accepted'`),
      ({ length }) => length === 1,
    );
    await node.relayed.get('scores.accepted')?.(left.map(({ payload }) => payload));
    await expectConsistent();
    expect(await add(1)).toMatchObject({ rank: 1 });
  });
});
