import { mix } from '@gamegeek/rules/theme/colors.js';
import { dark } from '@gamegeek/rules/theme/dark.js';

/** What a game shows, in shapes: measured in the pixels of its drawing, the hindmost first. */
export interface Picture {
  width: number;
  height: number;
  shapes: readonly Shape[];
}

export type Shape = Rect | Circle | Text | Pixels;

export interface Rect {
  kind: 'rect';
  x: number;
  y: number;
  width: number;
  height: number;
  color: string;
}

export interface Circle {
  kind: 'circle';
  /** The centre. */
  x: number;
  y: number;
  radius: number;
  color: string;
}

/** One line, centred. */
export interface Text {
  kind: 'text';
  x: number;
  y: number;
  text: string;
  size: number;
  color: string;
}

/** Rows of square dots. Characters without a colour are empty. */
export interface Pixels {
  kind: 'pixels';
  x: number;
  y: number;
  /** The side of a dot. */
  dot: number;
  rows: readonly string[];
  colors: Readonly<Record<string, string>>;
}

type Box = Pick<Rect, 'x' | 'y' | 'width' | 'height'>;

export const rect = (color: string, x: number, y: number, width: number, height: number): Rect => ({
  kind: 'rect',
  ...{ x, y, width, height, color },
});

/** A rectangle without its corners. */
export const rounded = (color: string, { x, y, width, height }: Box, corner: number): Rect[] => [
  rect(color, x + corner, y, width - corner * 2, height),
  rect(color, x, y + corner, corner, height - corner * 2),
  rect(color, x + width - corner, y + corner, corner, height - corner * 2),
];

/** The outline of a rectangle, inside it. */
export const frame = (color: string, { x, y, width, height }: Box, line: number): Rect[] => [
  rect(color, x, y, width, line),
  rect(color, x, y + height - line, width, line),
  rect(color, x, y + line, line, height - line * 2),
  rect(color, x + width - line, y + line, line, height - line * 2),
];

export const circle = (color: string, x: number, y: number, radius: number): Circle => ({
  kind: 'circle',
  ...{ x, y, radius, color },
});

export const text = (color: string, x: number, y: number, size: number, content: string): Text => ({
  kind: 'text',
  ...{ x, y, size, color, text: content },
});

export const pixels = (colors: Pixels['colors'], x: number, y: number, rows: readonly string[], dot = 1): Pixels => ({
  kind: 'pixels',
  ...{ x, y, dot, rows, colors },
});

/** Colours of what a run has not reached. */
export const faint = (colors: Pixels['colors']): Pixels['colors'] =>
  Object.fromEntries(Object.entries(colors).map(([dot, color]) => [dot, mix(color, dark.ground, 0.6)]));
