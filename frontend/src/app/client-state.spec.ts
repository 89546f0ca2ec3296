import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const SOURCE = path.join(import.meta.dirname, '..');
const ARCHITECTURE = path.join(SOURCE, '../../docs/architecture.md');
const CREATES_STORE = /\bcreate(?:Store)?(?:<.*>\(\))?\(\(set/;
const CALLS_API = /from '[^']*(?:\/api\/(?!api-error|session-token)|-api\.js)/;

describe('the zustand stores', () => {
  it('call the API only where docs/architecture.md gives a reason', () => {
    const stores = globSync('**/*.{ts,tsx}', { cwd: SOURCE, exclude: ['**/*.spec.*', 'testing/**'] })
      .map((file) => ({ file, text: readFileSync(path.join(SOURCE, file), 'utf8') }))
      .filter(({ text }) => CREATES_STORE.test(text));
    expect(stores.length).toBeGreaterThan(4);
    const withServerData = stores.filter(({ text }) => CALLS_API.test(text)).map(({ file }) => path.parse(file).name);
    const [, reasons = ''] =
      /stores hold server data, each for a reason:(.*?)\n\n/s.exec(readFileSync(ARCHITECTURE, 'utf8')) ?? [];
    const explained = [...reasons.matchAll(/`([\w-]+-store)`/g)].map(([, name = '']) => name);
    expect(withServerData.sort()).toEqual(explained.sort());
  });
});
