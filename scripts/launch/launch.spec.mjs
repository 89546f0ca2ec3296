import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fingerprint, withoutStack } from '../build/build.mjs';
import { requireDiskSpace } from './disk-space.mjs';
import { Failure, sentenceFor } from './failure.mjs';
import { duration } from './progress.mjs';

describe('the fingerprint of sources', () => {
  const project = mkdtempSync(path.join(tmpdir(), 'gamegeek-'));
  afterAll(() => rmSync(project, { recursive: true }));
  const write = (/** @type {string} */ file, /** @type {string} */ text) => {
    mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    writeFileSync(path.join(project, file), text);
  };
  const current = () => fingerprint(['backend', 'tsconfig.json', 'missing'], project);

  it('changes only with the content or name of a source file', () => {
    write('backend/src/main.ts', 'one');
    write('tsconfig.json', '{}');
    const before = current();

    utimesSync(path.join(project, 'backend/src/main.ts'), 0, 0);
    write('backend/src/main.spec.ts', 'a test');
    write('backend/dist/main.js', 'built');
    write('backend/node_modules/x/index.js', 'installed');
    expect(current()).toBe(before);

    write('backend/src/other.ts', 'two');
    expect(current()).not.toBe(before);
    rmSync(path.join(project, 'backend/src/other.ts'));
    expect(current()).toBe(before);
    write('backend/src/main.ts', 'changed');
    expect(current()).not.toBe(before);
  });
});

describe('the message of a failed start', () => {
  it('reports too little disk space before anything is written', () => {
    const full = () => ({ bavail: 10, bsize: 2 ** 20 });
    expect(() => requireDiskSpace('/data', 300, 'GameGeek', full)).toThrow(
      new Failure('GameGeek needs 300 MB of free disk space and /data has 10 MB: make room, then try again.'),
    );
    expect(() => requireDiskSpace('/data', 5, 'GameGeek', full)).not.toThrow();
  });

  it('explains a full disk and missing permissions', () => {
    const error = (/** @type {string} */ code) => Object.assign(new Error(code), { code, path: '/data/x' });
    expect(sentenceFor(error('ENOSPC'))).toBe('The disk is full (/data/x): make room, then try again.');
    expect(sentenceFor(error('EACCES'))).toMatch(/^This account cannot write to \/data\/x: give it permission/);
    expect(sentenceFor(error('EOTHER'))).toBeUndefined();
  });

  it('shows a build error without the stack of the compiler', () => {
    const output =
      '  x Unexpected token\n ,-[src/a.ts:1:1]\nStack backtrace:\n   0: <unknown>\n      at ./nptl/x.c:442:8\n';
    expect(withoutStack(output)).toBe('x Unexpected token\n ,-[src/a.ts:1:1]');
  });
});

describe('a duration', () => {
  it('is shown in seconds, or in minutes and seconds', () => {
    expect([duration(40), duration(2_345), duration(125_000)]).toEqual(['0.0 s', '2.3 s', '2 min 5 s']);
  });
});
