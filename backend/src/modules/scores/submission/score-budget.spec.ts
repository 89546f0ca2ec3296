import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { RATE_LIMITS, type RateLimits } from '../../../config/limits.js';
import type { Settings } from '../../../config/settings.js';
import { AppError } from '../../../core/errors/app-error.js';
import type { Redis } from '../../../core/redis/redis.js';
import { ScoreBudget } from './score-budget.service.js';

const NOON = Date.UTC(2026, 10, 20, 12);

/** 60 a minute, that is one a second, with a burst of 10. */
function setUp(limits = true): ScoreBudget {
  const rates: RateLimits = { ...RATE_LIMITS, score: { points: 60, duration: 60, burst: 10 } };
  return new ScoreBudget(rates, { limits } as Settings, { isReady: false } as Redis);
}

function refusal(act: () => void): AppError | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

describe('the score budget', () => {
  it('allows a burst and refuses further scores', () => {
    const budget = setUp();
    for (let i = 0; i < 10; i++) budget.spend('ada', 1, NOON);
    expect(refusal(() => budget.spend('ada', 1, NOON))).toMatchObject({
      code: 'rate_limited',
      status: 429,
      details: {
        retryAfter: 1,
        headers: { 'RateLimit-Limit': '10', 'RateLimit-Remaining': '0', 'RateLimit-Reset': '1' },
      },
    });
  });

  it('refills evenly, one score each second', () => {
    const budget = setUp();
    budget.spend('ada', 10, NOON);
    budget.spend('ada', 1, NOON + 1_000);
    expect(refusal(() => budget.spend('ada', 1, NOON + 1_500))).toBeDefined();
    budget.spend('ada', 1, NOON + 2_000);
  });

  it('never exceeds the burst after a pause', () => {
    const budget = setUp();
    budget.spend('ada', 10, NOON);
    budget.spend('ada', 10, NOON + 86_400_000);
    expect(refusal(() => budget.spend('ada', 1, NOON + 86_400_000))).toBeDefined();
  });

  it('returns the seconds to wait for an expensive request', () => {
    const budget = setUp();
    budget.spend('ada', 10, NOON);
    expect(refusal(() => budget.spend('ada', 5, NOON))?.details.retryAfter).toBe(5);
    expect(refusal(() => budget.spend('ada', 5, NOON + 2_500))?.details.retryAfter).toBe(3);
    budget.spend('ada', 5, NOON + 5_000);
  });

  it('does not charge refused requests', () => {
    const budget = setUp();
    budget.spend('ada', 9, NOON);
    for (let i = 0; i < 100; i++) expect(refusal(() => budget.spend('ada', 2, NOON))).toBeDefined();
    budget.spend('ada', 1, NOON);
  });

  it('charges a tenth for each item of a batch', () => {
    const budget = setUp();
    for (let i = 0; i < 100; i++) budget.spend('ada', 0.1, NOON);
    const left = refusal(() => budget.spend('ada', 0.1, NOON));
    expect(left).toBeDefined();
  });

  it('is separate for each player', () => {
    const budget = setUp();
    budget.spend('ada', 10, NOON);
    budget.spend('bob', 10, NOON);
    expect(refusal(() => budget.spend('ada', 1, NOON))).toBeDefined();
  });

  it('refuses nothing while limits are off', () => {
    const budget = setUp(false);
    for (let i = 0; i < 1_000; i++) budget.spend('ada', 50, NOON);
  });

  it('allows two batches of 500 in a row with the configured limits, but not three', () => {
    const budget = new ScoreBudget(RATE_LIMITS, { limits: true } as Settings, { isReady: false } as Redis);
    budget.spend('ada', 50, NOON);
    budget.spend('ada', 50, NOON);
    expect(refusal(() => budget.spend('ada', 50, NOON))?.details.retryAfter).toBe(3);
  });
});

describe('an account of the score budget', () => {
  it('spends what its owner has left, and the other way round', () => {
    const budget = setUp();
    const account = budget.accountOf('ada');
    account.spend(4, NOON);
    budget.spend('ada', 4, NOON);
    expect(refusal(() => account.spend(3, NOON))?.details.retryAfter).toBe(1);
    account.spend(2, NOON);
    expect(refusal(() => budget.spend('ada', 1, NOON))).toBeDefined();
    expect(refusal(() => budget.accountOf('ada').spend(1, NOON))).toBeDefined();
    budget.accountOf('bob').spend(10, NOON);
  });

  it('has the limit of its owner also after a pause in which the owner was forgotten', () => {
    jest.useFakeTimers({ now: NOON });
    try {
      const budget = setUp();
      budget.onApplicationBootstrap();
      const account = budget.accountOf('ada');
      account.spend(0.4);
      jest.advanceTimersByTime(120_000);
      budget.spend('ada', 10);
      expect(refusal(() => account.spend(1))).toBeDefined();
      jest.advanceTimersByTime(1_000);
      account.spend(1);
      budget.onModuleDestroy();
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('the score budget of a server whose clock is set back', () => {
  beforeEach(() => void jest.useFakeTimers({ now: NOON }));
  afterEach(() => void jest.useRealTimers());

  it('still accepts scores', () => {
    const budget = setUp();
    budget.spend('ada', 1);
    jest.setSystemTime(NOON - 3_600_000);
    budget.spend('ada', 9);
    expect(refusal(() => budget.spend('ada', 1))).toMatchObject({ details: { retryAfter: 1 } });
  });
});

describe('the score budget while Redis is unreachable', () => {
  beforeEach(() => void jest.useFakeTimers({ now: NOON }));
  afterEach(() => void jest.useRealTimers());

  it('works on each node, and unused budgets are evicted', () => {
    const budget = setUp();
    budget.onApplicationBootstrap();
    budget.spend('ada', 10);
    jest.advanceTimersByTime(500);
    expect(refusal(() => budget.spend('ada', 1))).toBeDefined();
    jest.advanceTimersByTime(60_000);
    budget.spend('ada', 10);
    budget.onModuleDestroy();
  });
});
