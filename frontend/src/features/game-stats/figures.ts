import type { GameDay } from '@gamegeek/contracts/game-stats/game-stats.schemas.js';
import { barsOf, type CountedRange } from '@gamegeek/rules/score-buckets.js';

const DAY_MS = 86_400_000;

/** The figures of a day, one chart each. */
export const FIGURES = [
  'plays',
  'players',
  'new_players',
  'guests_kept',
  'd1',
  'd7',
  'median_seconds',
  'scores',
  'refused',
] as const;
export type Figure = (typeof FIGURES)[number];

/** The figure that another one is a part of. */
export const WHOLES: Partial<Record<Figure, 'guests' | 'new_players'>> = {
  guests_kept: 'guests',
  d1: 'new_players',
  d7: 'new_players',
};

/** The last days, up to the newest one that was counted. */
export function lastDays(days: GameDay[], count: number): GameDay[] {
  const newest = Date.parse(days.at(-1)?.day ?? '');
  return days.filter(({ day }) => Date.parse(day) > newest - count * DAY_MS);
}

export const isQuiet = (days: GameDay[]): boolean =>
  days.every(({ plays, scores, refused }) => plays + scores + refused === 0);

/** The values of a figure that are known. */
export const knownValues = (days: GameDay[], figure: Figure): number[] => days.flatMap((day) => day[figure] ?? []);

export const sumOf = (values: number[]): number => values.reduce((sum, value) => sum + value, 0);

/** A part and its whole, over the days for which the part is known. */
export function shareOf(days: GameDay[], figure: Figure): { part: number; whole: number } {
  const whole = WHOLES[figure];
  const known = days.filter((day) => day[figure] !== null);
  return { part: sumOf(knownValues(known, figure)), whole: whole ? sumOf(known.map((day) => day[whole])) : 0 };
}

export interface Share {
  name: string;
  plays: number;
}

/** The plays of all days by name, most first; beyond `most` names together as `other`. */
export function sharesOf(days: Share[][], most: number): Share[] {
  const plays = new Map<string, number>();
  for (const share of days.flat()) plays.set(share.name, (plays.get(share.name) ?? 0) + share.plays);
  const all = [...plays].map(([name, count]) => ({ name, plays: count })).sort((a, b) => b.plays - a.plays);
  if (all.length <= most) return all;
  const shown = all.filter(({ name }) => name !== 'other').slice(0, most - 1);
  return [
    ...shown,
    { name: 'other', plays: sumOf(all.map((one) => one.plays)) - sumOf(shown.map((one) => one.plays)) },
  ];
}

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;

/** The bars of the histogram of all days. */
export function scoreBars(days: GameDay[], most: number): CountedRange[] {
  const counted = days.flatMap(({ histogram }) => histogram);
  const scale = 10 ** Math.max(0, ...counted.flatMap(({ from, to }) => [decimalsOf(from), decimalsOf(to)]));
  const whole = counted.map(({ from, to, scores }) => ({
    from: Math.round(from * scale),
    to: Math.round(to * scale),
    scores,
  }));
  return barsOf(whole, most).map(({ from, to, scores }) => ({ from: from / scale, to: to / scale, scores }));
}
