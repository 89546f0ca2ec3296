import { request } from './api-client.js';
import { readToken } from './session-token.js';
import { shape } from './shape.js';

const isAnybody = shape<object>({});

/** Asks whether the stored session still stands. The api client lets go of one that does not; nothing else matters here. */
export async function confirmSession(): Promise<void> {
  if (readToken() === undefined) return;
  await request('/api/auth/user', { answer: isAnybody }).catch(() => undefined);
}
