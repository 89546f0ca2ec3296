import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/services/ports.mjs';
import type { ReferenceCommands } from '../servers/reference.ts';
import { GOALS } from '../goals.ts';
import { Child } from '../support/child.ts';
import { now } from '../support/clock.ts';
import { cpuSeconds } from '../support/proc.ts';
import type { Row } from '../support/report.ts';
import { compare, alternate } from '../support/rounds.ts';
import { TOPIC, type Stage } from '../support/stage.ts';
import { WATCHED_GAME } from '../databases/world.ts';
import type { FleetCommands } from '../watchers/fleet.ts';
import type { Benchmark } from './benchmark.ts';

const CROWDS = [1_000, 5_000];
/** Enough for changes in every patch, and too few to affect the cost of the fan-out. */
const SCORES_PER_SECOND = 60;
/** A row of a patch, as the reference server generates them. */
const ENTRY = {
  rank: 1,
  id: 1_234_567,
  userId: '01234567-89ab-4def-8123-456789abcdef',
  username: 'bench-1234',
  score: 500_000_000,
  createdAt: '2026-11-20T12:00:00.000Z',
};

interface Sample {
  /** Messages for each second of the server's CPU: the capacity of one core. */
  perCpuSecond: number;
  perSecond: number;
  bytesEach: number;
  patchesPerSecond: number;
}

/**
 * A board sends at most twenty patches a second, so the watchers do not load a core. The comparison is the cost of a
 * message: messages for each second of the server's CPU, at the same rate and size on both sides.
 */
export const fanOut: Benchmark = {
  name: 'fan-out',
  what: 'messages to watchers, against plain Socket.IO',
  async measure(stage) {
    const reference = await Child.start<ReferenceCommands>(new URL('../servers/reference.ts', import.meta.url));
    const port = await freePort();
    await reference.call('listen', port);
    try {
      const rows: Row[] = [];
      for (const count of CROWDS) rows.push(...(await compareCrowd(stage, { reference, port }, count)));
      return rows;
    } finally {
      await reference.stop();
    }
  },
};

async function compareCrowd(
  stage: Stage,
  { reference, port }: { reference: Child<ReferenceCommands>; port: number },
  count: number,
): Promise<Row[]> {
  const seconds = stage.scaled(6, 3);
  const { ours, baseline } = stage;
  await writeSlowly(stage, 1);
  const unwatched = await shareOfCore(ours.pid, () => writeSlowly(stage, seconds));
  await ours.fleet.call('join', { port: ours.port, count, kind: 'count', topic: TOPIC });
  await baseline.fleet.call('join', { port, count, kind: 'count', topic: TOPIC });
  let like: Sample = { perCpuSecond: 0, perSecond: 0, bytesEach: 700, patchesPerSecond: 20 };

  const emitOurs = async () => {
    await writeSlowly(stage, 1);
    like = await countMessages(ours.fleet, ours.pid, { count, unwatched }, () => writeSlowly(stage, seconds));
    return like;
  };
  const emitReference = async () => {
    const entries = Math.max(1, Math.round((like.bytesEach - 90) / JSON.stringify(ENTRY).length));
    const order = { topic: TOPIC, entry: ENTRY, entries, perSecond: like.patchesPerSecond };
    await reference.call('emit', order);
    await pause(1_000);
    const quiet = { count, unwatched: 0 };
    const sample = await countMessages(baseline.fleet, reference.pid, quiet, () => pause(seconds * 1_000));
    await reference.call('emit', { ...order, perSecond: 0 });
    return sample;
  };
  await emitOurs();
  const pairs = await alternate(stage.scaled(2, 1), emitOurs, emitReference);
  await ours.fleet.call('leave', undefined);
  await baseline.fleet.call('leave', undefined);

  const row = (what: string, unit: string, of: (sample: Sample) => number, goal?: Row['goal']): Row => {
    const { reached, limit, ratio } = compare(pairs, of, of);
    return { figure: 'fan-out', what, reached, unit, limit: { name: 'reference', value: limit }, ratio, goal };
  };
  const sockets = count.toLocaleString('en');
  return [
    row(`fan-out to ${sockets} sockets, a core`, 'messages/s', ({ perCpuSecond }) => perCpuSecond, GOALS.fanOut),
    row('  sent', 'messages/s', ({ perSecond }) => perSecond),
    row('  size of a message', 'bytes', ({ bytesEach }) => bytesEach),
  ];
}

function writeSlowly(stage: Stage, seconds: number) {
  const { ours } = stage;
  return stage.write(ours, {
    seconds,
    connections: 16,
    rate: SCORES_PER_SECOND,
    recordEvery: 1,
    recordGame: WATCHED_GAME,
  });
}

/** Messages and their cost, without the CPU time that the server uses without watchers (`unwatched`). */
async function countMessages(
  fleet: Child<FleetCommands>,
  pid: number,
  { count, unwatched }: { count: number; unwatched: number },
  work: () => Promise<unknown>,
): Promise<Sample> {
  const before = await fleet.call('counts', undefined);
  const startedAt = now();
  const share = await shareOfCore(pid, work);
  const elapsed = (now() - startedAt) / 1_000;
  const after = await fleet.call('counts', undefined);
  const messages = after.messages - before.messages;
  return {
    perCpuSecond: messages / elapsed / (share - unwatched),
    perSecond: messages / elapsed,
    bytesEach: (after.bytes - before.bytes) / messages,
    patchesPerSecond: messages / elapsed / count,
  };
}

async function shareOfCore(pid: number, work: () => Promise<unknown>): Promise<number> {
  const before = { cpu: cpuSeconds(pid), at: now() };
  await work();
  return ((cpuSeconds(pid) - before.cpu) * 1_000) / (now() - before.at);
}
