/** The colours of the dark theme by role: of the site, of the games of the arcade, and of pictures of the server. */
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

/** For values in order, the same in both themes: each stop is warmer and brighter than the one before. */
export const valueRamp = ['#2c3d80', '#5d3db0', '#a83a96', '#e24a5c', '#f6802c', '#ffd21f'] as const;
