import { between, isFlag, list, oneOf, record, shape, text } from './message-checks.js';

export const PALETTES = ['standard', 'color-blind'] as const;
export const ANIMATION_SPEEDS = ['normal', 'fast', 'off'] as const;

/** What a player has chosen for all games of the arcade on this device. */
export interface ArcadeOptions {
  sound: boolean;
  music: boolean;
  haptics: boolean;
  palette: (typeof PALETTES)[number];
  speed: (typeof ANIMATION_SPEEDS)[number];
  /** Auto-repeat of held controls, in milliseconds. */
  repeat: { delay: number; interval: number };
  /** Key codes by control, by game. */
  keys: Record<string, Record<string, string>>;
  /** Games whose hints the player has seen. */
  hinted: string[];
  /** Best times of variants in milliseconds, by `game/variant`. */
  times: Record<string, number>;
}

export const DEFAULT_OPTIONS: ArcadeOptions = {
  sound: false,
  music: false,
  haptics: true,
  palette: 'standard',
  speed: 'normal',
  repeat: { delay: 170, interval: 50 },
  keys: {},
  hinted: [],
  times: {},
};

export const OPTION_LIMITS = {
  delay: { least: 80, most: 400 },
  interval: { least: 0, most: 150 },
  /** Characters of the names of games, variants, controls and keys. */
  name: 40,
  games: 20,
  controls: 40,
  variants: 40,
  /** Milliseconds. */
  time: 24 * 60 * 60 * 1000,
} as const;

const { delay, interval } = OPTION_LIMITS;
const name = text(OPTION_LIMITS.name);
const options = shape({
  sound: isFlag,
  music: isFlag,
  haptics: isFlag,
  palette: oneOf(PALETTES),
  speed: oneOf(ANIMATION_SPEEDS),
  repeat: shape({ delay: between(delay.least, delay.most), interval: between(interval.least, interval.most) }),
  keys: record(name, record(name, name, OPTION_LIMITS.controls), OPTION_LIMITS.games),
  hinted: list(name, OPTION_LIMITS.games),
  times: record(name, between(1, OPTION_LIMITS.time), OPTION_LIMITS.variants),
});

export function isArcadeOptions(value: unknown): value is ArcadeOptions {
  return options(value);
}
