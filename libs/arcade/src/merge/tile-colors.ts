import { mix } from '@gamegeek/rules/theme/colors.js';
import { valueRamp } from '@gamegeek/rules/theme/dark.js';

/** 2,048 has the last colour of the ramp; larger tiles go on towards white. */
const GOAL = 11;
const LARGEST = 16;
const STEPS = valueRamp.length - 1;

/** The colours of 2, 4, 8 and so on. Their order can be seen without telling hues apart. */
export const TILE_COLORS: readonly string[] = Array.from({ length: LARGEST }, (_, at) => {
  if (at >= GOAL) return mix(valueRamp[STEPS] as string, '#ffffff', (at + 1 - GOAL) * 0.16);
  const place = (at * STEPS) / (GOAL - 1);
  const before = Math.min(Math.floor(place), STEPS - 1);
  return mix(valueRamp[before] as string, valueRamp[before + 1] as string, place - before);
});

/** Of a tile 2ⁿ. */
export function tileColor(tile: number): string {
  return TILE_COLORS[Math.min(tile, LARGEST) - 1] as string;
}
