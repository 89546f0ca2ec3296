import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PAGES_FOR_POSTGRES, reserveHugePages } from './huge-pages.ts';

describe('reserveHugePages', () => {
  let folder: string;
  let file: string;
  const reserved = () => Number(readFileSync(file, 'utf8'));

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'huge-pages-'));
    file = path.join(folder, 'nr_hugepages');
    writeFileSync(file, '12\n');
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('adds pages to those that others have reserved, and frees its own', () => {
    const free = reserveHugePages(file);
    expect(reserved()).toBe(12 + PAGES_FOR_POSTGRES);
    free();
    expect(reserved()).toBe(12);
  });

  it('frees its pages once, however often it is asked', () => {
    const free = reserveHugePages(file);
    const freeOthers = reserveHugePages(file);
    free();
    free();
    expect(reserved()).toBe(12 + PAGES_FOR_POSTGRES);
    freeOthers();
    expect(reserved()).toBe(12);
  });

  it('does nothing where the kernel has no huge pages', () => {
    const free = reserveHugePages(path.join(folder, 'missing'));
    expect(free).not.toThrow();
    expect(() => readFileSync(path.join(folder, 'missing'))).toThrow();
  });
});
