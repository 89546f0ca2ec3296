import { below, seededRandom } from '../../../libs/arcade/src/random.ts';
import { Run } from '../../../libs/arcade/src/run.ts';
import { stackerGame } from '../../../libs/arcade/src/stacker/stacker.game.ts';
import { levelOf, type Action, type Stacker } from '../../../libs/arcade/src/stacker/stacker.ts';
import { playOf, type Depth, type Engine } from '../engine.ts';
import { nextDrop, type Drop } from './stacker-pilot.ts';

/** The share of pieces that land one column off, multiplied by the level: people err more when pieces fall faster. */
const SLIPS: Record<Depth, number> = { 1: 0, 2: 0.02, 3: 0.012 };

export const stackerEngine: Engine = {
  name: 'stacker',
  play(seed, depth) {
    const run = new Run(stackerGame, seed);
    const { state } = run;
    const random = seededRandom(~seed);
    while (!run.isOver) {
      let drop = nextDrop(state.well, state.piece.kind, state.next[0] as number, depth);
      const other = depth === 3 ? afterHold(state, depth) : null;
      if (other && other.worth > (drop?.worth ?? -Infinity) && run.act('hold')) drop = other;
      if (drop) steer(run, drop.piece);
      if (random() < SLIPS[depth] * levelOf(state)) run.act(below(random, 2) ? 'left' : 'right');
      run.act('drop');
    }
    return playOf(run, `${state.rows} rows`);
  },
};

/** The best placement of the held piece, or of the next one if none is held. */
function afterHold({ well, held, next }: Stacker, depth: Depth): Drop | null {
  const [first, second] = next as [number, number];
  return nextDrop(well, held ?? first, held === null ? second : first, depth);
}

/** Rotates and moves the piece as far as possible: near the rim it may be blocked. */
function steer(run: Run<Stacker, Action>, to: { turn: number; x: number }): void {
  const { state } = run;
  while (state.piece.turn !== to.turn && run.act(state.piece.turn === (to.turn + 1) % 4 ? 'back' : 'turn'));
  while (state.piece.x > to.x && run.act('left'));
  while (state.piece.x < to.x && run.act('right'));
}
