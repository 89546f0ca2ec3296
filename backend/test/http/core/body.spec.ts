import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { gzipSync } from 'node:zlib';
import { expectError } from '../../support/expect-error.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let node: TestApp;

beforeAll(async () => {
  node = await startTestApp();
});
afterAll(() => node?.close());

const post = (body: string | Buffer, headers: Record<string, string> = {}) =>
  node.request
    .post('/api/auth/login')
    .set({ 'Content-Type': 'application/json', ...headers })
    .serialize((sent: unknown) => sent as string)
    .send(body as string);

describe('a request body', () => {
  it.each(['{"identifier":"gg_secretsecret"', 'nonsense', '{]', "{'identifier':1}", '\u0000'])(
    'that is not JSON (%j) is refused with a fixed message',
    async (body) => {
      const answer = await post(body);
      expect(expectError(answer, 'malformed_json').message).toBe('The request body is not valid JSON.');
      expect(answer.text).not.toContain('secret');
    },
  );

  it.each(['[]', '"text"', '7', 'null', 'true', '[{"identifier":"ada","password":"x"}]'])(
    'that is JSON but not an object (%s) is invalid',
    async (body) => {
      const answer = await post(body);
      expect(answer.status).toBe(400);
      expect(answer.body.code).toBe('validation_failed');
    },
  );

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'text/json',
    'application/json+x',
  ])('of the type %s is refused', async (type) =>
    expectError(await post('{"identifier":"a","password":"b"}', { 'Content-Type': type }), 'unsupported_media_type'),
  );

  it('without a type, in another charset or compressed is refused', async () => {
    const untyped = await fetch(`${node.url}/api/auth/login`, { method: 'POST', body: new Blob(['{}']) });
    expect(untyped.status).toBe(415);
    expectError(await post('{}', { 'Content-Type': 'application/json; charset=iso-8859-1' }), 'unsupported_media_type');
    expectError(await post(gzipSync('{}'), { 'Content-Encoding': 'gzip' }), 'unsupported_media_type');
  });

  it('may be 100 kB and no longer', async () => {
    const sized = (length: number) => JSON.stringify({ identifier: 'a', password: 'x'.repeat(length) });
    expect((await post(sized(102_000))).status).toBe(400);
    expectError(await post(sized(103_000)), 'payload_too_large');
  });

  it('may be 1 MB for a batch of scores', async () => {
    const batch = (length: number) =>
      node.request.post('/api/scores/batch').send({ apiKey: 'x'.repeat(length), scores: [] });
    expect((await batch(1_000_000)).status).toBe(400);
    expectError(await batch(1_100_000), 'payload_too_large');
  });

  it('may be nested 20 levels and no deeper', async () => {
    const nested = (levels: number) => '{"identifier":' + '['.repeat(levels) + ']'.repeat(levels) + '}';
    for (const levels of [20, 21, 5_000, 40_000]) {
      expectError(await post(nested(levels)), 'validation_failed', { body: ['The request is nested too deeply.'] });
    }
    const answer = await post(nested(19));
    expect(answer.body.fields).toHaveProperty('identifier');
  });

  it('that is aborted does not affect the node', async () => {
    const aborted = new AbortController();
    const body = new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode('{"identifier":'));
        setImmediate(() => aborted.abort());
      },
    });
    const init = {
      method: 'POST',
      body,
      duplex: 'half',
      signal: aborted.signal,
      headers: { 'Content-Type': 'application/json' },
    };
    await expect(fetch(`${node.url}/api/auth/login`, init as RequestInit)).rejects.toThrow();
    await node.request.get('/api/models').expect(200);
  });

  it('of a GET is ignored', async () => {
    await node.request.get('/api/models').set('Content-Type', 'application/json').send('{"a":').expect(200);
  });
});
