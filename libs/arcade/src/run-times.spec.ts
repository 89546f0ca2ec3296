import { describe, expect, it } from '@jest/globals';
import { timesOfClear, timesOfTicks } from './run-times.js';

describe('the times of a run', () => {
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
