import { expect, it } from '@jest/globals';
import { scrub } from './redact.js';

it('redacts keys, tokens, hashes, passwords in URLs and email addresses', () => {
  const key = `gg_${'aB3'.repeat(13)}x`;
  const token = 'Zx-_'.repeat(10) + 'abc';
  const line = `{"msg":"insert ada@example.org ${key} ${token} $argon2id$v=19$m=8,t=1$c2FsdA$aGFzaA postgres://me:secret@host/db"}`;
  const scrubbed = scrub(line);
  for (const secret of [key, token, 'ada@', 'c2FsdA', 'secret@']) expect(scrubbed).not.toContain(secret);
  expect(JSON.parse(scrubbed)).toBeDefined();
});

it.each(['ggl', 'ggp', 'ggr', 'ggc', 'ggg'])('redacts play secrets with the prefix %s_', (prefix) => {
  const secret = `${prefix}_${'Zx-_'.repeat(10)}abc`;
  const signed = `${secret}.c2lnbmF0dXJlIG9m`;
  expect(scrub(`{"msg":"insert ${secret} ${signed}"}`)).toBe(
    `{"msg":"insert ${prefix}_[redacted] ${prefix}_[redacted]"}`,
  );
});

it('leaves ordinary sentences unchanged', () => {
  const line =
    '{"subject":"Database","msg":"migrated the database: CreateAccounts","requestId":"0b8f1d5e-7c0a-4d47-9a54-8a1d2f8f3c11"}';
  expect(scrub(line)).toBe(line);
});
