import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeRunFolder } from './throwaway.mjs';

describe('makeRunFolder', () => {
  const base = mkdtempSync(path.join(tmpdir(), 'gamegeek-'));
  afterAll(() => rmSync(base, { recursive: true }));

  it('returns a new folder for each call', async () => {
    const [first, second] = [await makeRunFolder(base), await makeRunFolder(base)];
    expect(first).not.toBe(second);
    expect(existsSync(first) && existsSync(second)).toBe(true);
  });

  it('removes folders of processes that have ended', async () => {
    const ended = spawnSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }).stdout.trim();
    const left = path.join(base, `${ended}-1`);
    mkdirSync(path.join(left, 'postgres', 'data'), { recursive: true });

    await makeRunFolder(base);

    expect(existsSync(left)).toBe(false);
    expect(readdirSync(base).every((name) => name.startsWith(`${process.pid}-`))).toBe(true);
  });
});
