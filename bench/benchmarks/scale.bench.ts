import { boardsAgree } from '../checks/boards.ts';
import { REALISTIC_MIX } from '../load/score-loads.ts';
import type { Row } from '../support/report.ts';
import { compare } from '../support/rounds.ts';
import { nodesOf, TOPIC, type Stage, type WriteSample } from '../support/stage.ts';
import { median } from '../support/stats.ts';
import type { Benchmark } from './benchmark.ts';

const NODE_COUNTS = [1, 2, 4];
const WATCHERS = 200;
/** Far below the capacity of one node, so that every number of nodes does the same work. */
const STEADY_RATE = 1_000;

/** The results of one number of nodes in one round. */
interface Sample {
  /** At full speed. */
  full: WriteSample;
  /** At the same rate for every number of nodes. */
  steady: WriteSample;
}

type Round = Map<number, Sample>;

/**
 * Measures 1, 2 and 4 nodes with one PostgreSQL and Redis. All share the cores of this machine, so the total rises only
 * while cores are idle. The CPU for a score by kind of process also applies to several machines.
 */
export const scale: Benchmark = {
  name: 'scale',
  what: 'single scores, a realistic mix, on 1, 2 and 4 nodes',
  onlyByName: true,
  async measure(stage) {
    await stage.warmUp();
    const rounds: Round[] = [];
    for (let number = 0; number < stage.scaled(3, 1); number += 1) {
      const round: Round = new Map();
      for (const nodes of number % 2 === 0 ? NODE_COUNTS : NODE_COUNTS.toReversed()) {
        round.set(nodes, await measureNodes(stage, nodes));
      }
      rounds.push(round);
    }
    await stage.runNodes(1);
    return NODE_COUNTS.flatMap((nodes) => rowsOf(nodes, rounds));
  },
};

async function measureNodes(stage: Stage, nodes: number): Promise<Sample> {
  const { ours } = stage;
  await stage.runNodes(nodes);
  for (const { port } of nodesOf(ours)) {
    await ours.fleet.call('join', { port, count: WATCHERS / nodes, kind: 'live', topic: TOPIC });
  }
  const seconds = stage.scaled(5, 3);
  // Warms up compiled code, connections and cached keys of new nodes.
  await stage.write(ours, { ...REALISTIC_MIX, seconds: 2 });
  const full = await stage.write(ours, { ...REALISTIC_MIX, seconds });
  await stage.waitUntilIdle();
  const steady = await stage.write(ours, { ...REALISTIC_MIX, seconds, rate: STEADY_RATE });
  await boardsAgree(stage, `of ${named(nodes)}`);
  await ours.fleet.call('leave', undefined);
  return { full, steady };
}

function rowsOf(nodes: number, rounds: readonly Round[]): Row[] {
  const pairs = rounds.flatMap((round) => {
    const [ours, limit] = [round.get(nodes), round.get(1)];
    return ours && limit ? [{ ours, limit }] : [];
  });
  const row = (what: string, unit: string, of: (sample: Sample) => number): Row => {
    const { reached, limit, ratio } = compare(pairs, of, of);
    const againstOne = nodes > 1 && { limit: { name: 'one node', value: limit }, ratio };
    return { figure: 'scale', what, reached, unit, ...againstOne };
  };
  const furtherNode: Row = {
    figure: 'scale',
    what: '  each further node costs, share of a core',
    reached:
      median(pairs.map(({ ours, limit }) => (coresUsed(ours.steady) - coresUsed(limit.steady)) / (nodes - 1))) * 100,
    unit: '%',
  };
  return [
    row(`${named(nodes)}, single scores`, '/s', ({ full }) => full.perSecond),
    row('  answered in, p50', 'ms', ({ full }) => full.latency.p50),
    row('  answered in, p99', 'ms', ({ full }) => full.latency.p99),
    row('  scores for a second of CPU, all processes', '', ({ full }) => 1_000 / cpuOf(full)),
    row('  CPU of the servers, 1,000 scores', 'ms', ({ full }) => full.serverCpu * 1_000),
    row('  CPU of PostgreSQL, 1,000 scores', 'ms', ({ full }) => full.postgresCpu * 1_000),
    row('  CPU of Redis, 1,000 scores', 'ms', ({ full }) => full.redisCpu * 1_000),
    row(`${named(nodes)}, ${STEADY_RATE.toLocaleString('en')} scores/s: answered in, p50`, 'ms', ({ steady }) => {
      return steady.latency.p50;
    }),
    row('  CPU of the servers, share of a core', '%', ({ steady }) => shareOf(steady, steady.serverCpu)),
    row('  CPU of PostgreSQL, share of a core', '%', ({ steady }) => shareOf(steady, steady.postgresCpu)),
    row('  CPU of Redis, share of a core', '%', ({ steady }) => shareOf(steady, steady.redisCpu)),
    ...(nodes > 1 ? [furtherNode] : []),
  ];
}

const named = (nodes: number) => (nodes === 1 ? '1 node' : `${nodes} nodes`);

/** CPU seconds of all processes for a thousand scores. */
const cpuOf = ({ serverCpu, postgresCpu, redisCpu }: WriteSample) => serverCpu + postgresCpu + redisCpu;

const coresUsed = (sample: WriteSample) => (cpuOf(sample) * sample.perSecond) / 1_000;

const shareOf = ({ perSecond }: WriteSample, cpuOfThousand: number) => cpuOfThousand * perSecond * 0.1;
