import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { memoryFolder } from './memory-folder.mjs';

const PLENTY = 2 ** 40;

describe('the folder in memory', () => {
  const memory = mkdtempSync(path.join(tmpdir(), 'gamegeek-'));
  afterAll(() => rmSync(memory, { recursive: true }));

  it('is made once and is the same for all runs of a user', () => {
    const folder = memoryFolder(memory, PLENTY) ?? '';
    expect(statSync(folder).mode & 0o777).toBe(0o711);
    expect(memoryFolder(memory, PLENTY)).toBe(folder);
  });

  it('is not used when little memory is free', () => {
    expect(memoryFolder(memory, 2 ** 30)).toBeUndefined();
  });

  it('is not used when it is a link that somebody put there', () => {
    const other = path.join(memory, 'other');
    mkdirSync(other);
    symlinkSync('/', path.join(other, `gamegeek-${process.getuid?.()}`));
    expect(memoryFolder(other, PLENTY)).toBeUndefined();
  });

  it('does not exist on a system without one', () => {
    const missing = path.join(memory, 'missing');
    expect(memoryFolder(missing, PLENTY)).toBeUndefined();
    expect(existsSync(missing)).toBe(false);
  });
});
