import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { RATE_LIMITS, type RateLimits as Limits } from '../../config/limits.js';
import type { Settings } from '../../config/settings.js';
import { AddressBudget } from './address-budget.js';
import type { RateLimits } from './rate-limits.js';

const LIMITS: Limits = {
  ...RATE_LIMITS,
  addressBurst: { points: 10, duration: 10 },
  address: { points: 100, duration: 60 },
};

/** The count that all nodes share, kept by the test. */
class Shared {
  counted: [string, string, number][] = [];
  left = { addressBurst: 10, address: 100 };
  away = false;

  consume = async (name: 'addressBurst' | 'address', key: string, points: number) => {
    if (this.away) throw new Error('past the limit');
    this.counted.push([name, key, points]);
    this.left[name] -= points;
    return { limit: 0, remaining: Math.max(this.left[name], 0), reset: 0 };
  };
}

let shared: Shared;
let budget: AddressBudget;

function setUp(settings: Partial<Settings> = {}): AddressBudget {
  shared = new Shared();
  budget = new AddressBudget(
    LIMITS,
    { limits: true, trustProxy: 0, ...settings } as Settings,
    shared as unknown as RateLimits,
  );
  budget.onApplicationBootstrap();
  return budget;
}

const from = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;
const spend = (count: number, request = from('192.0.2.1')) =>
  Array.from({ length: count }, () => budget.spend(request));
const nextShare = () => jest.advanceTimersByTimeAsync(1_000);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  budget.onModuleDestroy();
  jest.useRealTimers();
});

describe('the budget of an address', () => {
  it('is half a burst before anything is known of others, and then the ordinary way decides', () => {
    setUp();
    expect(spend(7)).toEqual([true, true, true, true, true, false, false]);
    expect(shared.counted).toEqual([]);
  });

  it('is added to the shared count once a second', async () => {
    setUp();
    spend(3);
    await nextShare();
    expect(shared.counted).toEqual([
      ['addressBurst', '192.0.2.1', 3],
      ['address', '192.0.2.1', 3],
    ]);
  });

  it('is what the nearer of the shared limits leaves', async () => {
    setUp();
    shared.left = { addressBurst: 50, address: 6 };
    spend(2);
    await nextShare();
    expect(spend(6)).toEqual([true, true, true, true, false, false]);
  });

  it('is nothing once the shared limit is reached, or cannot be told', async () => {
    setUp();
    spend(1);
    shared.away = true;
    await nextShare();
    expect(spend(2)).toEqual([false, false]);
  });

  it('is its own: other addresses are not concerned, and the /64 of an IPv6 address is one', () => {
    setUp();
    spend(5);
    expect(spend(1)).toEqual([false]);
    expect(spend(1, from('192.0.2.2'))).toEqual([true]);
    for (let i = 0; i < 5; i++) spend(1, from(`2001:db8::${i + 1}`));
    expect(spend(1, from('2001:db8::ffff'))).toEqual([false]);
    expect(spend(1, from('2001:db8:0:1::1'))).toEqual([true]);
  });

  it('is counted by the address that a trusted proxy tells, and by no other', () => {
    setUp();
    spend(5, from('192.0.2.1', '198.51.100.1'));
    expect(spend(1, from('192.0.2.1', '198.51.100.2'))).toEqual([false]);
    budget.onModuleDestroy();
    setUp({ trustProxy: 1 });
    spend(5, from('192.0.2.1', 'invented, 198.51.100.1'));
    expect(spend(1, from('192.0.2.1', '198.51.100.1'))).toEqual([false]);
    expect(spend(1, from('192.0.2.1', '198.51.100.1, 198.51.100.2'))).toEqual([true]);
  });

  it('is without end while limits are off', () => {
    setUp({ limits: false });
    expect(spend(1_000)).not.toContain(false);
  });

  it('is forgotten when nothing comes any more', async () => {
    setUp();
    spend(5);
    await nextShare();
    await nextShare();
    expect(spend(6)).toEqual([true, true, true, true, true, false]);
  });
});
