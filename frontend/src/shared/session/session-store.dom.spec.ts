import { beforeEach, describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { ownUser, sessionAnswer } from '#testing/factories/user.factory.js';
import { fakeServer, refusal } from '#testing/fake-server.js';
import { haveSession, servePreferences } from '#testing/handlers/auth.js';
import { request } from '../api/api-client.js';
import { useSession } from './session-store.js';

const session = () => useSession.getState();

describe('the session', () => {
  beforeEach(() => servePreferences());

  it('is loading until the stored session has been checked', () => {
    expect(session().status).toBe('loading');
  });

  it('is anonymous without a request when nothing is stored', async () => {
    await session().start();
    expect(session().status).toBe('anonymous');
    expect(fakeServer.requests).toEqual([]);
  });

  it('belongs to the stored token when the server accepts it', async () => {
    haveSession(ownUser());
    await session().start();
    expect(session()).toMatchObject({ status: 'signedIn', user: { username: 'ada' } });
  });

  it.each([
    ['the server rejects it', () => refusal(401, 'unauthorized', 'Unauthorized')],
    ['the check fails', () => refusal(500, 'internal', 'Sorry')],
    ['the answer is empty', () => ({ body: undefined })],
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

  it('begins in the language of the account, except for a new account', async () => {
    servePreferences({ language: 'de' });
    const languages: string[] = [];
    const stop = useSession.subscribe(({ status }) => {
      if (status === 'signedIn') languages.push(document.documentElement.lang);
    });
    await session().accept(sessionAnswer(), true);
    await session().accept(sessionAnswer());
    stop();
    expect(languages).toEqual(['en', 'de']);
  });

  it('ends in this tab even if the logout request fails', async () => {
    await session().accept(sessionAnswer());
    fakeServer.on('POST /api/auth/logout', () => refusal(503, 'unavailable', 'Busy'));
    await session().signOut();
    expect(session()).toMatchObject({ status: 'anonymous', user: undefined });
    expect(localStorage.getItem('session')).toBeNull();
    expect(fakeServer.lastRequest('POST /api/auth/logout')?.headers.get('Authorization')).toBe('Bearer token-of-ada');
  });

  it('ends in this tab when a request reveals that it was ended elsewhere', async () => {
    await session().accept(sessionAnswer());
    fakeServer.on('GET /api/thing', () => refusal(401, 'unauthorized', 'Unauthorized'));
    await expect(request('/api/thing', { answer: v.string() })).rejects.toMatchObject({ code: 'unauthorized' });
    expect(session()).toMatchObject({ status: 'anonymous', user: undefined, ending: 'elsewhere' });
    expect(localStorage.getItem('session')).toBeNull();
  });

  it('stays when a request of the previous session fails after a new login', async () => {
    await session().accept(sessionAnswer(ownUser({ username: 'old' })));
    fakeServer.on('GET /api/thing', async () => {
      await session().accept(sessionAnswer());
      return refusal(401, 'unauthorized', 'Unauthorized');
    });
    await expect(request('/api/thing', { answer: v.string() })).rejects.toMatchObject({ code: 'unauthorized' });
    expect(session()).toMatchObject({ status: 'signedIn', user: { username: 'ada' } });
  });

  it('stays when a login with other credentials fails', async () => {
    await session().accept(sessionAnswer());
    fakeServer.on('POST /api/thing', () => refusal(401, 'invalid_credentials', 'Wrong'));
    await expect(request('/api/thing', { method: 'POST', answer: v.string() })).rejects.toMatchObject({ status: 401 });
    expect(session().status).toBe('signedIn');
  });

  it('follows the last of two overlapping checks', async () => {
    haveSession(ownUser());
    const first = session().start();
    localStorage.clear();
    await session().start();
    await first;
    expect(session().status).toBe('anonymous');
  });
});
