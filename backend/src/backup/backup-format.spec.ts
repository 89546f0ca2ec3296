import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { copyLine, endLine, headerLine, parseHeader, parseLine, sequenceLine } from './backup-format.js';
import { BackupReader, IncompleteBackupError } from './backup-reader.js';

const header = { format: 1, madeAt: '2026-11-23T08:00:00.000Z', migrations: ['One', 'Two'], secretMark: 'ab' };

describe('the lines of a backup', () => {
  it('are read as they were written', () => {
    expect(parseHeader(headerLine(header).trimEnd())).toEqual(header);
    const copy = copyLine({ name: 'users', columns: ['id', 'username'] }).trimEnd();
    expect(parseLine(copy)).toEqual({
      kind: 'copy',
      sql: 'COPY "users" ("id", "username") FROM stdin;',
      table: 'users',
    });
    const sequence = sequenceLine({ name: 'users_id_seq', lastValue: '7', isCalled: true }).trimEnd();
    expect(parseLine(sequence)).toEqual({ kind: 'sequence', sql: sequence, table: 'users_id_seq' });
    expect(parseLine(endLine(12).trimEnd())).toEqual({ kind: 'end', rows: 12 });
  });

  it.each([
    '',
    'DROP TABLE users;',
    'COPY "users" ("id") FROM stdin; DROP TABLE users;',
    `COPY "users" ("id") FROM PROGRAM 'id';`,
    'COPY "us""ers" ("id") FROM stdin;',
    `SELECT pg_catalog.setval('"a"', 1, true), pg_sleep(9);`,
    '-- end of backup',
  ])('do not include %j', (line) => {
    expect(parseLine(line)).toEqual({ kind: 'unknown' });
  });
});

/** The bytes in pieces of these lengths, as streams deliver them. */
async function* inPieces(text: string, lengths: number[]): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0, i = 0; at < bytes.length; i += 1) {
    const length = lengths[i % lengths.length] ?? 1;
    yield bytes.subarray(at, at + length);
    at += length;
  }
}

async function rowsOf(reader: BackupReader): Promise<string> {
  const blocks: Buffer[] = [];
  for await (const block of reader.rows()) blocks.push(block);
  return Buffer.concat(blocks).toString();
}

describe('reading a backup', () => {
  it('finds lines and rows wherever the file is split', async () => {
    const row = fc.string({ unit: fc.constantFrom('a', 'é', '\\\\', '.', '\t', '\\N'), maxLength: 6 });
    const rows = fc.array(
      row.filter((text) => text !== '\\.'),
      { maxLength: 8 },
    );
    const pieces = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(rows, rows, pieces, async (first, second, lengths) => {
        const block = (lines: string[]) => lines.map((line) => `${line}\n`).join('');
        const reader = new BackupReader(inPieces(`A\n${block(first)}\\.\nB\n${block(second)}\\.\nC\n`, lengths));
        expect(await reader.line()).toBe('A');
        expect(await rowsOf(reader)).toBe(block(first));
        expect(await reader.line()).toBe('B');
        expect(await rowsOf(reader)).toBe(block(second));
        expect(await reader.line()).toBe('C');
        expect(await reader.line()).toBeUndefined();
      }),
    );
  });

  it('refuses rows that do not end', async () => {
    const reader = new BackupReader(inPieces('A\n1\tada\n2\tbo', [4]));
    await reader.line();
    await expect(rowsOf(reader)).rejects.toThrow(IncompleteBackupError);
  });
});
