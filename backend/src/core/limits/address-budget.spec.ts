import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Settings } from '../../config/settings.js';
import { AddressBudget } from './address-budget.service.js';
import type { RateLimits } from './rate-limits.service.js';

/** The shared count of all nodes, kept by the test. */
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
  budget = new AddressBudget({ limits: true, trustProxy: 0, ...settings } as Settings, shared as unknown as RateLimits);
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

/** An address is known one second after its first request. */
async function setUpKnown(...requests: IncomingMessage[]): Promise<void> {
  setUp();
  for (const request of requests) budget.spend(request);
  await nextShare();
  shared.counted = [];
}

describe('AddressBudget', () => {
  it('is empty until the shared count is known', () => {
    setUp();
    expect(spend(2)).toEqual([false, false]);
  });

  it('is the remainder of the tighter shared limit', async () => {
    setUp();
    shared.left = { addressBurst: 50, address: 4 };
    spend(1);
    await nextShare();
    expect(spend(6)).toEqual([true, true, true, true, false, false]);
  });

  it('is used up sooner by requests that cost several points', async () => {
    await setUpKnown(from('192.0.2.1'));
    const spendThree = () => budget.spend(from('192.0.2.1'), 3);
    expect([spendThree(), spendThree(), spendThree(), spendThree()]).toEqual([true, true, true, false]);
    expect(shared.counted[0]).toEqual(['addressBurst', '192.0.2.1', 9]);
  });

  it('adds requests to the shared count once a second', async () => {
    await setUpKnown(from('192.0.2.1'));
    spend(3);
    await nextShare();
    expect(shared.counted).toEqual([
      ['addressBurst', '192.0.2.1', 3],
      ['address', '192.0.2.1', 3],
    ]);
    expect(spend(8).filter(Boolean)).toHaveLength(7);
  });

  it('adds requests to the shared count before Express counts further ones', async () => {
    await setUpKnown(from('192.0.2.1'));
    expect(spend(11)).toEqual([...Array<boolean>(10).fill(true), false]);
    expect(shared.counted).toEqual([
      ['addressBurst', '192.0.2.1', 10],
      ['address', '192.0.2.1', 10],
    ]);
    await nextShare();
    expect(spend(3)).toEqual([false, false, false]);
  });

  it('does not grant points twice while the shared count is requested', async () => {
    await setUpKnown(from('192.0.2.1'));
    spend(10);
    jest.advanceTimersByTime(1_000);
    expect(spend(3)).toEqual([false, false, false]);
  });

  it('is no larger after a pause than the shared limit allows', async () => {
    await setUpKnown(from('192.0.2.1'));
    spend(10);
    for (let i = 0; i < 5; i += 1) await nextShare();
    expect(spend(5)).not.toContain(true);
    await nextShare();
    expect(spend(5)).not.toContain(true);
  });

  it('is empty when the shared limit is reached or unknown', async () => {
    await setUpKnown(from('192.0.2.1'));
    spend(1);
    shared.away = true;
    await nextShare();
    expect(spend(2)).toEqual([false, false]);
  });

  it('is separate for each address and /64 of IPv6', async () => {
    const [one, other] = [from('2001:db8::1'), from('2001:db8:0:1::1')];
    await setUpKnown(one, other);
    expect(spend(10, one)).not.toContain(false);
    expect(spend(1, from('2001:db8::ffff'))).toEqual([false]);
    expect(spend(1, other)).toEqual([true]);
  });

  it('uses the address that a trusted proxy reports, and no other', async () => {
    await setUpKnown(from('192.0.2.1'));
    expect(spend(10, from('192.0.2.1', '198.51.100.1'))).not.toContain(false);
    expect(spend(1, from('192.0.2.1', '198.51.100.2'))).toEqual([false]);
    budget.onModuleDestroy();
    setUp({ trustProxy: 1 });
    spend(1, from('192.0.2.1', 'invented, 198.51.100.1'));
    await nextShare();
    expect(spend(1, from('192.0.2.1', '198.51.100.1'))).toEqual([true]);
    expect(spend(1, from('192.0.2.1', '198.51.100.1, 198.51.100.2'))).toEqual([false]);
  });

  it('is unlimited with LIMITS=off', () => {
    setUp({ limits: false });
    expect(spend(1_000)).not.toContain(false);
  });

  it('is dropped when no requests arrive', async () => {
    await setUpKnown(from('192.0.2.1'));
    await nextShare();
    await nextShare();
    expect(shared.counted).toEqual([]);
    expect(spend(1)).toEqual([false]);
  });
});
