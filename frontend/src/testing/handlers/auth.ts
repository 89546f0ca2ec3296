import type { OwnUser } from '@gamegeek/contracts/auth/auth.schemas.js';
import { DEFAULT_PREFERENCES } from '@gamegeek/contracts/preferences/preferences.js';
import type { Preferences } from '@gamegeek/contracts/preferences/preferences.schemas.js';
import { sessionAnswer } from '../factories/user.factory.js';
import { fakeServer } from '../fake-server.js';

/** Stores a session of an earlier visit and serves its user. */
export function haveSession(user: OwnUser): void {
  localStorage.setItem('session', JSON.stringify(sessionAnswer(user).session));
  fakeServer.on('GET /api/auth/user', () => ({ body: user }));
  servePreferences();
}

/** Serves the account's preferences and stores changes. */
export function servePreferences(changes: Partial<Preferences> = {}): void {
  let preferences: Preferences = { ...DEFAULT_PREFERENCES, ...changes };
  fakeServer.on('GET /api/user/preferences', () => ({ body: preferences }));
  fakeServer.on('PUT /api/user/preferences', ({ body }) => {
    preferences = { ...preferences, ...(body as Partial<Preferences>) };
    return { body: preferences };
  });
}
