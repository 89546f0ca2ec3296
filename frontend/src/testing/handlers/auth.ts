import type { OwnUser } from '@gamegeek/contracts/auth/auth.types.js';
import { sessionAnswer } from '../factories/user.factory.js';
import { fakeServer } from '../fake-server.js';

/** Stores a session as an earlier visit has left it, and answers for its user. */
export function haveSession(user: OwnUser): void {
  localStorage.setItem('session', JSON.stringify(sessionAnswer(user).session));
  fakeServer.on('GET /api/auth/user', () => ({ body: user }));
}
