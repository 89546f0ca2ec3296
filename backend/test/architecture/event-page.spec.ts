import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const project = fileURLToPath(new URL('../../../', import.meta.url));
const page = readFileSync(path.join(project, 'docs/architecture.md'), 'utf8');
const sources = globSync('backend/src/**/*.ts', { cwd: project })
  .filter((file) => !file.endsWith('.spec.ts'))
  .map((file) => ({ name: path.basename(file, '.ts'), text: readFileSync(path.join(project, file), 'utf8') }));

/** The rows of the table below a heading, cell by cell, without their code marks. */
function table(heading: string): string[][] {
  const section = page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
}

const filesWith = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ name }) => name);
const listOf = (cell = '') => cell.split(', ').sort();

describe('the page of events', () => {
  const rows = table('Events');

  it('names every event that is declared, and no other', () => {
    const declared = sources
      .filter(({ text }) => text.includes('interface EventMap {'))
      .flatMap(({ text }) => [...text.matchAll(/^ {4}'([a-z]+\.[a-z]+)':/gm)].map(([, name]) => name));
    expect(rows.map(([name]) => name).sort()).toEqual(declared.sort());
  });

  it.each(rows.map(([name = '', told, heard]) => ({ name, told, heard })))('tells who tells and hears $name', (row) => {
    const quoted = `'${row.name.replace('.', '\\.')}'`;
    const publishes = new RegExp(
      `(publish|encode|encodeHead|deliverHere)\\(\\s*${quoted}|name: ${quoted}( as const)?,\\s*payload`,
    );
    expect(filesWith(publishes).sort()).toEqual(listOf(row.told));
    expect(filesWith(new RegExp(`\\.on\\(\\s*${quoted}`)).sort()).toEqual(listOf(row.heard));
  });
});

describe('the page of jobs', () => {
  it('names every job, and no other', () => {
    const files = sources.filter(({ name }) => name.endsWith('.job')).map(({ name }) => name.replace(/\.job$/, ''));
    expect(
      table('Jobs')
        .map(([name]) => name)
        .sort(),
    ).toEqual(files.sort());
  });
});
