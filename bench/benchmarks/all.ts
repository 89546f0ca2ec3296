import { mixedScores, recordScores } from './accepted-scores.bench.ts';
import type { Benchmark } from './benchmark.ts';
import { fanOut } from './fan-out.bench.ts';
import { firstPageReads } from './first-page-reads.bench.ts';
import { hugeBoard } from './huge-board.bench.ts';
import { openedBuild } from './opened-build.bench.ts';
import { submitToSeen } from './submit-to-seen.bench.ts';
import { watchedScores } from './watched-scores.bench.ts';

export const BENCHMARKS: readonly Benchmark[] = [
  recordScores,
  mixedScores,
  watchedScores,
  submitToSeen,
  fanOut,
  firstPageReads,
  openedBuild,
  hugeBoard,
];
