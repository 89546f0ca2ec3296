import { describe, expect, it } from '@jest/globals';
import { GOALS, judge } from '../goals.ts';
import { rounded, tableOf, type Row } from './report.ts';

const row: Row = {
  figure: 'scores',
  what: 'single scores',
  reached: 31_234,
  unit: '/s',
  limit: { name: 'baseline', value: 41_000 },
  ratio: 0.7618,
  goal: { than: 'at least', value: 0.6, onward: 0.8 },
};

describe('judge', () => {
  it('distinguishes minimum and maximum goals', () => {
    expect(judge(GOALS.recordScores, 0.7)).toBe('onward');
    expect(judge(GOALS.recordScores, 0.55)).toBe('pass');
    expect(judge(GOALS.recordScores, 0.54)).toBe('miss');
    expect(judge(GOALS.seenQuietP50, 3)).toBe('onward');
    expect(judge(GOALS.seenQuietP50, 5)).toBe('pass');
    expect(judge(GOALS.seenQuietP50, 5.1)).toBe('miss');
  });

  it('treats a result that could not be measured as a miss', () => {
    expect(judge(GOALS.recordScores, NaN)).toBe('miss');
    expect(judge(GOALS.seenQuietP50, NaN)).toBe('miss');
  });

  it('has a stretch goal that is at least as strict as each goal', () => {
    for (const goal of Object.values(GOALS)) expect(judge(goal, goal.onward)).toBe('onward');
    for (const goal of Object.values(GOALS)) expect(judge(goal, goal.value)).not.toBe('miss');
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
      '0.8 ×',
      'pass',
    ]);
  });

  it('compares a result without a limit with its goal', () => {
    const goal = { than: 'at most', value: 5, onward: 3 } as const;
    const [, , line = ''] = tableOf([{ figure: 'seen', what: 'p50', reached: 6.123, unit: 'ms', goal }]).split('\n');
    expect(line.split(/ {2,}/)).toEqual(['p50', '6.12 ms', '≤ 5 ms', '3 ms', 'MISS']);
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
