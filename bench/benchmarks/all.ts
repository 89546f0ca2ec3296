import { mixedScores, recordScores, recordScoresOfFew } from './accepted-scores.bench.ts';
import { batchedScores } from './batched-scores.bench.ts';
import { catalogue } from './catalogue.bench.ts';
import { fanOut } from './fan-out.bench.ts';
import { fastLane } from './fast-lane.bench.ts';
import type { Benchmark } from './benchmark.ts';
import { firstPage } from './first-page.bench.ts';
import { flood } from './flood.bench.ts';
import { hugeBoard } from './huge-board.bench.ts';
import { jobsUnderLoad } from './jobs-under-load.bench.ts';
import { memory } from './memory.bench.ts';
import { pageLoad } from './pages/page-load.bench.ts';
import { patchedPage } from './pages/patched-page.bench.ts';
import { playedGame } from './pages/played-game.bench.ts';
import { reconnection } from './reconnection.bench.ts';
import { playSessions } from './play/play-sessions.bench.ts';
import { replayedRuns } from './play/replayed-runs.bench.ts';
import { scale } from './scale.bench.ts';
import { registrations } from './sign-ups.bench.ts';
import { storedScores } from './stored-scores.bench.ts';
import { submitToSeen } from './submit-to-seen.bench.ts';
import { tokenScores } from './play/token-scores.bench.ts';
import { watchedScores } from './watched-scores.bench.ts';

export const BENCHMARKS: readonly Benchmark[] = [
  recordScores,
  mixedScores,
  jobsUnderLoad,
  tokenScores,
  fastLane,
  batchedScores,
  watchedScores,
  submitToSeen,
  fanOut,
  firstPage,
  reconnection,
  memory,
  registrations,
  pageLoad,
  patchedPage,
  playedGame,
  replayedRuns,
  playSessions,
  recordScoresOfFew,
  catalogue,
  hugeBoard,
  storedScores,
  flood,
  scale,
];
