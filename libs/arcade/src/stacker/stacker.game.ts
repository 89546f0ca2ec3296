import { arcadeGame } from '../game.js';
import { timedCode } from '../input-log.js';
import { act, levelOf, newStacker, tick, type Action, type Stacker } from './stacker.js';

/** The fastest players place ten pieces per second. */
const LEAST_SECONDS_PER_PIECE = 0.1;

export const stackerGame = arcadeGame<Stacker, Action>({
  id: 'stacker',
  version: 1,
  tickRate: 60,
  maxTicks: 2 * 60 * 60 * 60,
  maxInputs: 5_000,
  code: timedCode<Action>({ L: 'left', R: 'right', T: 'turn', B: 'back', D: 'down', F: 'drop', H: 'hold' }),
  start: newStacker,
  apply: act,
  tick,
  leastSeconds: ({ placed }) => placed * LEAST_SECONDS_PER_PIECE,
  score: ({ score }) => score,
  isOver: ({ over }) => over,
  details: (stacker) => ({
    rows: stacker.rows,
    quads: stacker.quads,
    combo: stacker.longestCombo,
    level: levelOf(stacker),
    placed: stacker.placed,
  }),
});
