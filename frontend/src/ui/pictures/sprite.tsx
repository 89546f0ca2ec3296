import type { ReactNode } from 'react';
import type { ColorRole } from '#shared/theme/palette.js';
import { color } from '#shared/theme/theme.js';

interface SpriteProps {
  /** One string per row, one letter per pixel; letters missing in `inks` are transparent. */
  rows: readonly string[];
  inks: Readonly<Record<string, ColorRole>>;
  /** Height in CSS pixels; the width follows. */
  height: number;
}

/** A small pixel picture drawn from strings. Decorative: text beside it has its meaning. */
export function Sprite({ rows, inks, height }: SpriteProps): ReactNode {
  const columns = rows[0]?.length ?? 0;
  return (
    <svg
      viewBox={`0 0 ${columns} ${rows.length}`}
      width={(height * columns) / rows.length}
      height={height}
      shapeRendering="crispEdges"
      aria-hidden="true"
      focusable="false"
    >
      {Object.entries(inks).map(([letter, role]) => (
        <path key={letter} fill={color[role]} d={pixelsOf(rows, letter)} />
      ))}
    </svg>
  );
}

function pixelsOf(rows: readonly string[], letter: string): string {
  return rows.flatMap((row, y) => [...row].map((pixel, x) => (pixel === letter ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}
