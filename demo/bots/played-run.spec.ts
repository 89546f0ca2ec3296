import { describe, expect, it } from '@jest/globals';
import { engineOf } from '../engines/engines.ts';
import { PlayedRun } from './played-run.ts';

describe('PlayedRun', () => {
  it.each([
    ['snake', 'Other'],
    ['stacker', 'Simulation'],
    ['merge', 'Puzzle'],
  ])('plays a run of %s input by input in its time, to its log and score', (id, category) => {
    const play = engineOf(category)?.play(7, 1);
    const run = play && PlayedRun.of(id, 7, play);
    if (!play || !run) throw new Error('there is no run');
    const half = run.after(play.seconds / 2);
    expect(half.log.length).toBeLessThan(play.log.length);
    expect(play.log.startsWith(half.log)).toBe(true);
    expect(run.after(play.seconds + 1)).toMatchObject({ log: play.log, score: play.score });
  });

  it('is none of a game whose inputs the server answers', () => {
    expect(PlayedRun.of('words', 7, { score: 1, log: '1.', seconds: 1, summary: '' })).toBeUndefined();
  });
});
