import { nothing, request } from '#shared/api/api-client.js';

interface Proof {
  password: string;
  /** With two-factor authentication: the six digits, or a recovery code. */
  totp?: string;
}

export function deleteAccount({ password, totp }: Proof): Promise<undefined> {
  return request('/api/user/delete', {
    method: 'POST',
    body: { password, ...(totp ? { totp } : {}) },
    answer: nothing,
  });
}
