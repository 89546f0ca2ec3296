import { nothing, request } from '#shared/api/api-client.js';

export function logout(): Promise<undefined> {
  return request('/api/auth/logout', { method: 'POST', answer: nothing });
}
