import { describe, expect, it } from '@jest/globals';
import { Run } from '../../../libs/arcade/src/run.ts';
import { timesOfTicks } from '../../../libs/arcade/src/run-times.ts';
import { stackerGame } from '../../../libs/arcade/src/stacker/stacker.game.ts';
import { nextDrop } from './stacker-pilot.ts';

/** Plays down the middle and the sides with a pilot, a piece every `pause` ticks. */
function playStacker(pause: number): { log: string; rows: number; seed: number } {
  const run = new Run(stackerGame, 5);
  while (!run.isOver && run.state.rows < 60) {
    const drop = nextDrop(run.state.well, run.state.piece.kind, run.state.next[0] as number, 2);
    while (drop && run.state.piece.turn !== drop.piece.turn && run.act('turn'));
    while (drop && run.state.piece.x > drop.piece.x && run.act('left'));
    while (drop && run.state.piece.x < drop.piece.x && run.act('right'));
    run.act('drop');
    for (let tick = 0; tick < pause; tick += 1) run.tick();
  }
  return { log: run.log, rows: run.state.rows, seed: 5 };
}

describe('the times of a run of the stacker', () => {
  it('are those at which the levels of a real-time game were reached, by its own clock', () => {
    const { seed, log, rows } = playStacker(30);
    expect(rows).toBeGreaterThanOrEqual(50);
    const times = timesOfTicks('stacker', seed, log);
    expect(times.map(({ slug }) => slug)).toEqual(['level-05']);
    // Forty rows take at least a hundred pieces, one every half second.
    expect(times[0]?.milliseconds).toBeGreaterThan(45_000);
    expect(timesOfTicks('stacker', seed, playStacker(1).log)).toEqual([]);
  });
});
