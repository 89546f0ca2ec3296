import { describe, expect, it } from '@jest/globals';
import { OptionsError, readOptions } from './options.ts';

const ALL = [{ name: 'scores' }, { name: 'watchers' }];

describe('readOptions', () => {
  it('means everything, at length, when nothing is said', () => {
    expect(readOptions([], ALL)).toEqual({ benchmarks: ALL, quick: false });
  });

  it('takes benchmarks by name', () => {
    expect(readOptions(['--quick', '--only=watchers'], ALL)).toEqual({ benchmarks: [{ name: 'watchers' }], quick: true });
  });

  it('says what there is when it is asked for something else', () => {
    expect(() => readOptions(['--only=score'], ALL)).toThrow(
      new OptionsError('There is no figure "score": there are scores, watchers.'),
    );
    expect(() => readOptions(['--fast'], ALL)).toThrow(OptionsError);
  });
});
