import { setTimeout as pause } from 'node:timers/promises';
import { memoryMegabytes } from '../support/proc.ts';
import type { Row } from '../support/report.ts';
import type { Stage } from '../support/stage.ts';
import type { Benchmark } from './benchmark.ts';

const SIGN_UPS = 500;
const AT_ONCE = 8;
/** Milliseconds without sign-ups. */
const REST = 30_000;

/** What a burst of sign-ups, each with a slow hash of its password, leaves in a fresh server. */
export const signUps: Benchmark = {
  name: 'signups',
  what: 'memory after a burst of sign-ups',
  async measure(stage) {
    await stage.restart();
    await signUp(stage, 'first', AT_ONCE);
    await stage.untilIdle();
    const before = await look(stage);
    await signUp(stage, 'burst', SIGN_UPS);
    const after = await look(stage);
    await pause(stage.scaled(REST, REST / 2));
    const rested = await look(stage);
    const row = (what: string, { resident, heap }: Memory): Row => ({
      figure: 'signups',
      what,
      reached: resident,
      unit: 'MB',
      limit: { name: 'heap in use', value: heap },
    });
    return [row('memory before 500 sign-ups', before), row('  after them', after), row('  after a rest', rested)];
  },
};

async function signUp({ ours, complaints }: Stage, name: string, count: number): Promise<void> {
  const rest = Array.from({ length: count }, (_, index) => `${name}-${index}`).values();
  const one = async (username: string) => {
    const answer = await fetch(`http://127.0.0.1:${ours.port}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, email: `${username}@example.test`, password: `a password of ${username}` }),
    });
    const text = await answer.text();
    if (answer.status !== 201) complaints.push(`a sign-up was answered with ${answer.status}: ${text}`);
  };
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const username of rest) await one(username);
    }),
  );
}

interface Memory {
  /** Megabytes (10^6 bytes): resident as it is, and the heap without garbage. */
  resident: number;
  heap: number;
}

async function look({ ours, server }: Stage): Promise<Memory> {
  const resident = memoryMegabytes(ours.pid);
  const { heapUsed } = await server.memoryInUse();
  return { resident, heap: heapUsed / 1e6 };
}
