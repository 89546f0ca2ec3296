import { describe, expect, it } from '@jest/globals';
import { dark, light, type ColorRole, type Palette } from './palette.js';

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

const texts: ColorRole[] = ['text', 'textMuted', 'accent', 'second', 'third', 'fourth', 'record', 'danger'];
const grounds: ColorRole[] = ['ground', 'surface', 'surfaceRaised'];
const pairs: [ColorRole, ColorRole][] = [
  ...texts.flatMap((text) => grounds.map((ground): [ColorRole, ColorRole] => [text, ground])),
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['text', 'surfaceHover'],
  ['text', 'accentSoft'],
  ['textMuted', 'accentSoft'],
  ['text', 'recordSoft'],
  ['second', 'secondSoft'],
  ['text', 'dangerSoft'],
  ['textMuted', 'dangerSoft'],
  ['ground', 'record'],
  ['engraved', 'gold'],
  ['engraved', 'silver'],
  ['engraved', 'bronze'],
];

describe.each([
  ['dark', dark as Palette],
  ['light', light],
])('the %s theme', (_name, palette) => {
  it.each(pairs)('shows %s on %s with a contrast of 4.5 or more', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(grounds)('outlines controls on %s with a contrast of 3 or more', (ground) => {
    expect(contrast(palette.lineStrong, palette[ground])).toBeGreaterThanOrEqual(3);
  });
});
