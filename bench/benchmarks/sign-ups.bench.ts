import { setTimeout as pause } from 'node:timers/promises';
import { memoryMegabytes } from '../support/proc.ts';
import type { Row } from '../support/report.ts';
import type { Stage } from '../support/stage.ts';
import type { Benchmark } from './benchmark.ts';

const REGISTRATIONS = 500;
const CONCURRENCY = 8;
/** Milliseconds without sign-ups. */
const REST_TIME = 30_000;

/** The memory of a fresh server before and after a burst of sign-ups, each with an expensive password hash. */
export const registrations: Benchmark = {
  name: 'signups',
  what: 'memory after a burst of sign-ups',
  async measure(stage) {
    await stage.restart();
    await register(stage, 'first', CONCURRENCY);
    await stage.waitUntilIdle();
    const before = await readMemory(stage);
    await register(stage, 'burst', REGISTRATIONS);
    const after = await readMemory(stage);
    await pause(stage.scaled(REST_TIME, REST_TIME / 2));
    const rested = await readMemory(stage);
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

async function register({ ours, unexpectedAnswers }: Stage, name: string, count: number): Promise<void> {
  const queue = Array.from({ length: count }, (_, index) => `${name}-${index}`).values();
  const one = async (username: string) => {
    const answer = await fetch(`http://127.0.0.1:${ours.port}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, email: `${username}@example.test`, password: `a password of ${username}` }),
    });
    const text = await answer.text();
    if (answer.status !== 201) unexpectedAnswers.push(`a sign-up was answered with ${answer.status}: ${text}`);
  };
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (const username of queue) await one(username);
    }),
  );
}

interface Memory {
  /** In megabytes (10^6 bytes): resident memory, and the heap after garbage collection. */
  resident: number;
  heap: number;
}

async function readMemory({ ours, server }: Stage): Promise<Memory> {
  const resident = memoryMegabytes(ours.pid);
  const { heapUsed } = await server.memoryInUse();
  return { resident, heap: heapUsed / 1e6 };
}
