import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { exportDocument } from './export-document.js';

const MADE_AT = new Date('2026-11-21T12:00:00.000Z');

/** A list of a million rows, which knows how many were read, and whether its reader has finished or left. */
function manyRows() {
  const rows = { read: 0, isClosed: false };
  async function* collect() {
    try {
      while (rows.read < 1_000_000) yield { id: (rows.read += 1), text: 'x'.repeat(100) };
    } finally {
      rows.isClosed = true;
    }
  }
  return { rows, parts: [{ name: 'rows', collect }] };
}

describe('an export document', () => {
  it('is JSON with the data of each part, as a value or as a list of rows', async () => {
    const list = (...rows: object[]) =>
      async function* () {
        yield* rows;
      };
    const document = await exportDocument(
      [
        { name: 'account', collect: async (userId) => ({ id: userId }) },
        { name: 'erased', erase: async () => undefined },
        { name: 'missing', collect: async () => undefined },
        { name: 'none', collect: list() },
        { name: 'some', collect: list({ id: 1 }, { id: 2 }) },
      ],
      'ada',
      MADE_AT,
    );
    let text = '';
    for await (const portion of document) text += portion;
    expect(JSON.parse(text)).toEqual({
      made_at: MADE_AT.toISOString(),
      account: { id: 'ada' },
      missing: null,
      none: [],
      some: [{ id: 1 }, { id: 2 }],
    });
  });

  it('reads no more rows than are taken, and none after its reader has left', async () => {
    const { rows, parts } = manyRows();
    const document = await exportDocument(parts, 'ada', MADE_AT);
    for (let turns = 0; turns < 10; turns += 1) await turn();
    expect(rows.read).toBeLessThan(1_000);
    const reader = document[Symbol.asyncIterator]();
    for (let portions = 0; portions < 3; portions += 1) await reader.next();
    expect(rows.read).toBeLessThan(2_000);
    await reader.return?.();
    expect(rows).toMatchObject({ read: expect.any(Number), isClosed: true });
    expect(rows.read).toBeLessThan(2_000);
  });

  it('fails before its first portion if a part of a short document cannot be read', async () => {
    const parts = [{ name: 'account', collect: () => Promise.reject(new Error('away')) }];
    await expect(exportDocument(parts, 'ada', MADE_AT)).rejects.toThrow('away');
  });
});
