import { mix } from '@gamegeek/rules/theme/colors.js';
import { el } from '../dom.js';
import { drawText, FONT_HEIGHT, textWidth } from './pixel-font.js';

const MARKS = 2;

/** A title in pixel letters, one word per line. Decorative: the page has a heading with the same text. */
export function logo(title: string, color: string, ground: string): HTMLElement {
  const lines = title.split(' ');
  const width = Math.max(...lines.map(textWidth)) + 1;
  const lineHeight = FONT_HEIGHT + MARKS + 1;
  const canvas = el('canvas', { 'aria-hidden': 'true', class: 'logo' });
  canvas.width = width;
  canvas.height = lines.length * lineHeight + 1;
  const ctx = canvas.getContext('2d');
  if (ctx) {
    lines.forEach((line, at) => {
      const x = Math.floor((width - textWidth(line)) / 2);
      const y = at * lineHeight + MARKS;
      drawText(ctx, line, x + 1, y + 1, mix(color, ground, 0.65));
      drawText(ctx, line, x, y, color);
    });
  }
  canvas.style.setProperty('--dots', String(width));
  return canvas;
}
