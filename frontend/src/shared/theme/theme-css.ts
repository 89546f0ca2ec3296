import { colorBlind, dark, light, type Palette } from './palette.js';

/** `textMuted` is `--text-muted` in CSS. */
export function cssName(role: string): string {
  return `--${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

function declarations(palette: Partial<Palette>): string {
  return Object.entries(palette)
    .map(([role, value]) => `${cssName(role)}:${value};`)
    .join('');
}

/**
 * The palettes as a style sheet, built by Vite and linked in the head: the background is correct before any script
 * runs, and choosing a theme changes one attribute without rendering again.
 */
export function themeCss(): string {
  return [
    `:root{color-scheme:dark;${declarations(dark)}}`,
    `:root[data-theme='light']{color-scheme:light;${declarations(light)}}`,
    `@media (prefers-color-scheme: light){:root[data-theme='system']{color-scheme:light;${declarations(light)}}}`,
    'html{background:var(--ground);color:var(--text)}',
  ].join('\n');
}

/** The colours of the arcade for players who are colour-blind. */
export function colorBlindCss(): string {
  const root = ":root[data-palette='color-blind']";
  return [
    `${root}{${declarations(colorBlind.dark)}}`,
    `${root}[data-theme='light']{${declarations(colorBlind.light)}}`,
    `@media (prefers-color-scheme: light){${root}[data-theme='system']{${declarations(colorBlind.light)}}}`,
  ].join('');
}
