import { describe, expect, it } from '@jest/globals';
import { OptionsError, readOptions } from './options.ts';

const ALL = [{ name: 'mix' }, { name: 'watchers' }];

describe('readOptions', () => {
  it('runs all benchmarks in full by default', () => {
    expect(readOptions([], ALL)).toEqual({ benchmarks: ALL, quick: false });
  });

  it('selects benchmarks by name', () => {
    expect(readOptions(['--quick', '--only=watchers'], ALL)).toEqual({
      benchmarks: [{ name: 'watchers' }],
      quick: true,
    });
  });

  it('lists the available benchmarks when the name is unknown', () => {
    expect(() => readOptions(['--only=mixed'], ALL)).toThrow(
      new OptionsError('There is no benchmark "mixed". Available: mix, watchers.'),
    );
    expect(() => readOptions(['--fast'], ALL)).toThrow(OptionsError);
  });
});
