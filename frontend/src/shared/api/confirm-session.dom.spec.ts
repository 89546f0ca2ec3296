import { describe, expect, it } from '@jest/globals';
import { ownUser } from '#testing/factories/user.factory.js';
import { fakeServer, refusal } from '#testing/fake-server.js';
import { haveSession } from '#testing/handlers/auth.js';
import { confirmSession } from './confirm-session.js';
import { readToken } from './session-token.js';

describe('confirmSession', () => {
  it('removes a session that the server rejects', async () => {
    haveSession(ownUser());
    fakeServer.on('GET /api/auth/user', () => refusal(401, 'unauthorized', 'Unauthorized'));
    await confirmSession();
    expect(readToken()).toBeUndefined();
  });

  it.each([
    ['the server knows it', () => ({ body: ownUser() })],
    ['the server is unavailable', () => refusal(503, 'unavailable', 'Busy')],
  ])('keeps the session when %s', async (_reason, answer) => {
    haveSession(ownUser());
    fakeServer.on('GET /api/auth/user', answer);
    await confirmSession();
    expect(readToken()).toBe('token-of-ada');
  });

  it('sends no request for visitors', async () => {
    await confirmSession();
    expect(fakeServer.requests).toEqual([]);
  });
});
