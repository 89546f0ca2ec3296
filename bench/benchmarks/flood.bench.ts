import { setTimeout as pause } from 'node:timers/promises';
import { GOALS } from '../goals.ts';
import type { FloodCommands, FloodOrder, FloodResult } from '../load/flood.ts';
import { Child } from '../support/child.ts';
import type { Row } from '../support/report.ts';
import { compare, alternate } from '../support/rounds.ts';
import type { Stage } from '../support/stage.ts';
import { WATCHED_GAME } from '../databases/world.ts';
import type { Benchmark } from './benchmark.ts';

/** Other callers stay below every limit: 40 addresses with 100 scores and 100 reads a second in total. */
const CALLERS = { connections: 40, ownAddresses: true, rate: 100 };
const FLOOD: Omit<FloodOrder, 'port' | 'seconds'> = {
  requests: 2_000,
  newSockets: 50,
  eventsOfSocket: 25,
  game: WATCHED_GAME,
};
/** The limits of an address refill within this time, so that rounds are independent. */
const REFILL = 10_000;

/** Restarts the server with limits, so it runs late. */
export const flood: Benchmark = {
  name: 'flood',
  what: 'other callers while one address floods',
  onlyByName: true,
  async measure(stage) {
    await stage.warmUp();
    await stage.restart(undefined, { limits: 'on' });
    const flooder = await Child.start<FloodCommands>(new URL('../load/flood.ts', import.meta.url));
    try {
      return await measure(stage, flooder);
    } finally {
      await flooder.stop();
      await stage.restart();
    }
  },
};

async function measure(stage: Stage, flooder: Child<FloodCommands>): Promise<Row[]> {
  const seconds = stage.scaled(8, 4);
  const call = async () => {
    const [writes, reads] = await Promise.all([
      stage.write(stage.ours, { ...CALLERS, seconds }),
      stage.read(stage.ours, [stage.ours.firstPage], { ...CALLERS, seconds }),
    ]);
    return { writes, reads };
  };
  const answers: FloodResult[] = [];
  const flooded = async () => {
    // Starts before the other callers and ends after them.
    const flooding = flooder.call('flood', { ...FLOOD, port: stage.ours.port, seconds: seconds + 3 });
    await pause(2_000);
    const sample = await call();
    answers.push(await flooding);
    await pause(REFILL);
    return sample;
  };
  const calm = async () => {
    const sample = await call();
    await pause(REFILL);
    return sample;
  };
  await call();
  await pause(REFILL);
  const pairs = await alternate(stage.scaled(5, 2), flooded, calm);
  stage.notes.push(`the flood was answered with ${describe(answers)}`);
  const row = (what: string, of: (sample: Awaited<ReturnType<typeof call>>) => number): Row => {
    const { reached, limit, ratio } = compare(pairs, of, of);
    return { figure: 'flood', what, reached, unit: 'ms', limit: { name: 'calm', value: limit }, ratio };
  };
  return [
    row('scores of other callers, p50', ({ writes }) => writes.latency.p50),
    { ...row('  p95', ({ writes }) => writes.latency.p95), goal: GOALS.floodedP95 },
    row('reads of other callers, p50', ({ reads }) => reads.latency.p50),
    { ...row('  p95', ({ reads }) => reads.latency.p95), goal: GOALS.floodedP95 },
  ];
}

function describe(results: readonly FloodResult[]): string {
  const sums: Record<string, number> = {};
  const add = (name: string, count: number) => (sums[name] = (sums[name] ?? 0) + count);
  for (const { answers, socketsOpened, socketsRefused } of results) {
    for (const [status, count] of Object.entries(answers)) add(status, count);
    add('sockets opened', socketsOpened);
    add('sockets refused', socketsRefused);
  }
  return Object.entries(sums)
    .map(([name, count]) => `${name}: ${count}`)
    .join(', ');
}
