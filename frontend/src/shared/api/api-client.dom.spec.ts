import * as v from 'valibot';
import { describe, expect, it } from '@jest/globals';
import { fakeServer, refusal } from '#testing/fake-server.js';
import { request, requestList } from './api-client.js';

const thingSchema = v.object({ id: v.number() });
const THING = 'GET /api/thing';

describe('request', () => {
  it('returns the body of the answer', async () => {
    fakeServer.on(THING, () => ({ body: { id: 1, more: 'is welcome' } }));
    await expect(request('/api/thing', { answer: thingSchema })).resolves.toMatchObject({ id: 1 });
  });

  it('rejects an answer of another shape', async () => {
    fakeServer.on(THING, () => ({ body: { id: 'one' } }));
    await expect(request('/api/thing', { answer: thingSchema })).rejects.toMatchObject({
      code: 'invalid_answer',
      message: 'Invalid response format',
    });
  });

  it('sends the stored session as bearer token, and a content type only with a body', async () => {
    localStorage.setItem('session', JSON.stringify({ access_token: 'abc' }));
    fakeServer.on(THING, () => ({ body: { id: 1 } }));
    fakeServer.on('POST /api/thing', () => ({ body: { id: 1 } }));
    await request('/api/thing', { answer: thingSchema });
    await request('/api/thing', { method: 'POST', body: { a: 1 }, answer: thingSchema });
    const [get, post] = fakeServer.requests;
    expect(get?.headers.get('Authorization')).toBe('Bearer abc');
    expect(get?.headers.get('Accept')).toBe('application/json');
    expect(get?.headers.has('Content-Type')).toBe(false);
    expect(post?.headers.get('Content-Type')).toBe('application/json');
    expect(post?.body).toEqual({ a: 1 });
  });

  it('prefers the plain token and removes an unreadable session', async () => {
    localStorage.setItem('session', '{broken');
    fakeServer.on(THING, () => ({ body: { id: 1 } }));
    await request('/api/thing', { answer: thingSchema });
    expect(fakeServer.requests[0]?.headers.has('Authorization')).toBe(false);
    expect(localStorage.getItem('session')).toBeNull();
    localStorage.setItem('token', 'plain');
    localStorage.setItem('session', JSON.stringify({ access_token: 'abc' }));
    await request('/api/thing', { answer: thingSchema });
    expect(fakeServer.requests[1]?.headers.get('Authorization')).toBe('Bearer plain');
  });

  it('parses code, message and fields of an error', async () => {
    fakeServer.on(THING, () => refusal(409, 'conflict', 'Taken', { name: ['This is taken'] }));
    await expect(request('/api/thing', { answer: thingSchema })).rejects.toMatchObject({
      code: 'conflict',
      status: 409,
      message: 'Taken',
      fields: { name: ['This is taken'] },
    });
  });

  it('reports a malformed token as an invalid link', async () => {
    const fields = { token: ['The link is not complete'] };
    fakeServer.on(THING, () => refusal(400, 'validation_failed', 'The link is not complete', fields));
    await expect(request('/api/thing', { answer: thingSchema })).rejects.toMatchObject({ code: 'token_invalid' });
  });

  it.each([
    [400, 'network'],
    [401, 'network'],
    [404, 'network'],
    [408, 'network'],
    [429, 'network'],
    [502, 'internal'],
    [503, 'unavailable'],
  ])('reports a %s of a proxy as %s', async (status, code) => {
    fakeServer.on(THING, () => ({ status, body: '<html>' }));
    await expect(request('/api/thing', { answer: thingSchema })).rejects.toMatchObject({
      code,
      message: `HTTP error! status: ${status}`,
    });
  });

  it.each([
    ['of another status', { statusCode: 403, code: 'forbidden', message: 'No.' }],
    ['of another service', { code: 'blocked', message: 'Request blocked' }],
    ['without a code', { statusCode: 400, message: 'Bad request' }],
  ])('reports a 400 with an error %s as a network failure', async (_what, body) => {
    fakeServer.on(THING, () => ({ status: 400, body }));
    await expect(request('/api/thing', { answer: thingSchema })).rejects.toMatchObject({ code: 'network' });
  });

  it('keeps the session, and the time to wait, of an answer that is not ours', async () => {
    localStorage.setItem('session', JSON.stringify({ access_token: 'abc' }));
    fakeServer.on(THING, () => ({ status: 401, body: 'Proxy login', headers: { 'Retry-After': '7' } }));
    await expect(request('/api/thing', { answer: thingSchema })).rejects.toMatchObject({ status: 0, waitMs: 7_000 });
    expect(localStorage.getItem('session')).not.toBeNull();
  });

  it('reports a network failure', async () => {
    fakeServer.on(THING, () => {
      throw new TypeError('Failed to fetch');
    });
    await expect(request('/api/thing', { answer: thingSchema })).rejects.toMatchObject({ code: 'network' });
  });
});

describe('requestList', () => {
  it('returns the page and the total count', async () => {
    fakeServer.on('GET /api/things', () => ({ body: ['a'], headers: { 'X-Total-Count': '40' } }));
    await expect(
      requestList('/api/things', { answer: v.array(v.string()), query: { page: 2, search: undefined } }),
    ).resolves.toEqual({ items: ['a'], total: 40 });
    expect(fakeServer.requests[0]?.query.toString()).toBe('page=2');
  });
});
