import { describe, expect, it } from '@jest/globals';
import { PasswordsService } from './passwords.service.js';

describe('passwords', () => {
  it('are known again by their argon2id hash, and no others', async () => {
    const passwords = new PasswordsService();
    const hash = await passwords.hash('correct horse');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.verify(hash, 'correct horse')).toBe(true);
    expect(await passwords.verify(hash, 'correct horsf')).toBe(false);
  });

  it('of nobody are wrong, whatever they are', async () => {
    expect(await new PasswordsService().verify(undefined, 'nobody has this password')).toBe(false);
  });

  it('are checked 8 at once with 64 waiting; whoever comes later is told to try again', async () => {
    const passwords = new PasswordsService();
    const checks = await Promise.allSettled(Array.from({ length: 75 }, () => passwords.verify(undefined, 'x')));
    const refused = checks.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(75 - 8 - 64);
    for (const check of refused) expect(check).toMatchObject({ reason: { code: 'unavailable' } });
    expect(await passwords.verify(undefined, 'x')).toBe(false);
  });
});
