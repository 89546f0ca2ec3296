import { describe, expect, it } from '@jest/globals';
import type { LiveRun, LiveRunChanges } from '@gamegeek/contracts/play/live-runs.schemas.js';
import fc from 'fast-check';
import { applyRunChanges, mergeRunChanges } from './live-runs.js';

const RUN: LiveRun = {
  gameId: 7,
  gameName: 'Neon Snake',
  arcadeId: 'codes',
  rulesVersion: 1,
  seed: null,
  log: '',
  opening: {},
  answers: [],
  player: null,
  startedAt: '2026-11-30T05:00:00.000Z',
  tick: 0,
  state: 'playing',
  score: 0,
  rank: null,
  watching: 0,
};
const LOG = '1.0a0b0c0d0e0f';

/** The change that adds the inputs from one to another. */
const changeOf = (from: number, to: number): LiveRunChanges => ({
  logAt: 2 * from,
  append: LOG.slice(2 * from, 2 * to),
  answersAt: from,
  answers: Array.from({ length: to - from }, (_, at) => ({ at: from + at })),
  score: to,
});
const after = (inputs: number) => applyRunChanges(RUN, changeOf(0, inputs));

describe('the changes of a run', () => {
  it('lead to the same run one by one, doubled, and merged, from wherever a copy begins', () => {
    const cuts = fc
      .uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1 })
      .map((all) => all.sort((a, b) => a - b));
    fc.assert(
      fc.property(cuts, fc.nat(), (ends, begin) => {
        const changes = ends.map((end, at) => changeOf(ends[at - 1] ?? 0, end));
        const last = ends.at(-1) ?? 0;
        const [first = {}, ...more] = changes;
        const copy = after(begin % (last + 1));
        expect([...changes, ...changes].reduce(applyRunChanges, copy)).toEqual(after(last));
        expect(applyRunChanges(copy, more.reduce(mergeRunChanges, first))).toEqual(after(last));
      }),
    );
  });

  it('replace the last character of a log, which may stand for several inputs', () => {
    const changes = [
      { logAt: 0, append: '1.hR' },
      { logAt: 4, append: '' },
      { logAt: 3, append: 'f' },
      { logAt: 4, append: 'dD' },
    ];
    const merged = changes.slice(1).reduce<LiveRunChanges>(mergeRunChanges, { ...changes[0] });
    expect(changes.reduce(applyRunChanges, RUN).log).toBe('1.hfdD');
    expect(applyRunChanges(RUN, merged).log).toBe('1.hfdD');
    expect(mergeRunChanges({ ...changes[1] }, { ...changes[2] })).toEqual(changes[2]);
  });

  it('lead to the same run when one repeats what is known', () => {
    const [earlier, whole] = [changeOf(2, 4), changeOf(0, 5)];
    for (const copy of [after(0), after(2), after(4)])
      expect(applyRunChanges(copy, mergeRunChanges(earlier, whole))).toEqual(after(5));
  });

  it('keep what is known where they have less, or leave a gap', () => {
    expect(applyRunChanges(after(4), changeOf(1, 2))).toEqual({ ...after(4), score: 2 });
    expect(applyRunChanges(after(2), changeOf(3, 4))).toEqual({ ...after(2), score: 4 });
  });

  it('of a state alone keep the inputs', () => {
    expect(applyRunChanges(after(3), { state: 'over', rank: 2 })).toEqual({ ...after(3), state: 'over', rank: 2 });
    expect(mergeRunChanges(changeOf(0, 2), { watching: 4 })).toEqual({ ...changeOf(0, 2), watching: 4 });
  });
});
