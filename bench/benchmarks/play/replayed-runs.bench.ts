import { REPLAY_LIMITS } from '../../../backend/src/config/limits.ts';
import { WorkerThread } from '../../../backend/src/core/jobs/worker-thread.ts';
import type { ReplayRequest, ReplayResult } from '../../../backend/src/modules/play/proofs/replay.ts';
import { CATEGORIES, engineOf } from '../../../demo/engines/engines.ts';
import type { Engine, Play } from '../../../demo/engines/engine.ts';
import { now } from '../../support/clock.ts';
import type { Row } from '../../support/report.ts';
import type { Stage } from '../../support/stage.ts';
import { median } from '../../support/stats.ts';
import type { Benchmark } from '../benchmark.ts';

/** The built worker and the rule engines that it loads, as the server uses them. */
const PROOFS = new URL('../../../backend/dist/backend/src/modules/play/proofs/', import.meta.url);
const ENGINES = new URL('arcade-engines.js', PROOFS).href;
/** Several runs of each game, because they differ in length. */
const RUNS = 10;

interface Run extends Play {
  seed: number;
}

/** The server's replay thread, one log at a time. */
class Thread extends WorkerThread<ReplayRequest, ReplayResult | null> {
  constructor() {
    super({ module: new URL('replay.worker.js', PROOFS), ...REPLAY_LIMITS });
  }
}

export const replayedRuns: Benchmark = {
  name: 'replay',
  what: 'runs of hosted games that the replay thread replays',
  async measure(stage) {
    const thread = new Thread();
    try {
      const rows: Row[] = [];
      for (const engine of CATEGORIES.map(engineOf)) if (engine) rows.push(...(await rowsOf(stage, thread, engine)));
      return rows;
    } finally {
      await thread.close();
    }
  },
};

async function rowsOf(stage: Stage, thread: Thread, engine: Engine): Promise<Row[]> {
  const runs = Array.from({ length: RUNS }, (_, index) => ({ seed: index + 1, ...engine.play(index + 1, 2) }));
  const replayFor = replayer(thread, engine.name, runs);
  // Warms up compiled code.
  await replayFor(1);
  const rates: number[] = [];
  let wrong = 0;
  for (let round = 0; round < stage.scaled(3, 1); round += 1) {
    const { perSecond, mismatches } = await replayFor(stage.scaled(3, 1));
    rates.push(perSecond);
    wrong += mismatches;
  }
  stage.checks.push({
    what: `replays of ${engine.name} reach the scores of their runs`,
    ok: wrong === 0,
    found: wrong === 0 ? 'all of them' : `${wrong} reached another`,
  });
  const row = (what: string, reached: number, unit: string): Row => ({ figure: 'replay', what, reached, unit });
  return [
    row(`${engine.name}: runs replayed`, median(rates), '/s'),
    row('  input log of a run', median(runs.map(({ log }) => log.length)) / 1_024, 'kB'),
  ];
}

/** Returns a function that replays the runs for a number of seconds. */
function replayer(thread: Thread, arcadeId: string, runs: readonly Run[]) {
  return async (seconds: number) => {
    const start = now();
    const end = start + seconds * 1_000;
    let replayed = 0;
    let mismatches = 0;
    while (now() < end) {
      const run = runs[replayed % runs.length];
      if (!run) throw new Error('no run to replay');
      const { seed, log, score } = run;
      const result = await thread.run({ engines: ENGINES, arcadeId, seed, log });
      replayed += 1;
      if (result?.score !== score || !result.isOver) mismatches += 1;
    }
    return { perSecond: (replayed * 1_000) / (now() - start), mismatches };
  };
}
