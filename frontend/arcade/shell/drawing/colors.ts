import { dark, type ColorRole, type Palette } from '#shared/theme/palette.js';
import { cssName } from '#shared/theme/theme-css.js';

const ROLES = Object.keys(dark) as ColorRole[];

/** The palette of the current theme, from the style sheet. */
export function readPalette(): Palette {
  const style = getComputedStyle(document.documentElement);
  const palette: Record<ColorRole, string> = { ...dark };
  for (const role of ROLES) palette[role] = style.getPropertyValue(cssName(role)).trim();
  return palette;
}
