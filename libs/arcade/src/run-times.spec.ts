import { describe, expect, it } from '@jest/globals';
import { nextDrop } from '../../../demo/engines/stacker/stacker-pilot.ts';
import { Run } from './run.js';
import { stackerGame } from './stacker/stacker.game.js';
import { timesOfClear, timesOfTicks } from './run-times.js';

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

describe('the times of a run', () => {
  it('are those at which the levels of a real-time game were reached, by its own clock', () => {
    const { seed, log, rows } = playStacker(30);
    expect(rows).toBeGreaterThanOrEqual(50);
    const times = timesOfTicks('stacker', seed, log);
    expect(times.map(({ slug }) => slug)).toEqual(['level-05']);
    // Forty rows take at least a hundred pieces, one every half second.
    expect(times[0]?.milliseconds).toBeGreaterThan(45_000);
    expect(timesOfTicks('stacker', seed, playStacker(1).log)).toEqual([]);
  });

  it('are those of the server for a turn-based game that was cleared', () => {
    expect(timesOfClear('codes', ['all-safes'], 83.4567)).toEqual([{ slug: 'fastest', milliseconds: 83_457 }]);
    expect(timesOfClear('words', ['five-doors', 'all-doors'], 300)).toEqual([
      { slug: 'fastest', milliseconds: 300_000 },
    ]);
  });

  it('are none for a run that has not cleared the game, and for games without boards of times', () => {
    expect(timesOfClear('codes', ['three-safes'], 83)).toEqual([]);
    expect(timesOfClear('reversi', ['all-safes'], 83)).toEqual([]);
    expect(timesOfTicks('snake', 1, '2.')).toEqual([]);
    expect(timesOfTicks('stacker', 1, 'no log')).toEqual([]);
  });
});
