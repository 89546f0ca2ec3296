import { arcadeGame, type Rules } from '../game.js';
import { timedCode } from '../input-log.js';
import { act, levelOf, newSprint, newStacker, tick, TICK_RATE, type Action, type Stacker } from './stacker.js';

/** The fastest players place ten pieces per second. */
const LEAST_SECONDS_PER_PIECE = 0.1;

const rules: Rules<Stacker, Action> = {
  id: 'stacker',
  version: 2,
  tickRate: TICK_RATE,
  // Without a lowered or dropped piece, a shift takes about 40 minutes.
  maxTicks: 60 * 60 * TICK_RATE,
  // Ten for each piece of a whole shift. The longest log of so many inputs in so many ticks fits into its limit.
  maxInputs: 5_000,
  code: timedCode<Action>({
    L: 'left',
    R: 'right',
    T: 'turn',
    B: 'back',
    D: 'down',
    S: 'slow',
    F: 'drop',
    H: 'hold',
  }),
  start: newStacker,
  apply: act,
  tick,
  leastSeconds: ({ placed }) => placed * LEAST_SECONDS_PER_PIECE,
  score: ({ score }) => score,
  isOver: ({ over }) => over,
  details: (stacker) => ({
    rows: stacker.rows,
    quads: stacker.quads,
    spins: stacker.spins,
    perfects: stacker.perfects,
    combo: stacker.longestCombo,
    level: levelOf(stacker),
    placed: stacker.placed,
  }),
};

export const stackerGame = arcadeGame(rules);

/** Forty rows against the clock; its score means nothing. */
export const sprintGame = arcadeGame({ ...rules, start: newSprint });
