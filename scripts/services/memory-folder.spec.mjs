import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { memoryFolder } from './memory-folder.mjs';

const PLENTY = 2 ** 40;

describe('memoryFolder', () => {
  const memory = mkdtempSync(path.join(tmpdir(), 'gamegeek-'));
  afterAll(() => rmSync(memory, { recursive: true }));

  it('returns the same folder for all runs of a user', () => {
    const folder = memoryFolder(memory, PLENTY) ?? '';
    expect(statSync(folder).mode & 0o777).toBe(0o711);
    expect(memoryFolder(memory, PLENTY)).toBe(folder);
  });

  it('returns undefined when little memory is free', () => {
    expect(memoryFolder(memory, 2 ** 30)).toBeUndefined();
  });

  it('returns undefined when the folder is a symbolic link', () => {
    const other = path.join(memory, 'other');
    mkdirSync(other);
    symlinkSync('/', path.join(other, `gamegeek-${process.getuid?.()}`));
    expect(memoryFolder(other, PLENTY)).toBeUndefined();
  });

  it('returns undefined on a system without a file system in memory', () => {
    const missing = path.join(memory, 'missing');
    expect(memoryFolder(missing, PLENTY)).toBeUndefined();
    expect(existsSync(missing)).toBe(false);
  });
});
