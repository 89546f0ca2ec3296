import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { TEXT_SIZES } from './scales.js';

const SOURCES = path.join(import.meta.dirname, '../..');
const read = (pattern: string): string[] =>
  globSync(pattern, { cwd: SOURCES }).map((file) => readFileSync(path.join(SOURCES, file), 'utf8'));

/** Without visible content, or with moving content. */
const NOT_SHOWN = ['error-boundary', 'moving-list', 'page-loading', 'query-view'];
/** Shown as a part of another one. */
const INNER = ['field-frame', 'game-sprite', 'player-name', 'sprite', 'toast-region'];

describe('the styleguide', () => {
  it('shows every shared part', () => {
    const shown = read('testing/styleguide/**/*.tsx').join('\n');
    const parts = globSync('ui/**/*.{ts,tsx}', { cwd: SOURCES, exclude: ['**/*.{spec,styles}.*'] })
      .filter(
        (file) => file.endsWith('.tsx') || /'styled-components'/.test(readFileSync(path.join(SOURCES, file), 'utf8')),
      )
      .map((file) => file.replace(/\.tsx?$/, ''))
      .filter((part) => ![...NOT_SHOWN, ...INNER].includes(path.basename(part)));
    expect(parts.length).toBeGreaterThan(20);
    expect(parts.filter((part) => !shown.includes(`#${part}.js`))).toEqual([]);
  });

  it('shows every font size', () => {
    const styles = read('{app,features,shared,ui}/**/*.{ts,tsx}').join('\n');
    const sizes = new Set([...styles.matchAll(/font-size: ([\d.]+)rem/g)].map(([, size]) => Number(size)));
    expect([...sizes].sort((a, b) => a - b)).toEqual(TEXT_SIZES);
  });

  it('is not part of the built site', () => {
    expect(read('app/**/*.{ts,tsx}').join('\n')).not.toMatch(/styleguide/i);
  });
});
