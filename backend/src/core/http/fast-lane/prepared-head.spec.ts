import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { preparedHeaders, writeHead } from './prepared-head.js';

const HEADERS = preparedHeaders({ 'Content-Type': 'application/json; charset=utf-8', 'X-Frame-Options': 'DENY' });
const BODY = '{"id":7}';

const server = createServer((request, response) => {
  const [, kind, status] = (request.url ?? '').split('/');
  if (kind === 'prepared') answerPrepared(response, Number(status));
  else answerOrdinary(response, Number(status));
});

/** Headers of refusals. */
const extraOf = (status: number) => (status === 429 ? { 'RateLimit-Limit': '10', 'Retry-After': '7' } : undefined);

function answerPrepared(response: ServerResponse, status: number): void {
  const own = { requestId: 'an id', bodyBytes: BODY.length, extra: extraOf(status) };
  if (writeHead(response, status, HEADERS, own)) response.end(BODY, 'latin1');
  else answerOrdinary(response, status);
}

function answerOrdinary(response: ServerResponse, status: number): void {
  const extra = Object.entries(extraOf(status) ?? {}).flat();
  const own = [...extra, 'X-Request-Id', 'an id', 'Content-Length', String(BODY.length)];
  response.writeHead(status, [...HEADERS.list, ...own]).end(BODY);
}

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
});

/** Returns the bytes of all answers on one connection. */
async function answersTo(...requests: string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(requests.join(''));
  const answers = await text(socket);
  return answers.replaceAll(/Date: .*/g, 'Date: now');
}

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: test\r\n${more}\r\n`;
const CLOSE = 'Connection: close\r\n';

describe('writeHead', () => {
  it('writes the same bytes as writeHead, also for the second answer on a connection', async () => {
    const prepared = await answersTo(get('/prepared/200'), get('/prepared/200'), get('/ordinary/200', CLOSE));
    expect(prepared).toBe(await answersTo(get('/ordinary/200'), get('/ordinary/200'), get('/ordinary/200', CLOSE)));
    expect(prepared.split('HTTP/1.1 200 OK')).toHaveLength(4);
  });

  it('writes the same bytes as writeHead for a refusal with additional headers', async () => {
    const prepared = await answersTo(get('/prepared/429'), get('/ordinary/200', CLOSE));
    expect(prepared).toBe(await answersTo(get('/ordinary/429'), get('/ordinary/200', CLOSE)));
    expect(prepared).toContain('HTTP/1.1 429 Too Many Requests');
  });

  it('leaves the answer to writeHead when the connection will be closed', async () => {
    expect(await answersTo(get('/prepared/200', CLOSE))).toBe(await answersTo(get('/ordinary/200', CLOSE)));
  });

  it('uses the current second as date', async () => {
    const before = Math.floor(Date.now() / 1_000) * 1_000;
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/prepared/200`);
    const named = Date.parse(answer.headers.get('date') ?? '');
    expect(named).toBeGreaterThanOrEqual(before);
    expect(named).toBeLessThanOrEqual(Date.now());
  });
});
