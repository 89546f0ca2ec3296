import { TILE_COLORS } from './tile-colors.js';

const channels = (color: string) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));

/** The relative luminance of WCAG. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const pairs = TILE_COLORS.slice(1).map((color, at) => [TILE_COLORS[at] as string, color] as const);

describe('the colours of tiles', () => {
  it('get brighter with each value, in steps that can be seen', () => {
    for (const [smaller, larger] of pairs)
      expect((luminance(larger) + 0.05) / (luminance(smaller) + 0.05)).toBeGreaterThan(1.04);
  });

  it('get warmer up to 2,048: more red for the blue', () => {
    for (const [smaller, larger] of pairs.slice(0, 10)) {
      const [was, is] = [smaller, larger].map((color) => {
        const [red = 0, , blue = 0] = channels(color);
        return red / (red + blue);
      });
      expect(is).toBeGreaterThan(was ?? 1);
    }
  });
});
