import type { TrendReason } from '@gamegeek/rules/trends.js';

/** Examples for a site with fewer than three trending games (docs/product.md, section 8). */
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
