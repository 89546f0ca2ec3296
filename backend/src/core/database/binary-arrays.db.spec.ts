import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { bigintArray, integerArray, uuidArray } from './binary-arrays.js';

let database: TestDatabase;
beforeAll(async () => (database = await createTestDatabase()));
afterAll(async () => database?.drop());

async function echo(type: string, parameter: Buffer): Promise<unknown> {
  const [row] = await database.rows<{ values: string }>(`SELECT to_json($1::${type}[])::text AS values`, [parameter]);
  return JSON.parse(row?.values ?? 'null');
}

it('PostgreSQL reads the same numbers from a binary bigint[] that were written', async () => {
  const values = fc.array(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), { minLength: 1, maxLength: 100 });
  await fc.assert(
    fc.asyncProperty(values, async (numbers) => expect(await echo('bigint', bigintArray(numbers))).toEqual(numbers)),
    { numRuns: 50, examples: [[[0, 1, 2 ** 32 - 1, 2 ** 32, Number.MAX_SAFE_INTEGER]]] },
  );
});

it('PostgreSQL reads the same numbers from a binary integer[] that were written', async () => {
  const values = [0, 1, -1, 2 ** 31 - 1, -(2 ** 31)];
  expect(await echo('integer', integerArray(values))).toEqual(values);
});

it('PostgreSQL reads the same ids from a binary uuid[] that were written, in upper case as well', async () => {
  const ids = [
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    ...Array.from({ length: 50 }, () => randomUUID()),
  ];
  expect(await echo('uuid', uuidArray(ids))).toEqual(ids);
  expect(await echo('uuid', uuidArray(ids.map((id) => id.toUpperCase())))).toEqual(ids);
});
