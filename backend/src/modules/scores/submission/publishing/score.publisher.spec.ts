import { describe, expect, it } from '@jest/globals';
import { onMainBoard } from '../../../../../test/factories/submissions.js';
import { stub } from '../../../../../test/support/stub.js';
import type { BestProjection } from '../../bests/best-projection.service.js';
import type { RankingResult, ScoreRanking, ScoresToRank } from '../../ranks/score-ranking.service.js';
import type { CommittedScores } from '../commit/committed-scores.js';
import type { IdempotencyResponseStore } from '../idempotency/idempotency-response.store.js';
import type { BestsFromDatabase } from './bests-from-database.service.js';
import { ScorePublisher } from './score.publisher.js';

/**
 * A publisher whose calls of the ranking script are recorded, each as the ranked scores, and end when the test says so.
 */
function setUp() {
  const calls: { scores: number[]; end: () => void }[] = [];
  const rank = ({ boards }: ScoresToRank) => {
    const bests = boards.flatMap((board) => board.bests);
    const ended = Promise.withResolvers<RankingResult>();
    const result = { players: bests.map(() => ({ previous: 0, rank: 1 })), bests: [] };
    calls.push({ scores: bests.map(({ score }) => score), end: () => ended.resolve(result) });
    return ended.promise;
  };
  const publisher = new ScorePublisher(
    stub<ScoreRanking>({ rank }),
    stub<BestsFromDatabase>({}),
    stub<BestProjection>({ add: () => undefined }),
    stub<IdempotencyResponseStore>({}),
  );
  let id = 0;
  /** Publishes a commit with one score of a new player. */
  const publish = (score: number, day = '2026-11-23') => {
    id += 1;
    const committed: CommittedScores = {
      scores: [onMainBoard({ id, userId: `player-${id}`, username: `player-${id}`, gameId: 1, score })],
      first: id,
      last: id,
      isKeyed: false,
      day,
      row: { at: new Date(), removals: 0, eventId: id, claimed: null },
    };
    return publisher.publish(committed);
  };
  return { calls, publish };
}

describe('the publication of committed scores', () => {
  it('ranks all that are committed during a call with the next one', async () => {
    const { calls, publish } = setUp();
    const published = [100, 200, 300].map((score) => publish(score));
    expect(calls.map(({ scores }) => scores)).toEqual([[100]]);
    calls[0]?.end();
    await published[0];
    expect(calls.map(({ scores }) => scores)).toEqual([[100], [200, 300]]);
    calls[1]?.end();
    expect((await published[2])?.get(3)).toMatchObject({ id: 3, rank: 1, personalBest: true });
  });

  it('ranks scores of two weeks in two calls', async () => {
    const { calls, publish } = setUp();
    const first = publish(100);
    const sunday = publish(200);
    void publish(300, '2026-11-30');
    calls[0]?.end();
    await first;
    calls[1]?.end();
    await sunday;
    expect(calls.map(({ scores }) => scores)).toEqual([[100], [200], [300]]);
  });
});
