import { beforeEach, describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { fakeServer, refusal } from '#testing/fake-server.js';
import { ApiError } from './api-error.js';
import { readToken } from './session-token.js';
import { upload } from './upload.js';

const FILE = new Blob(['<b>games</b>']);
const answer = v.object({ id: v.number() });
const send = (options: Partial<Parameters<typeof upload>[1]> = {}) =>
  upload('/api/files', { body: FILE, type: 'text/html', answer, ...options });

async function failureOf(sending: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await sending.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('No ApiError');
  return error;
}

beforeEach(() => localStorage.setItem('session', JSON.stringify({ access_token: 'secret' })));

describe('an upload', () => {
  it('sends the file with its type, its headers and the session, and reports what has been sent', async () => {
    fakeServer.on('POST /api/files', () => ({ status: 201, body: { id: 7 } }));
    const parts: number[] = [];
    await expect(send({ headers: { 'X-Notes': 'new' }, onProgress: (part) => parts.push(part) })).resolves.toEqual({
      id: 7,
    });
    const request = fakeServer.lastRequest('POST /api/files');
    expect(request?.body).toBe(FILE);
    expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
      'content-type': 'text/html',
      'x-notes': 'new',
      authorization: 'Bearer secret',
    });
    expect(parts).toEqual([0.5]);
  });

  it('fails with the error of the server, and with the reasons against a build', async () => {
    const reasons = [{ code: 'no_index', message: 'There is no index.html.' }];
    const { status, body } = refusal(422, 'build_invalid', 'There is no index.html.');
    fakeServer.on('POST /api/files', () => ({ status, body: { ...(body as object), reasons } }));
    expect(await failureOf(send())).toMatchObject({ code: 'build_invalid', status: 422, reasons });
  });

  it('ends the session that the server has rejected', async () => {
    fakeServer.on('POST /api/files', () => refusal(401, 'unauthorized', 'No'));
    expect(await failureOf(send())).toMatchObject({ code: 'unauthorized' });
    expect(readToken()).toBeUndefined();
  });

  it('fails as a lost connection without an answer, and as invalid with another one', async () => {
    fakeServer.on('POST /api/files', () => Promise.reject(new TypeError('gone')));
    expect(await failureOf(send())).toMatchObject({ code: 'network' });
    fakeServer.on('POST /api/files', () => ({ body: { id: 'x' } }));
    expect(await failureOf(send())).toMatchObject({ code: 'invalid_answer' });
  });

  it('can be cancelled before it is sent and on the way', async () => {
    await expect(send({ signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
    expect(fakeServer.requests).toEqual([]);
    fakeServer.on('POST /api/files', () => new Promise(() => undefined));
    const controller = new AbortController();
    const sending = send({ signal: controller.signal });
    controller.abort();
    await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
  });
});
