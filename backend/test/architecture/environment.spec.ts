import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';

const SOURCE = fileURLToPath(new URL('../../src', import.meta.url));

it('only the settings read the environment', () => {
  const readers = globSync('**/*.ts', { cwd: SOURCE }).filter((file) =>
    readFileSync(`${SOURCE}/${file}`, 'utf8').includes('process.env'),
  );
  expect(readers.filter((file) => !file.startsWith('config/settings'))).toEqual([]);
});
