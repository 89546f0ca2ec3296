import { describe, expect, it } from '@jest/globals';
import { OptionsError, readOptions } from './options.ts';

const ALL = [{ name: 'scores' }, { name: 'watchers' }];

describe('readOptions', () => {
  it('runs all benchmarks in full by default', () => {
    expect(readOptions([], ALL)).toEqual({ benchmarks: ALL, quick: false });
  });

  it('runs a benchmark that is excluded by default when it is named', () => {
    const long = { name: 'scale', onlyByName: true };
    expect(readOptions([], [...ALL, long]).benchmarks).toEqual(ALL);
    expect(readOptions(['--only=scale'], [...ALL, long]).benchmarks).toEqual([long]);
  });

  it('selects benchmarks by name', () => {
    expect(readOptions(['--quick', '--only=watchers'], ALL)).toEqual({
      benchmarks: [{ name: 'watchers' }],
      quick: true,
    });
  });

  it('lists the available benchmarks when the name is unknown', () => {
    expect(() => readOptions(['--only=score'], ALL)).toThrow(
      new OptionsError('There is no benchmark "score". Available: scores, watchers.'),
    );
    expect(() => readOptions(['--fast'], ALL)).toThrow(OptionsError);
  });
});
