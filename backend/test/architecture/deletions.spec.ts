import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';

const SOURCES = path.join(import.meta.dirname, '..', '..', 'src');
const DELETES = /\bDELETE FROM\b|\bnativeDelete\(|\bdeleteInBatches\b|\bextends DeletionJob\b/;
/** The node's clock, and parameters that a caller may have computed from it. Times of rows may be converted. */
const NODE_TIME = /\bDate\.now\b|\bnew Date\(\s*\)|\bperformance\.|\w+\??: (?:readonly )?Date(?:\[\])?(?=\s*[,)=])/g;

const nodeTimesOf = (source: string) =>
  DELETES.test(source) ? [...source.matchAll(NODE_TIME)].map(([text]) => text) : [];

let files: { file: string; source: string }[];
beforeAll(async () => {
  files = [];
  for await (const file of glob('**/*.ts', { cwd: SOURCES, exclude: ['**/*.spec.ts'] })) {
    files.push({ file, source: readFileSync(path.join(SOURCES, file), 'utf8') });
  }
});

describe('files that delete', () => {
  it.each([
    'em.nativeDelete(Session, { expiresAt: { $lt: new Date() } })',
    'deleteInBatches(em, old, [new Date(Date.now() - DAY)])',
    'const FORGET = `DELETE FROM guests WHERE seen < $1`; forget(before: Date): Promise<void>',
    'const FORGET = `DELETE FROM guests WHERE seen < ?`; run(values: Date[]) {}',
  ])('are refused if they use the time of the node: %s', (source) => {
    expect(nodeTimesOf(source)).not.toEqual([]);
  });

  it('use the time of PostgreSQL', () => {
    const found = files.flatMap(({ file, source }) => nodeTimesOf(source).map((text) => `${file}: ${text}`));
    expect(found).toEqual([]);
    expect(files.filter(({ source }) => DELETES.test(source)).length).toBeGreaterThan(30);
  });

  it('are deletion jobs if they are jobs with such a name, so that nodes with a wrong clock leave them to others', () => {
    const named = files.filter(({ source }) => /class (Forget|Delete|Remove|Purge|Expire)\w*Job\b/.test(source));
    expect(named.filter(({ source }) => !source.includes('extends DeletionJob')).map(({ file }) => file)).toEqual([]);
    expect(named.length).toBeGreaterThanOrEqual(9);
  });
});
