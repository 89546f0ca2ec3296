import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { makeGame } from '../../../../test/factories/game.factory.js';
import { makePlayers } from '../../../../test/factories/user.factory.js';
import { openScoringParts, type ScoringParts } from '../../../../test/support/scores/scoring-parts.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';

/** Totals are current two seconds after a score; a run takes less than the rest, whatever it waits for. */
const PROMISED_WITHIN = 2_000;
const LEFT_FOR_A_RUN = 600;

let database: TestDatabase;
let node: ScoringParts;
let gameId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  node = await openScoringParts(database);
  gameId = (await makeGame(database)).id;
});
afterEach(() => void jest.restoreAllMocks());
afterAll(async () => {
  await node?.close();
  await database?.drop();
});

const totals = async () => {
  const rows = await database.rows<{ userId: string; score: number }>(
    'SELECT user_id AS "userId", score::float8 AS score FROM player_totals',
  );
  return new Map(rows.map(({ userId, score }) => [userId, score]));
};

describe('totals under steady load', () => {
  it('contain all scores acknowledged before the run began, and the run ends while others keep arriving', async () => {
    const players = await makePlayers(database, 4);
    const scored = new Map<string, number>();
    const play = async (score: number) => {
      await Promise.all(players.map(({ id, username }) => node.writer.write({ userId: id, username, gameId, score })));
      for (const { id } of players) scored.set(id, score);
    };
    await play(100);
    // Every player scores again before and after each update of the global boards.
    let later = 100;
    const raise = node.ranks.raise.bind(node.ranks);
    const raised = jest.spyOn(node.ranks, 'raise').mockImplementation(async (...update) => {
      await play((later += 1));
      const result = await raise(...update);
      await play((later += 1));
      return result;
    });
    for (let run = 1; run <= 3; run += 1) {
      const acknowledged = new Map(scored);
      await node.totals.run();
      const current = await totals();
      expect(players.filter(({ id }) => (current.get(id) ?? 0) < (acknowledged.get(id) ?? NaN))).toEqual([]);
      expect(raised).toHaveBeenCalledTimes(run);
    }
    raised.mockRestore();
    await node.totals.run();
    expect(await totals()).toEqual(scored);
  });

  it('are requested by every best, and are done within two seconds', async () => {
    const [player] = await makePlayers(database, 1);
    if (!player) throw new Error('no player was created');
    const write = (score: number) => node.writer.write({ userId: player.id, username: player.username, gameId, score });
    node.requested.length = 0;
    for (const score of [10, 20, 30]) await write(score);
    expect(node.requested.filter((job) => job === node.totals.name)).toHaveLength(3);
    expect(node.totals.pacing.max + LEFT_FOR_A_RUN).toBeLessThanOrEqual(PROMISED_WITHIN);
  });
});
