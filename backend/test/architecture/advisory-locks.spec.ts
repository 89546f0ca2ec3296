import { readFileSync } from 'node:fs';
import path from 'node:path';
import { glob } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { ADVISORY_LOCKS, TWO_PART_ADVISORY_LOCKS } from '../../src/core/database/advisory-locks.js';

const BACKEND = path.join(import.meta.dirname, '..', '..');
const LIST = path.join('src', 'core', 'database', 'advisory-locks.ts');

it.each([
  ['one part', ADVISORY_LOCKS],
  ['two parts', TWO_PART_ADVISORY_LOCKS],
])('advisory locks with %s have a number of their own each', (_parts, locks) => {
  const numbers = Object.values(locks);
  expect(new Set(numbers).size).toBe(numbers.length);
});

it('all advisory lock numbers are in one list', async () => {
  const elsewhere: string[] = [];
  for await (const file of glob('{src,seeders}/**/*.ts', { cwd: BACKEND })) {
    if (file !== LIST && /7_?260_?8\d\d/.test(readFileSync(path.join(BACKEND, file), 'utf8'))) elsewhere.push(file);
  }
  expect(elsewhere).toEqual([]);
});
