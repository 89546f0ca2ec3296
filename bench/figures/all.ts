import { mixedScores, recordScores } from './accepted-scores.figure.ts';
import { batchedScores } from './batched-scores.figure.ts';
import { catalogue } from './catalogue.figure.ts';
import { fanOut } from './fan-out.figure.ts';
import type { Figure } from './figure.ts';
import { firstPage } from './first-page.figure.ts';
import { hugeBoard } from './huge-board.figure.ts';
import { memory } from './memory.figure.ts';
import { pageLoad } from './page-load.figure.ts';
import { patchedPage } from './patched-page.figure.ts';
import { playedGame } from './played-game.figure.ts';
import { replayedRuns } from './replayed-runs.figure.ts';
import { submitToSeen } from './submit-to-seen.figure.ts';
import { tokenScores } from './token-scores.figure.ts';
import { watchedScores } from './watched-scores.figure.ts';

export const FIGURES: readonly Figure[] = [
  recordScores,
  mixedScores,
  tokenScores,
  batchedScores,
  watchedScores,
  submitToSeen,
  fanOut,
  firstPage,
  memory,
  pageLoad,
  patchedPage,
  playedGame,
  replayedRuns,
  catalogue,
  hugeBoard,
];
