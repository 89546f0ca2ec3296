import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';

const SOURCE = path.join(import.meta.dirname, '..');
const CREATES_STORE = /\bcreate(?:Store)?(?:<.*>\(\))?\(\(set/;
const CALLS_API = /from '[^']*(?:\/api\/(?!api-error|session-token)|(?:-api|queries)\.js)/;
/** Server data belongs in queries. docs/architecture.md gives the reason of each exception. */
const WITH_SERVER_DATA = ['comments-store', 'session-store'];

it('zustand stores do not call the API, with two exceptions', () => {
  const stores = globSync('**/*.{ts,tsx}', { cwd: SOURCE, exclude: ['**/*.spec.*', 'testing/**'] })
    .map((file) => ({ name: path.parse(file).name, text: readFileSync(path.join(SOURCE, file), 'utf8') }))
    .filter(({ text }) => CREATES_STORE.test(text));
  expect(stores.length).toBeGreaterThan(4);
  const calling = stores.filter(({ text }) => CALLS_API.test(text)).map(({ name }) => name);
  expect(calling.sort()).toEqual(WITH_SERVER_DATA);
});
