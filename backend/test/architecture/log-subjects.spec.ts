import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { LOG_SUBJECTS } from '../../src/core/logging/log-subjects.js';

const SOURCE = fileURLToPath(new URL('../../src', import.meta.url));

it('every logger has a listed subject, and every subject has a logger', () => {
  const used = globSync('**/*.ts', { cwd: SOURCE }).flatMap((file) =>
    [...readFileSync(`${SOURCE}/${file}`, 'utf8').matchAll(/new Logger\('([^']+)'\)/g)]
      .map(([, subject]) => subject)
      .filter(() => file !== 'core/logging/log-subjects.ts'),
  );
  expect([...new Set(used)].sort()).toEqual([...LOG_SUBJECTS]);
});
