import { Logger } from '@nestjs/common';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { CALLS_KEPT } from '@gamegeek/contracts/studio/calls.schemas.js';
import { AppError } from '../../../core/errors/app-error.js';
import type { CallLogRepository } from './call-log.repository.js';
import { CallLog, type GameCall, type PendingCalls } from './call-log.service.js';

// A failed store is logged.
Logger.overrideLogger(false);

const blocked = () => new AppError('blocked', 'The creator of this game has blocked you.');
const call = (score: number, gameId = 7): GameCall => ({ gameId, kind: 'score', way: 'key', score });

let stored: Map<number, PendingCalls>[];
let isAway: boolean;
let log: CallLog;

beforeEach(() => {
  [stored, isAway] = [[], false];
  const repository: Pick<CallLogRepository, 'store'> = {
    store: async (pending) => {
      if (isAway) throw new Error('away');
      stored.push(new Map(pending));
    },
  };
  log = new CallLog(repository as CallLogRepository);
});

const scores = (gameId = 7) =>
  stored
    .at(-1)
    ?.get(gameId)
    ?.calls.map(({ score }) => score);

describe('the call log of a node', () => {
  it('has the answer or the refusal of the work that it follows, which ends as it would without', async () => {
    expect(await log.follow(call(1), async () => 'done')).toBe('done');
    const refusal = blocked();
    await expect(log.follow(call(2), () => Promise.reject(refusal))).rejects.toBe(refusal);
    const bug = new TypeError('x is not a function');
    await expect(log.follow(call(3), () => Promise.reject(bug))).rejects.toBe(bug);
    await log.flush();
    const { calls, refused } = stored[0]?.get(7) ?? { calls: [], refused: new Map() };
    expect(calls.map((one) => one.refusal?.code)).toEqual([undefined, 'blocked', 'internal']);
    expect(JSON.stringify(calls)).not.toContain('is not a function');
    expect([...refused]).toEqual([['blocked', 1], ['internal', 1]]); // prettier-ignore
  });

  it('stores nothing twice, and nothing if nothing was called', async () => {
    log.accepted(call(1));
    await log.flush();
    await log.flush();
    expect(stored).toHaveLength(1);
  });

  it('keeps what could not be stored, in order, with the counts of refusals', async () => {
    isAway = true;
    log.refused(call(1), blocked());
    await log.flush();
    log.refused(call(2), blocked());
    await log.flush();
    isAway = false;
    await log.flush();
    expect(scores()).toEqual([1, 2]);
    expect(stored[0]?.get(7)?.refused.get('blocked')).toBe(2);
  });

  it('is bounded by calls of a game and by games, whatever arrives while nothing can be stored', async () => {
    isAway = true;
    for (let score = 1; score <= 5_000; score += 1) {
      log.accepted(call(score));
      log.accepted(call(score, 100 + score));
      if (score % 1_000 === 0) await log.flush();
    }
    isAway = false;
    await log.flush();
    expect(stored.at(-1)?.size).toBeLessThanOrEqual(1_000);
    expect(scores()?.length).toBeLessThanOrEqual(2 * CALLS_KEPT);
    expect(scores()?.at(-1)).toBe(5_000);
  });
});
