import { dark } from '@gamegeek/rules/theme/dark.js';

/**
 * All colours of the site by role; those of the dark theme are in libs, because the server draws with them. No other
 * file names a colour. Both themes meet WCAG AA: `palette.spec.ts` measures the contrast of each text role on each
 * background it appears on.
 */
export { dark };

export type ColorRole = keyof typeof dark;
export type Palette = Readonly<Record<ColorRole, string>>;

export const light: Palette = {
  ground: '#f5f6fb',
  surface: '#ffffff',
  surfaceRaised: '#eceff8',
  surfaceHover: '#e4e8f5',
  line: '#d7dcec',
  lineStrong: '#7a84a3',
  text: '#141a2e',
  textMuted: '#505a78',
  accent: '#04713f',
  accentHover: '#035931',
  onAccent: '#ffffff',
  accentSoft: '#d5f4e3',
  second: '#6137c4',
  secondSoft: '#e8e0fc',
  third: '#0a66a3',
  fourth: '#a8296d',
  record: '#855300',
  recordSoft: '#ffefcd',
  gold: '#f7b733',
  silver: '#b9c4d8',
  bronze: '#dd9460',
  engraved: '#1c1405',
  danger: '#b3212e',
  dangerSoft: '#fde4e5',
  focus: '#6137c4',
  grid: '#dfe4f2',
  glow: '#04713f1f',
  glowSecond: '#6137c41a',
  shadow: '#1d274433',
};

/** Roles that games of the arcade show in other colours to players who are colour-blind (Okabe and Ito). */
export const colorBlind: Readonly<Record<'dark' | 'light', Partial<Palette>>> = {
  dark: {
    accent: '#1fd1a2',
    accentHover: '#5ce6c1',
    second: '#8aa4ff',
    third: '#6cc7ff',
    fourth: '#f2a6d8',
    record: '#f5e642',
    bronze: '#e69f00',
    danger: '#ff7a45',
    focus: '#8aa4ff',
  },
  light: {
    accent: '#006b54',
    accentHover: '#00543f',
    second: '#3a3fc4',
    third: '#005f9e',
    fourth: '#99306f',
    record: '#6b5b00',
    bronze: '#c98400',
    danger: '#b33c00',
    focus: '#3a3fc4',
  },
};
