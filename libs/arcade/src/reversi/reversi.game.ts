import { arcadeGame } from '../game.js';
import { numberCode } from '../input-log.js';
import { CELLS } from './board.js';
import { MATCHES, newReversi, play, wins, type Reversi } from './reversi.js';

/** The fastest players place five discs per second. */
const LEAST_SECONDS_PER_DISC = 0.2;

export const reversiGame = arcadeGame<Reversi, number>({
  id: 'reversi',
  version: 2,
  tickRate: 0,
  maxTicks: 0,
  maxInputs: MATCHES * CELLS,
  code: numberCode(CELLS),
  start: newReversi,
  apply: play,
  tick: () => {},
  leastSeconds: (_, inputs) => inputs * LEAST_SECONDS_PER_DISC,
  score: ({ score }) => score,
  isOver: ({ over }) => over,
  details: (reversi) => ({
    wins: wins(reversi),
    streak: reversi.longestStreak,
    discs: Math.max(0, ...reversi.results.map(({ own }) => own)),
    corners: Math.max(0, ...reversi.results.map(({ corners }) => corners)),
    strongest: Number(wins({ results: reversi.results.slice(MATCHES - 1) }) > 0),
  }),
});
