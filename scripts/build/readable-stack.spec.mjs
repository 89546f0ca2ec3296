import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readableStack } from './readable-stack.mjs';

describe('a stack trace of the bundled server', () => {
  const project = mkdtempSync(path.join(tmpdir(), 'gamegeek-'));
  afterAll(() => rmSync(project, { recursive: true }));

  beforeAll(() => {
    mkdirSync(path.join(project, 'backend', 'dist', 'chunks'), { recursive: true });
    // The second line of the chunk is the third line of its source.
    const map = { version: 3, names: [], sources: ['../../src/scores.ts'], mappings: ';AAEA' };
    writeFileSync(path.join(project, 'backend', 'dist', 'chunks', 'scores-1.js.map'), JSON.stringify(map));
  });

  it('names files and lines of the source, wherever the server ran', () => {
    const line = '{"stack":"Error: x\\n    at write (file:///app/backend/dist/chunks/scores-1.js:2:1)"}';
    expect(readableStack(line, project)).toBe('{"stack":"Error: x\\n    at write (backend/src/scores.ts:3:1)"}');
  });

  it('keeps positions of files without a source map', () => {
    const line = 'at write (file:///app/backend/dist/chunks/other-2.js:2:1)';
    expect(readableStack(line, project)).toBe(line);
  });
});
