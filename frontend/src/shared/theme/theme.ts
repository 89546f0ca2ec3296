import { dark, type ColorRole } from './palette.js';
import { cssName } from './theme-css.js';

function byRole(): Record<ColorRole, string> {
  const roles: Record<ColorRole, string> = { ...dark };
  for (const role of Object.keys(dark) as ColorRole[]) roles[role] = `var(${cssName(role)})`;
  return roles;
}

/** Colours by role: styles use `color.textMuted`, and the chosen theme decides its value. */
export const color = byRole();

export const font = {
  body: "'Inter Variable', 'Inter Fallback', 'Inter Fallback Roboto', 'Inter Fallback DejaVu', system-ui, sans-serif",
  /** The retro face, for the logo and eyebrows only. */
  pixel: "Silkscreen, 'Inter Fallback', monospace",
};

/** The steps of gap, padding and margin. */
export const space = { 4: '4px', 8: '8px', 12: '12px', 16: '16px', 24: '24px', 32: '32px', 48: '48px', 72: '72px' };

/** The sizes of text; `heading` and `display` shrink on narrow screens. */
export const fontSize = {
  small: '0.8125rem',
  medium: '0.9rem',
  base: '1rem',
  large: '1.25rem',
  heading: 'clamp(1.5rem, 5vw, 2rem)',
  display: 'clamp(1.875rem, 6.5vw, 2.75rem)',
};

export const radius = { small: '6px', medium: '10px', large: '16px', round: '999px' };

/**
 * Widths from which a wider layout begins; smaller screens are the default. In em: with a larger font size in the
 * browser fewer letters fit, and the narrower layout is used.
 */
export const from = {
  tablet: '@media (min-width: 40em)',
  desktop: '@media (min-width: 57.5em)',
  /** From here all links fit into the header, in every language. */
  wide: '@media (min-width: 75em)',
};

/** A phone on its side, or a window as low: a running game gets all of it. */
export const LOW_WINDOW = '(max-height: 30em)';
export const low = `@media ${LOW_WINDOW}`;

export const reducedMotion = '@media (prefers-reduced-motion: reduce)';

/** The widths of a text column and of the page, the height of the header, and the smallest side of a touch target. */
export const measure = { page: '1120px', text: '62ch', header: '64px', target: '44px' };
