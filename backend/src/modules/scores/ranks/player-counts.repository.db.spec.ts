import { Logger } from '@nestjs/common';
import { onMainBoard } from '../../../../test/factories/submissions.js';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { makeGame } from '../../../../test/factories/game.factory.js';
import { makePlayers } from '../../../../test/factories/user.factory.js';
import { openScoringParts, type ScoringParts } from '../../../../test/support/scores/scoring-parts.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { lockWaits } from '../../../../test/support/lock-waits.js';
import { until } from '../../../../test/support/until.js';
import { READY_KEY } from '../ranks/rank-sets.store.js';

Logger.overrideLogger(false);

let database: TestDatabase;
let node: ScoringParts;

beforeAll(async () => {
  database = await createTestDatabase();
  node = await openScoringParts(database);
});
afterAll(async () => {
  await node?.close();
  await database?.drop();
});

/** Accepts the first score of a new player and projects it. */
async function join(gameId: number): Promise<void> {
  const [player] = await makePlayers(database, 1);
  if (!player) throw new Error('no player was created');
  await node.writer.write(onMainBoard({ userId: player.id, username: player.username, gameId, score: 10 }));
  await node.projection.catchUp();
  await node.projection.totalsPublished();
}

async function playersOf(gameId: number): Promise<number | undefined> {
  const [game] = await database.rows<{ players: number }>('SELECT player_count AS players FROM games WHERE id = $1', [
    gameId,
  ]);
  return game?.players;
}

describe('the number of players of a game', () => {
  let gameId: number;

  beforeAll(async () => {
    gameId = (await makeGame(database)).id;
    await join(gameId);
    expect(await playersOf(gameId)).toBe(1);
  });

  it('includes a player who joins while the rank sets are rebuilt, as soon as they are complete', async () => {
    await node.redis.del(READY_KEY);
    await join(gameId);
    expect(await playersOf(gameId)).toBe(1);
    await node.redis.set(READY_KEY, 'yes');
    node.players.onBoardsRebuilt();
    await until(
      () => playersOf(gameId),
      (players) => players === 2,
    );
  });

  it('is counted in few calls of Redis, also for players who have played a thousand games', async () => {
    const calls = jest.spyOn(node.redis, 'evalSha');
    await node.players.count([gameId, ...Array.from({ length: 1_000 }, (_, n) => 100_000 + n)]);
    expect(calls).toHaveBeenCalledTimes(3);
    calls.mockRestore();
  });

  it('includes a player who joins while Redis is unreachable, as soon as it is reachable again', async () => {
    const unreachable = jest.spyOn(node.ranks, 'raise').mockRejectedValue(new Error('unreachable'));
    await join(gameId);
    expect(await playersOf(gameId)).toBe(2);
    unreachable.mockRestore();
    const left = await database.rows<{ payload: unknown }>(
      `SELECT payload FROM outbox_events WHERE name = 'totals.changed' ORDER BY id DESC LIMIT 1`,
    );
    await node.relayed.get('totals.changed')?.(left.map(({ payload }) => payload));
    expect(await playersOf(gameId)).toBe(3);
  });

  it('is stored in the order of the games, so that two updates do not wait for each other', async () => {
    const [first, second] = [(await makeGame(database)).id, (await makeGame(database)).id];
    for (const game of [first, second]) await join(game);
    await database.rows('UPDATE games SET player_count = 0 WHERE id = ANY($1)', [[first, second]]);
    const other = await database.pool.connect();
    const set = 'UPDATE games SET player_count = 3 WHERE id = $1';
    try {
      await other.query('BEGIN');
      await other.query(set, [first]);
      const counted = node.players.count([second, first]);
      await until(
        () => lockWaits(database),
        (waiting) => waiting === 1,
      );
      await other.query(set, [second]);
      await other.query('COMMIT');
      await counted;
    } finally {
      other.release();
    }
    expect([await playersOf(first), await playersOf(second)]).toEqual([1, 1]);
  });
});
