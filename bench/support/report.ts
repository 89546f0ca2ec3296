import { isReached, type Goal } from '../goals.ts';
import type { Machine } from './machine.ts';

/** One line of the report. */
export interface Row {
  figure: string;
  what: string;
  /** The result with its unit: 31,000 /s. */
  reached: number;
  unit: string;
  /** The value for comparison, measured in the same run. */
  limit?: { name: string; value: number };
  /** `reached` over `limit`, the median over the rounds; without a ratio the goal applies to `reached`. */
  ratio?: number;
  goal?: Goal;
}

export interface Report {
  startedAt: string;
  seconds: number;
  machine: Machine;
  quick: boolean;
  rows: Row[];
  checks: { what: string; ok: boolean; found: string }[];
  notes: string[];
}

const HEAD = ['', 'reached', 'limit beside it', 'ratio', 'goal', ''];

export function tableOf(rows: readonly Row[]): string {
  const cells = rows.map((row) => {
    const { goal, limit, ratio, unit } = row;
    const unitOfGoal = ratio === undefined ? unit : '×';
    const sign = goal?.than === 'at least' ? '≥' : '≤';
    return [
      row.what,
      withUnit(row.reached, unit),
      limit ? `${limit.name} ${withUnit(limit.value, unit)}` : '',
      ratio === undefined ? '' : `${rounded(ratio)} ×`,
      goal ? `${sign} ${withUnit(goal.value, unitOfGoal)}` : '',
      goal ? (isReached(goal, ratio ?? row.reached) ? 'pass' : 'MISS') : '',
    ];
  });
  const widths = HEAD.map((head, column) => Math.max(head.length, ...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd();
  const rule = '-'.repeat(widths.reduce((sum, width) => sum + width + 2, -2));
  return [line(HEAD), rule, ...cells.map(line)].join('\n');
}

function withUnit(value: number, unit: string): string {
  return unit === '' ? rounded(value) : `${rounded(value)} ${unit}`;
}

/** Rounds to three significant digits, or to an integer above 1,000. */
export function rounded(value: number): string {
  if (!Number.isFinite(value)) return 'none';
  const size = Math.abs(value);
  const decimals = size >= 100 || size === 0 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3;
  return value.toLocaleString('en', { maximumFractionDigits: decimals });
}
