import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FileCache } from './file-cache.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'file-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const fetching = (content: string) => jest.fn((file: string) => writeFile(file, content));

describe('FileCache', () => {
  it('fetches a file once for all who ask for it', async () => {
    const cache = new FileCache(folder, 100);
    await cache.open();
    const fetch = fetching('moth');
    const files = await Promise.all([cache.get('a', fetch), cache.get('a', fetch)]);
    expect(await readFile(files[0], 'utf8')).toBe('moth');
    expect(await cache.get('a', fetch)).toBe(files[1]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('deletes the files that were not read for longest when they exceed the limit', async () => {
    const cache = new FileCache(folder, 10);
    await cache.open();
    for (const name of ['a', 'b']) await cache.get(name, fetching('1234'));
    await cache.get('a', fetching('never'));
    await cache.get('c', fetching('1234'));
    expect(readdirSync(folder).sort()).toEqual(['a', 'c']);
  });

  it('keeps nothing of a file that could not be fetched', async () => {
    const cache = new FileCache(folder, 100);
    await cache.open();
    await expect(cache.get('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(readdirSync(folder)).toEqual([]);
    expect(await readFile(await cache.get('a', fetching('moth')), 'utf8')).toBe('moth');
  });

  it('takes over the files of an earlier process, and deletes only old ones that it has not finished', async () => {
    for (const name of ['a', 'b.1-1', 'c.2-1']) writeFileSync(path.join(folder, name), 'moth');
    utimesSync(path.join(folder, 'b.1-1'), 0, 0);
    const cache = new FileCache(folder, 100);
    await cache.open();
    expect(readdirSync(folder).sort()).toEqual(['a', 'c.2-1']);
    const fetch = fetching('never');
    await cache.get('a', fetch);
    expect(fetch).not.toHaveBeenCalled();
  });
});
