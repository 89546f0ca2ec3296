import { boardsAgree } from '../checks/boards.ts';
import { GOALS, type Goal } from '../goals.ts';
import { compare, alternate } from '../support/rounds.ts';
import type { Row } from '../support/report.ts';
import { waitUntilSettled } from '../support/settled.ts';
import { Histogram, type Spread } from '../support/stats.ts';
import type { Contender, Stage } from '../support/stage.ts';
import { WATCHED_GAME } from '../databases/world.ts';
import type { Arrival } from '../watchers/fleet.ts';
import type { Benchmark } from './benchmark.ts';

interface Scenario {
  name: string;
  rate: number;
  watchers: number;
  /** The interval of records on the watched board, in scores. */
  recordEvery: number;
  /** Whether the goals are relative to the baseline. */
  relative: boolean;
  goals: { p50: Goal; p99: Goal };
}

/** `loaded` has two hundred new entries a second in the top hundred, far more than any real board. */
const SCENARIOS: Scenario[] = [
  {
    name: 'quiet',
    rate: 20,
    watchers: 100,
    recordEvery: 1,
    relative: false,
    goals: { p50: GOALS.seenQuietP50, p99: GOALS.seenQuietP99 },
  },
  {
    name: 'loaded',
    rate: 2_000,
    watchers: 1_000,
    recordEvery: 10,
    relative: true,
    goals: { p50: GOALS.seenLoadedP50, p99: GOALS.seenLoadedP99 },
  },
];

export const submitToSeen: Benchmark = {
  name: 'seen',
  what: 'from sending a score to its row on the screens of all watchers',
  async measure(stage) {
    await stage.warmUp();
    // Both databases vacuum the millions of scores of the benchmarks before.
    for (const { database } of [stage.baseline, stage.ours]) {
      await waitUntilSettled(stage.environment.databaseUrl(database));
    }
    const rows: Row[] = [];
    for (const scenario of SCENARIOS) {
      const pairs = await alternate(
        stage.scaled(2, 1),
        () => watch(stage, stage.ours, scenario),
        () => watch(stage, stage.baseline, scenario),
      );
      const { name, rate, watchers, relative, goals } = scenario;
      const row = (what: string, of: (spread: Spread) => number, goal?: Goal): Row => {
        const { reached, limit, ratio } = compare(pairs, of, of);
        const beside = { limit: { name: 'baseline', value: limit }, ratio: relative ? ratio : undefined };
        return { figure: 'seen', what, reached, unit: 'ms', ...beside, goal };
      };
      rows.push(
        row(`seen, ${name}: ${rate} scores/s, ${watchers} watchers: p50`, ({ p50 }) => p50, goals.p50),
        row('  p95', ({ p95 }) => p95),
        row('  p99', ({ p99 }) => p99, goals.p99),
      );
    }
    return rows;
  },
};

async function watch(stage: Stage, contender: Contender, scenario: Scenario): Promise<Spread> {
  const { fleet, crowd, port } = contender;
  const { rate, recordEvery, watchers } = scenario;
  await fleet.call('join', { port, count: watchers, ...crowd, timed: true });
  const options = { connections: 64, rate, recordEvery, recordGame: WATCHED_GAME };
  await stage.write(contender, { ...options, seconds: 1 });
  await fleet.call('takeArrivals', undefined);
  // Records of an earlier attempt, repeated because of other load, are not counted.
  const { recordsSentAt, recordFrom } = await stage.write(contender, { ...options, seconds: stage.scaled(8, 4) });
  if (contender === stage.ours) await boardsAgree(stage, `after ${rate} scores/s`);
  const seen = timesToSee(await fleet.call('takeArrivals', undefined), recordsSentAt, recordFrom);
  await fleet.call('leave', undefined);
  if (seen.unseen > 0) {
    stage.notes.push(
      `${contender.name}, ${rate} scores/s: ${seen.unseen} of ${recordsSentAt.length} records overtaken before they were pushed`,
    );
  }
  return seen.spread;
}

/**
 * The time from sending a record to the first patch that has it, at each watcher: groups of watchers get different
 * patches.
 */
export function timesToSee(
  arrivals: readonly Arrival[],
  sentAt: Float64Array,
  recordFrom: number,
): { spread: Spread; unseen: number } {
  const times = new Histogram({ width: 0.02, upTo: 5_000 });
  const seen = new Map<number, Set<number>>();
  for (const { scores, at, watchers } of arrivals) {
    for (const score of scores) {
      const sent = sentAt[score - recordFrom];
      if (sent === undefined || Number.isNaN(sent)) continue;
      const seenBy = seen.get(score) ?? new Set();
      seen.set(score, seenBy);
      watchers.forEach((watcher, index) => {
        if (seenBy.has(watcher)) return;
        seenBy.add(watcher);
        times.add((at[index] ?? NaN) - sent);
      });
    }
  }
  return { spread: times.spread(), unseen: sentAt.length - seen.size };
}
