import { describe, expect, it } from '@jest/globals';
import { PasswordsService } from './passwords.service.js';

const withThreads = (threadPoolSize: number) => new PasswordsService({ threadPoolSize });

describe('PasswordsService', () => {
  it('verifies a password against its argon2id hash, and refuses others', async () => {
    const passwords = withThreads(4);
    const hash = await passwords.hashNew('correct horse');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.verify(hash, 'correct horse')).toBe(true);
    expect(await passwords.verify(hash, 'correct horsf')).toBe(false);
  });

  it.each(['password', '12345678', 'PassWord123'])(
    'refuses %s as a new password, because it is common',
    async (common) => {
      await expect(withThreads(4).hashNew(common)).rejects.toMatchObject({
        code: 'validation_failed',
        details: { fields: { password: [expect.any(String)] } },
      });
    },
  );

  it('refuses any password without a hash', async () => {
    expect(await withThreads(4).verify(undefined, 'placeholder password')).toBe(false);
  });

  it.each([
    [1, 1],
    [4, 2],
    [9, 4],
  ])('of %i threads uses %i, lets 64 checks wait, and answers `unavailable` to further ones', async (threads, used) => {
    const passwords = withThreads(threads);
    const hash = await passwords.hashNew('x');
    // The hash for unknown users is made at the start.
    await passwords.verify(undefined, 'x');
    const checks = await Promise.allSettled(Array.from({ length: 75 }, () => passwords.verify(hash, 'x')));
    const refused = checks.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(75 - used - 64);
    for (const check of refused) expect(check).toMatchObject({ reason: { code: 'unavailable' } });
    expect(await passwords.verify(hash, 'x')).toBe(true);
  });
});
