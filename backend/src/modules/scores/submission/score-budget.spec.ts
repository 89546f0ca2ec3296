import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { RATE_LIMITS, type RateLimits } from '../../../config/limits.js';
import type { Settings } from '../../../config/settings.js';
import { AppError } from '../../../core/errors/app-error.js';
import type { Redis } from '../../../core/redis/redis.js';
import { ScoreBudget } from './score-budget.service.js';

const NOON = Date.UTC(2026, 10, 20, 12);

/** 60 a minute, which is one a second, with 10 saved up at most. */
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

describe('a budget of scores', () => {
  it('lets a burst pass, and refuses what is past it', () => {
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

  it('fills evenly: a second later one more score fits, and no two', () => {
    const budget = setUp();
    budget.spend('ada', 10, NOON);
    budget.spend('ada', 1, NOON + 1_000);
    expect(refusal(() => budget.spend('ada', 1, NOON + 1_500))).toBeDefined();
    budget.spend('ada', 1, NOON + 2_000);
  });

  it('saves up no more than a burst, however long nothing comes', () => {
    const budget = setUp();
    budget.spend('ada', 10, NOON);
    budget.spend('ada', 10, NOON + 86_400_000);
    expect(refusal(() => budget.spend('ada', 1, NOON + 86_400_000))).toBeDefined();
  });

  it('tells how long to wait until a dear request fits', () => {
    const budget = setUp();
    budget.spend('ada', 10, NOON);
    expect(refusal(() => budget.spend('ada', 5, NOON))?.details.retryAfter).toBe(5);
    expect(refusal(() => budget.spend('ada', 5, NOON + 2_500))?.details.retryAfter).toBe(3);
    budget.spend('ada', 5, NOON + 5_000);
  });

  it('costs nothing when it refuses', () => {
    const budget = setUp();
    budget.spend('ada', 9, NOON);
    for (let i = 0; i < 100; i++) expect(refusal(() => budget.spend('ada', 2, NOON))).toBeDefined();
    budget.spend('ada', 1, NOON);
  });

  it('counts a batch by tenths', () => {
    const budget = setUp();
    for (let i = 0; i < 100; i++) budget.spend('ada', 0.1, NOON);
    const left = refusal(() => budget.spend('ada', 0.1, NOON));
    expect(left).toBeDefined();
  });

  it('of one player is no other’s', () => {
    const budget = setUp();
    budget.spend('ada', 10, NOON);
    budget.spend('bob', 10, NOON);
    expect(refusal(() => budget.spend('ada', 1, NOON))).toBeDefined();
  });

  it('refuses nobody while limits are off', () => {
    const budget = setUp(false);
    for (let i = 0; i < 1_000; i++) budget.spend('ada', 50, NOON);
  });

  it('takes, with the limits we have, a batch of 500 twice in a row and not three times', () => {
    const budget = new ScoreBudget(RATE_LIMITS, { limits: true } as Settings, { isReady: false } as Redis);
    budget.spend('ada', 50, NOON);
    budget.spend('ada', 50, NOON);
    expect(refusal(() => budget.spend('ada', 50, NOON))?.details.retryAfter).toBe(3);
  });
});

describe('budgets while Redis is away', () => {
  beforeEach(() => void jest.useFakeTimers({ now: NOON }));
  afterEach(() => void jest.useRealTimers());

  it('go on by themselves, and those that say nothing any more are forgotten', () => {
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
