import * as v from 'valibot';
import { request } from './api-client.js';
import { readToken } from './session-token.js';

/**
 * Checks whether the stored session is still valid. The API client removes an invalid one; other failures are ignored.
 */
export async function confirmSession(): Promise<void> {
  if (readToken() === undefined) return;
  await request('/api/auth/user', { answer: v.object({}) }).catch(() => undefined);
}
