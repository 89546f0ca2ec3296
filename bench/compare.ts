// Compares the score path of this checkout with that of another one, for example of an earlier commit.
import { parseArgs } from 'node:util';
import { SCORE_LOADS, type ScoreLoad } from './load/score-loads.ts';
import { openStage } from './support/open-stage.ts';
import { alternate } from './support/rounds.ts';
import type { Stage, WriteSample } from './support/stage.ts';
import { meanWithError } from './support/stats.ts';

const ROUNDS = 5;
const PAIRS = 3;
const SECONDS = 4;

/** By their titles; each is compared as this checkout's value over the other's. */
const FIGURES: Record<string, (sample: WriteSample) => number> = {
  'scores a second': ({ perSecond }) => perSecond,
  'CPU of the servers': ({ serverCpu }) => serverCpu,
  'CPU of PostgreSQL': ({ postgresCpu }) => postgresCpu,
  'CPU of Redis': ({ redisCpu }) => redisCpu,
};

const isLoad = (name: string): name is ScoreLoad => Object.hasOwn(SCORE_LOADS, name);

function readArguments(): { against: string; load: ScoreLoad; nodes: number } {
  const { against, load, nodes } = parseArgs({
    options: {
      against: { type: 'string' },
      load: { type: 'string', default: 'mix' },
      nodes: { type: 'string', default: '1' },
    },
  }).values;
  if (!against) throw new Error('Name the folder of a built checkout: --against=../before');
  if (!isLoad(load)) throw new Error(`There is no load "${load}". Available: ${Object.keys(SCORE_LOADS).join(', ')}.`);
  if (!/^[1-9]$/.test(nodes)) throw new Error('The number of nodes is from 1 to 9: --nodes=2');
  return { against, load, nodes: Number(nodes) };
}

const stages: Stage[] = [];

async function addStage(nodes: number, checkout?: string): Promise<Stage> {
  const stage = await openStage(true, checkout);
  stages.push(stage);
  await stage.runNodes(nodes);
  return stage;
}

/**
 * All servers are restarted in each round, because two processes of the same build differ by a few percent for as long
 * as they run. A round counts once, whatever its number of pairs.
 */
async function compareRounds(ours: Stage, other: Stage, load: ScoreLoad): Promise<number[][]> {
  const write = (stage: Stage) => () => stage.write(stage.ours, { ...SCORE_LOADS[load], seconds: SECONDS });
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const stage of [ours, other]) {
      if (round > 0) await stage.restart();
      await stage.warmUp();
      await write(stage)();
    }
    const pairs = await alternate(PAIRS, write(ours), write(other));
    const means = Object.values(FIGURES).map(
      (of) => pairs.reduce((sum, pair) => sum + of(pair.ours) / of(pair.limit), 0) / pairs.length,
    );
    console.log(`round ${round + 1} of ${ROUNDS}: ${means[0]?.toFixed(3)} of the scores a second`);
    rounds.push(means);
  }
  return rounds;
}

try {
  const { against, load, nodes } = readArguments();
  const rounds = await compareRounds(await addStage(nodes), await addStage(nodes, against), load);
  for (const [index, title] of Object.keys(FIGURES).entries()) {
    const { mean, error } = meanWithError(rounds.map((round) => round[index] ?? NaN));
    console.log(`${title.padEnd(20)} ${mean.toFixed(3)} ± ${error.toFixed(3)}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  for (const stage of stages) await stage.close();
}
process.exit();
