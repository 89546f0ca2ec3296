import { describe, expect, it } from '@jest/globals';
import { isReached } from '../goals.ts';
import { rounded, tableOf, type Row } from './report.ts';

const row: Row = {
  figure: 'records',
  what: 'single scores',
  reached: 31_234,
  unit: '/s',
  limit: { name: 'baseline', value: 41_000 },
  ratio: 0.7618,
  goal: { than: 'at least', value: 0.6 },
};

describe('isReached', () => {
  it('distinguishes minimum and maximum goals', () => {
    expect([0.5, 0.49].map((value) => isReached({ than: 'at least', value: 0.5 }, value))).toEqual([true, false]);
    expect([5, 5.1].map((value) => isReached({ than: 'at most', value: 5 }, value))).toEqual([true, false]);
  });

  it('is not met by a result that could not be measured', () => {
    expect(isReached({ than: 'at least', value: 0.5 }, NaN)).toBe(false);
    expect(isReached({ than: 'at most', value: 5 }, NaN)).toBe(false);
  });
});

describe('tableOf', () => {
  it('shows a result beside its limit and goal', () => {
    const [, , line = ''] = tableOf([row]).split('\n');
    expect(line.split(/ {2,}/)).toEqual([
      'single scores',
      '31,234 /s',
      'baseline 41,000 /s',
      '0.762 ×',
      '≥ 0.6 ×',
      'pass',
    ]);
  });

  it('compares a result without a limit with its goal', () => {
    const goal = { than: 'at most', value: 5 } as const;
    const [, , line = ''] = tableOf([{ figure: 'seen', what: 'p50', reached: 6.123, unit: 'ms', goal }]).split('\n');
    expect(line.split(/ {2,}/)).toEqual(['p50', '6.12 ms', '≤ 5 ms', 'MISS']);
  });

  it('aligns its columns', () => {
    const lines = tableOf([row, { ...row, what: 'a much longer name of a figure' }]).split('\n');
    expect(lines[2]?.indexOf('31,234')).toBe(lines[3]?.indexOf('31,234'));
  });
});

describe('rounded', () => {
  it('keeps three digits and groups thousands', () => {
    expect([0.12345, 1.2345, 12.345, 1234.5, NaN].map(rounded)).toEqual(['0.123', '1.23', '12.3', '1,235', 'none']);
  });
});
