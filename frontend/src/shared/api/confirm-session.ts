import { request } from './api-client.js';
import { readToken } from './session-token.js';
import { shape } from './shape.js';

const isAnybody = shape<object>({});

/** Checks whether the stored session is still valid. The api client removes an invalid one; other failures do not matter here. */
export async function confirmSession(): Promise<void> {
  if (readToken() === undefined) return;
  await request('/api/auth/user', { answer: isAnybody }).catch(() => undefined);
}
