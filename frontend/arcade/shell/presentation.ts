import type { ArcadeGame } from '@gamegeek/arcade/game.js';
import type { GameRules } from '@gamegeek/arcade/game-rules.js';
import type { GameMeta } from '@gamegeek/arcade/meta.js';
import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import type { Palette } from '#shared/theme/palette.js';
import type { Sound } from './audio/sound.js';

export interface Frame {
  /** Since the previous frame. */
  seconds: number;
  /** Since the page was opened. */
  now: number;
  /** The elapsed share of the current tick. */
  alpha: number;
  /** Reduced motion. */
  still: boolean;
  playing: boolean;
}

/** The shell's interface for views. */
export interface ViewHost<State, Input> {
  readonly sound: Sound;
  readonly state: State;
  /** Whether the last input still waits for its answer. */
  readonly waiting: boolean;
  /**
   * Applies an input, or asks for its answer in games with hidden information; false if it is not allowed now or no run
   * is active.
   */
  act(input: Input): boolean;
  /** Announces a text to screen readers. */
  announce(text: string): void;
  /** The language of this document. */
  locale(): Language;
  /** Factor for the durations of animations: 1, 0.4 (fast) or 0 (off; also with reduced motion). */
  readonly speed: number;
  /** A short vibration, if the player wants it. */
  vibrate(milliseconds: number): void;
  /** Auto-repeat of held controls in milliseconds, chosen by the player. */
  readonly repeat: { delay: number; interval: number };
}

/** Draws a game. It never changes the state: inputs go through the host. */
export interface View<State, Input> {
  readonly element: HTMLElement;
  /** DOM views leave this and drawing to style sheets and state changes. */
  fit?(width: number, height: number): void;
  theme(palette: Palette): void;
  /** Starts a run with this state. */
  start(state: State): void;
  draw?(state: State, frame: Frame): void;
  /** In games with hidden information: the answer to the last input has been applied. */
  answered?(state: State): void;
  /**
   * Makes an input of a recording, as if the player had made it. Views that show all changes by themselves have none.
   */
  act?(input: Input): void;
  /** A key, an on-screen button or a swipe. */
  press(control: string, repeated: boolean): void;
  /** The control pressed before is up again, in games that repeat by themselves (`ownRepeat`). */
  release?(control: string): void;
  /** Whether an animation is running: the game-over screen waits for it. */
  readonly busy?: boolean;
}

export interface PadButton {
  control: string;
  icon: readonly string[];
  label: Record<Language, string>;
  /** The position in the grid of the pad, as `row / column`. */
  area: string;
  /** Repeats while held. */
  repeats?: boolean;
}

export interface Figure {
  label: string;
  value: string;
}

/** A line of the end card: one door, safe, match or floor. */
export interface ResultRow {
  label: string;
  value: string;
  /** Undefined for a figure that is no goal. */
  reached?: boolean;
}

/** Shown during the first run, one after the other, until done. */
export interface Hint<State> {
  text: Record<Language, string>;
  isDone(state: State): boolean;
}

/** Another way to play that is never sent to the board; the best is kept on the device. */
export interface Variant<State, Input> {
  id: string;
  label: Record<Language, string>;
  /** What is to be done; the shell says that it is not on the board. */
  note: Record<Language, string>;
  game: ArcadeGame<State, Input>;
  /** Milliseconds, lower is better; null if the run did not reach its goal. */
  time(state: State, ticks: number): number | null;
}

export type GamepadButtonName = 'a' | 'b' | 'x' | 'y' | 'l' | 'r';
export type Tune = 'calm' | 'quick' | 'deep';

export interface GameTexts {
  /** The keys, for devices with a keyboard. */
  keys: string;
}

export interface Presentation<State, Input, Words extends GameTexts = GameTexts> {
  game: GameRules<State, Input>;
  meta: GameMeta;
  texts: Record<Language, Words>;
  /** Controls by the code of a key, or by the letter on it. */
  keys: Readonly<Record<string, string>>;
  /** Swipes on the stage press `up`, `right`, `down` and `left`. */
  swipes: boolean;
  /** May be empty. */
  pad: readonly PadButton[];
  hints: readonly Hint<State>[];
  /** Whether a run that is over was won: its goal was reached. */
  isWon(state: State): boolean;
  /** Figures beside the score. */
  figures(state: State, words: Words): Figure[];
  /** The lines of the end card. */
  results?(state: State, words: Words): ResultRow[];
  /** Lines of characters that show the run, e.g. squares; title, score and address are added by the shell. */
  share?(state: State): string[];
  music?: Tune;
  /** Controls by the button of a gamepad with the standard mapping; the directions are there already. */
  gamepad?: Partial<Record<GamepadButtonName, string>>;
  /** The view repeats held controls by itself. */
  ownRepeat?: boolean;
  variants?: readonly Variant<State, Input>[];
  view(host: ViewHost<State, Input>): View<State, Input>;
}

export const DIRECTION_LABELS = {
  up: { en: 'Up', es: 'Arriba', fr: 'Haut', de: 'Hoch' },
  right: { en: 'Right', es: 'Derecha', fr: 'Droite', de: 'Rechts' },
  down: { en: 'Down', es: 'Abajo', fr: 'Bas', de: 'Runter' },
  left: { en: 'Left', es: 'Izquierda', fr: 'Gauche', de: 'Links' },
} satisfies Record<string, Record<Language, string>>;

export const ARROW_KEYS = {
  ArrowUp: 'up',
  ArrowRight: 'right',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  KeyW: 'up',
  KeyD: 'right',
  KeyS: 'down',
  KeyA: 'left',
} as const;
