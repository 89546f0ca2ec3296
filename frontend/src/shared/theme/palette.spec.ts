import { describe, expect, it } from '@jest/globals';
import { contrast } from '#testing/contrast.js';
import { colorBlind, dark, light, type ColorRole, type Palette } from './palette.js';

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
  ['colour-blind dark', { ...dark, ...colorBlind.dark }],
  ['colour-blind light', { ...light, ...colorBlind.light }],
])('the %s theme', (_name, palette) => {
  it.each(pairs)('shows %s on %s with a contrast of at least 4.5', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(grounds)('outlines controls on %s with a contrast of at least 3', (ground) => {
    expect(contrast(palette.lineStrong, palette[ground])).toBeGreaterThanOrEqual(3);
  });
});
