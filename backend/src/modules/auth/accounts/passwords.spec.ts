import { describe, expect, it } from '@jest/globals';
import { PasswordsService } from './passwords.service.js';

describe('PasswordsService', () => {
  it('verifies a password against its argon2id hash, and refuses others', async () => {
    const passwords = new PasswordsService();
    const hash = await passwords.hash('correct horse');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.verify(hash, 'correct horse')).toBe(true);
    expect(await passwords.verify(hash, 'correct horsf')).toBe(false);
  });

  it('refuses any password without a hash', async () => {
    expect(await new PasswordsService().verify(undefined, 'placeholder password')).toBe(false);
  });

  it('runs 8 checks concurrently with 64 waiting, and answers `unavailable` to further ones', async () => {
    const passwords = new PasswordsService();
    const checks = await Promise.allSettled(Array.from({ length: 75 }, () => passwords.verify(undefined, 'x')));
    const refused = checks.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(75 - 8 - 64);
    for (const check of refused) expect(check).toMatchObject({ reason: { code: 'unavailable' } });
    expect(await passwords.verify(undefined, 'x')).toBe(false);
  });
});
