import type { TrendReason } from '@gamegeek/rules/trends.js';

/** What a list of trending games could look like (SPEC sections 8 and 9), for a site that has hardly any games yet. */
export interface ExampleGame {
  name: string;
  activePlayerCount: number;
  reason: TrendReason;
}

export const EXAMPLES: readonly ExampleGame[] = [
  { name: 'Pixel Adventure', activePlayerCount: 1_200, reason: { kind: 'growth', percentage: 28 } },
  { name: 'AI Chess Master', activePlayerCount: 3_500, reason: { kind: 'growth', percentage: 42 } },
  { name: 'Space Explorer', activePlayerCount: 950, reason: { kind: 'growth', percentage: 15 } },
];
