import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const project = fileURLToPath(new URL('../../../', import.meta.url));
const page = readFileSync(path.join(project, 'docs/architecture.md'), 'utf8');
const sources = globSync('backend/src/**/*.ts', { cwd: project })
  .filter((file) => !file.endsWith('.spec.ts'))
  .map((file) => ({ name: path.basename(file, '.ts'), text: readFileSync(path.join(project, file), 'utf8') }));

/** The cells of the table below a heading, without backticks. */
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
const listOf = (cell = '') => cell.split(', ').filter(Boolean).sort();

describe('the event table of docs/architecture.md', () => {
  const rows = table('Events');

  it('lists exactly the declared events', () => {
    const declared = sources
      .filter(({ text }) => text.includes('interface EventMap {'))
      .map(({ text }) => text.split('interface EventMap {')[1]?.split('\n  }')[0] ?? '')
      .flatMap((names) => [...names.matchAll(/^ {4}'([a-z]+\.[a-z]+)':/gm)].map(([, name]) => name));
    expect(rows.map(([name]) => name).sort()).toEqual(declared.sort());
  });

  it.each(rows.map(([name = '', publishers, listeners]) => ({ name, publishers, listeners })))(
    'lists the publishers and listeners of $name',
    (row) => {
      const quoted = `'${row.name.replace('.', '\\.')}'`;
      const publishes = new RegExp(
        `(publish|publishToAll|encode|encodeHead|deliverHere|emit)\\((\\s*\\w+,)?\\s*${quoted}|name: ${quoted}( as const)?,\\s*payload`,
      );
      expect(filesWith(publishes).sort()).toEqual(listOf(row.publishers));
      expect(filesWith(new RegExp(`\\.on\\(\\s*${quoted}`)).sort()).toEqual(listOf(row.listeners));
    },
  );
});

describe('the job table of docs/architecture.md', () => {
  it('lists exactly the existing jobs', () => {
    const files = sources.filter(({ name }) => name.endsWith('.job')).map(({ name }) => name.replace(/\.job$/, ''));
    expect(
      table('Jobs')
        .map(([name]) => name)
        .sort(),
    ).toEqual(files.sort());
  });
});
