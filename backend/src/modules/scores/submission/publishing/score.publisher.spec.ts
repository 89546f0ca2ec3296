import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { BestProjection } from '../../bests/best-projection.service.js';
import type { ScoreRanking, ScoresToRank } from '../../ranks/score-ranking.service.js';
import type { CommittedScores } from '../commit/committed-scores.js';
import type { IdempotencyResponseStore } from '../idempotency/idempotency-response.store.js';
import type { BestsFromDatabase } from './bests-from-database.service.js';
import type { RankCache } from './rank.cache.js';
import { ScorePublisher } from './score.publisher.js';

const PLAYERS = 20;

/** A publisher whose calls of the ranking script are recorded, each as the ranked scores. */
function setUp() {
  const calls: number[][] = [];
  const rank = async ({ games }: ScoresToRank): ReturnType<ScoreRanking['rank']> => {
    const bests = [...games.values()].flat();
    calls.push(bests.map(({ score }) => score));
    return { players: bests.map(() => ({ previous: 0, rank: 1 })), bests: [] };
  };
  const publisher = new ScorePublisher(
    { rank } as Partial<ScoreRanking> as ScoreRanking,
    {} as BestsFromDatabase,
    { add: () => undefined } as Partial<BestProjection> as BestProjection,
    {} as IdempotencyResponseStore,
    { rankOf: () => 1 } as Partial<RankCache> as RankCache,
  );
  let firstId = 1;
  /** Publishes a commit with a score for each player, in order. */
  const publish = (scores: number[]) => {
    const first = firstId;
    firstId += scores.length;
    const committed: CommittedScores = {
      scores: scores.map((score, index) => ({
        id: first + index,
        userId: `player-${index}`,
        username: `player-${index}`,
        gameId: 1,
        score,
      })),
      first,
      last: firstId - 1,
      isKeyed: false,
      week: '2026-11-23',
      day: '2026-11-28',
      row: { at: new Date(), removals: 0, eventId: first, claimed: null },
    };
    return Promise.all(Array.from(publisher.publish(committed).values(), async (result) => result));
  };
  return { calls, publish };
}

/** Scores of all players, of which only the named one exceeds 100. */
const withBest = (player: number, score: number) =>
  Array.from({ length: PLAYERS }, (_, index) => (index === player ? score : 1));

describe('bests of several commits', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('are published by one call while commits are large', async () => {
    const { calls, publish } = setUp();
    await publish(new Array<number>(PLAYERS).fill(100));
    const second = publish(withBest(0, 200));
    await jest.advanceTimersByTimeAsync(2);
    const third = publish(withBest(1, 300));
    await jest.advanceTimersByTimeAsync(8);
    await Promise.all([second, third]);
    expect(calls.slice(1)).toEqual([[200, 300]]);
  });

  it('are published at once after a small commit', async () => {
    const { calls, publish } = setUp();
    for (const score of [100, 200, 300]) {
      void publish([score]);
      await jest.advanceTimersByTimeAsync(0);
    }
    expect(calls).toEqual([[100], [200], [300]]);
  });

  it('do not wait for the next commits if many wait', async () => {
    const { calls, publish } = setUp();
    for (const score of [100, 200]) {
      void publish(new Array<number>(PLAYERS).fill(score));
      await jest.advanceTimersByTimeAsync(0);
    }
    expect(calls.map(({ length }) => length)).toEqual([PLAYERS, PLAYERS]);
  });
});
