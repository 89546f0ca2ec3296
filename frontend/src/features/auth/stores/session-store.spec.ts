import { describe, expect, it } from '@jest/globals';
import { ownUser, sessionAnswer } from '../../../testing/factories/user.factory.js';
import { fakeServer, refusal } from '../../../testing/fake-server.js';
import { haveSession } from '../../../testing/handlers/auth.js';
import { useSession } from './session-store.js';

const session = () => useSession.getState();

describe('the session', () => {
  it('is loading until the stored one has been checked', () => {
    expect(session().status).toBe('loading');
  });

  it('is anonymous, without asking, when nothing is stored', async () => {
    await session().start();
    expect(session().status).toBe('anonymous');
    expect(fakeServer.requests).toEqual([]);
  });

  it('is that of the stored token when the server knows it', async () => {
    haveSession(ownUser());
    await session().start();
    expect(session()).toMatchObject({ status: 'signedIn', user: { username: 'ada' } });
  });

  it.each([
    ['the server does not know it', () => refusal(401, 'unauthorized', 'Unauthorized')],
    ['the check fails', () => refusal(500, 'internal', 'Sorry')],
    ['nothing comes back', () => ({ body: undefined })],
  ])('is removed when %s', async (_reason, answer) => {
    haveSession(ownUser());
    fakeServer.on('GET /api/auth/user', answer);
    await session().start();
    expect(session().status).toBe('anonymous');
    expect(localStorage.getItem('session')).toBeNull();
  });

  it('is removed when it cannot be parsed', async () => {
    localStorage.setItem('session', 'not json');
    await session().start();
    expect(session().status).toBe('anonymous');
    expect(localStorage.getItem('session')).toBeNull();
  });

  it('ends here even when the server does not answer the logout', async () => {
    await session().accept(sessionAnswer());
    fakeServer.on('POST /api/auth/logout', () => refusal(503, 'unavailable', 'Busy'));
    await session().signOut();
    expect(session()).toMatchObject({ status: 'anonymous', user: undefined });
    expect(localStorage.getItem('session')).toBeNull();
    expect(fakeServer.lastRequest('POST /api/auth/logout')?.headers.get('Authorization')).toBe('Bearer token-of-ada');
  });

  it('follows the last of two checks that overlap', async () => {
    haveSession(ownUser());
    const first = session().start();
    localStorage.clear();
    await session().start();
    await first;
    expect(session().status).toBe('anonymous');
  });
});
