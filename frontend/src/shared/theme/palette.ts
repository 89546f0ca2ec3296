/**
 * All colours of the site by role. No other file names a colour. Both themes meet WCAG AA: `palette.spec.ts` measures
 * the contrast of each text role on each background it appears on.
 */
export const dark = {
  /** The page background. */
  ground: '#0c0f1a',
  /** Panels differ by lightness, not by borders. */
  surface: '#141928',
  surfaceRaised: '#1d2437',
  /** Hovered rows, pressed controls. */
  surfaceHover: '#232b42',
  line: '#2b3450',
  /** Outlines of controls, visible on every surface. */
  lineStrong: '#6a769b',
  text: '#eef1f8',
  textMuted: '#a3aecb',
  /** Phosphor green: actions and live data. */
  accent: '#4ff29a',
  accentHover: '#86f8bb',
  onAccent: '#05170d',
  accentSoft: '#12352a',
  /** Violet, the second accent. */
  second: '#b79cff',
  secondSoft: '#2a2350',
  /** Further colours for chart lines. */
  third: '#6cc7ff',
  fourth: '#ff9fd0',
  /** Amber, for medals and records only. */
  record: '#ffc65c',
  recordSoft: '#3d2f14',
  /** Medals are metallic in both themes; their numerals are dark. */
  gold: '#ffc65c',
  silver: '#c9d3e8',
  bronze: '#e6a373',
  engraved: '#1c1405',
  danger: '#ff8f8f',
  dangerSoft: '#42202a',
  focus: '#b79cff',
  grid: '#1b2440',
  glow: '#4ff29a26',
  glowSecond: '#b79cff24',
  shadow: '#04060c99',
} as const;

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
