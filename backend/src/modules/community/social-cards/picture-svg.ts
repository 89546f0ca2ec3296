import type { Picture, Pixels, Shape } from '@gamegeek/arcade/pictures/picture.js';
import { escapeMarkup } from '../../../core/web/escape.js';
import { SITE_FONT } from './card-text.js';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws a picture into a box of its proportions. Shapes that reach out of the picture are cut off. */
export function pictureSvg({ width, height, shapes }: Picture, box: Box): string {
  return `<svg x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" viewBox="0 0 ${width} ${height}">${shapes.map(shapeSvg).join('')}</svg>`;
}

/** The edges of rectangles are sharp: neighbours would show the ground between them. */
function shapeSvg(shape: Shape): string {
  switch (shape.kind) {
    case 'rect':
      return `<rect x="${shape.x}" y="${shape.y}" width="${shape.width}" height="${shape.height}" fill="${shape.color}" shape-rendering="crispEdges"/>`;
    case 'circle':
      return `<circle cx="${shape.x}" cy="${shape.y}" r="${shape.radius}" fill="${shape.color}"/>`;
    case 'text': {
      const { x, y, size, color, text } = shape;
      // Letters of the font are 5 dots high, and each ends with an empty column; a line has 8 dots.
      const dot = size / 8;
      return `<text x="${x + dot / 2}" y="${y + dot * 2.5}" font-family="${SITE_FONT}" font-size="${size}" fill="${color}" text-anchor="middle">${escapeMarkup(text)}</text>`;
    }
    case 'pixels':
      return Object.entries(shape.colors)
        .map(([character, color]) => pathOf(shape, character, color))
        .join('');
  }
}

/** All dots of one colour, those beside each other as one. */
function pathOf({ x, y, dot, rows }: Pixels, character: string, color: string): string {
  const runs = rows.flatMap((row, down) => {
    const found: string[] = [];
    for (let at = row.indexOf(character); at >= 0;) {
      let end = at;
      while (row[end] === character) end += 1;
      found.push(`M${x + at * dot} ${y + down * dot}h${(end - at) * dot}v${dot}h${(at - end) * dot}z`);
      at = row.indexOf(character, end);
    }
    return found;
  });
  return runs.length === 0 ? '' : `<path d="${runs.join('')}" fill="${color}" shape-rendering="crispEdges"/>`;
}
