import type { Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Controller, Get, Module } from '@nestjs/common';
import { HTTP_LIMITS } from '../../../src/config/limits.js';
import { VisitorLimits } from '../../../src/core/limits/visitor-limits.service.js';
import { ApiDocument } from '../../../src/core/openapi/api-document.service.js';
import { makeGame, type MadeGame } from '../../factories/game.factory.js';
import { expectError } from '../../support/http/expect-error.js';
import { openRaw, parseRaw, sendRaw } from '../../support/http/raw-http.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { until } from '../../support/until.js';

const MOST = HTTP_LIMITS.requestsOfConnection;

/** Requests that wait in the handler, and answers that were written. */
let started = 0;
let written = 0;
let release: () => void = () => undefined;
let released: Promise<void>;

@Controller('waiting')
class WaitingController {
  @Get()
  async wait(): Promise<object> {
    started += 1;
    await released;
    return {
      toJSON: () => {
        written += 1;
        return { done: true };
      },
    };
  }
}

@Module({ controllers: [WaitingController] })
class WaitingModule {}

function hold(): void {
  [started, written] = [0, 0];
  released = new Promise((resolve) => (release = resolve));
}

let node: TestApp;
let game: MadeGame;
const sockets: Socket[] = [];

beforeAll(async () => {
  node = await startTestApp({ modules: [WaitingModule] });
  game = await makeGame(node.database);
});
afterEach(() => {
  release();
  for (const socket of sockets.splice(0)) socket.destroy();
  jest.restoreAllMocks();
});
afterAll(() => node?.close());

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`;
const WAITING = get('/api/waiting');

/** Sends requests without reading answers. */
function send(text: string): Socket {
  const socket = openRaw(node.url, () => socket.write(text));
  socket.on('error', () => undefined).pause();
  sockets.push(socket);
  return socket;
}

const statuses = (answers: string) => [...answers.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
const lastOf = (answers: string) => {
  const answer = parseRaw(answers.slice(answers.lastIndexOf('HTTP/1.1 ')));
  return { ...answer, body: JSON.parse(answer.body) as unknown };
};
const expectAlive = () => node.request.get('/health/live').expect(200);

describe('requests that a client sends without waiting for answers', () => {
  it('are answered in order up to eight, and leave the connection open', async () => {
    hold();
    const socket = send(WAITING.repeat(MOST - 1) + get('/api/nothing'));
    await until(
      () => started,
      (count) => count === MOST - 1,
    );
    release();
    let answers = '';
    socket.on('data', (chunk) => (answers += chunk.toString())).resume();
    await until(
      () => statuses(answers).length,
      (count) => count === MOST,
    );
    expect(statuses(answers)).toEqual([...Array<number>(MOST - 1).fill(200), 404]);
    socket.write(get('/health/live'));
    await until(
      () => statuses(answers).length,
      (count) => count === MOST + 1,
    );
  });

  it('are refused from the ninth in progress, after the others were answered', async () => {
    hold();
    const answers = sendRaw(node.url, WAITING.repeat(95));
    await until(
      () => started,
      (count) => count === MOST,
    );
    await expectAlive();
    release();
    expect(statuses(await answers)).toEqual([...Array<number>(MOST).fill(200), 429]);
    const refusal = lastOf(await answers);
    expectError(refusal, 'rate_limited');
    expect(refusal.headers).toMatchObject({ connection: 'close', 'retry-after': '1' });
    expect(started).toBe(MOST);
  });

  it('are refused ahead of Express as well', async () => {
    const board = `/api/leaderboard?gameId=${game.id}`;
    await until(
      () => node.request.get(board),
      ({ headers }) => headers['ratelimit-limit'] === undefined,
    );
    expect(statuses(await sendRaw(node.url, get(board).repeat(95)))).toEqual([...Array<number>(MOST).fill(200), 429]);
  });

  it('are refused for long polls of the live path as well', async () => {
    const poll = get('/socket.io/?EIO=4&transport=polling');
    expect(statuses(await sendRaw(node.url, poll.repeat(95))).at(-1)).toBe(429);
  });

  it('do not keep a node from others: of 60 connections with 80 each, only eight of each are started', async () => {
    hold();
    for (let i = 0; i < 60; i += 1) send(WAITING.repeat(80));
    await until(
      () => started,
      (count) => count === 60 * MOST,
    );
    await expectAlive();
    expect(started).toBe(60 * MOST);
  });

  it('for the API document share one that was built and compressed once', async () => {
    const built = jest.spyOn(node.app.get(ApiDocument), 'build');
    const before = process.memoryUsage().arrayBuffers;
    for (let i = 0; i < 10; i += 1) send(get('/api/openapi.json').repeat(95));
    await expectAlive();
    const document = await node.request.get('/api/openapi.json').expect(200);
    expect(document.body).toHaveProperty('openapi');
    expect(built.mock.calls.length).toBeLessThanOrEqual(1);
    // One plain document for each of 80 answers would be 40 MB.
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000);
  });
});

describe('requests of a connection that was closed', () => {
  /** Closes the connection, and waits until the server knows it. */
  async function close(socket: Socket): Promise<void> {
    const connections = () =>
      new Promise<number>((resolve) =>
        node.app.getHttpServer().getConnections((_error: unknown, n: number) => resolve(n)),
      );
    const open = await connections();
    socket.resetAndDestroy();
    await until(connections, (count) => count < open);
  }

  it('start no handler after their limits were counted', async () => {
    hold();
    release();
    const visitors = node.app.get(VisitorLimits);
    let count: () => void = () => undefined;
    const counted = new Promise<void>((resolve) => (count = resolve));
    const consume = jest.spyOn(visitors, 'consume').mockImplementation(async () => {
      await counted;
      return { limit: 1, remaining: 1, reset: 1 };
    });
    const socket = send(WAITING.repeat(MOST));
    await until(
      () => consume.mock.calls.length,
      (calls) => calls === MOST,
    );
    await close(socket);
    count();
    await Promise.all(consume.mock.results.map(({ value }) => value as Promise<unknown>));
    await expectAlive();
    expect(started).toBe(0);
  });

  it('have no answers written after their handlers', async () => {
    hold();
    const socket = send(WAITING.repeat(MOST));
    await until(
      () => started,
      (count) => count === MOST,
    );
    await close(socket);
    release();
    await expectAlive();
    expect(written).toBe(0);
  });
});

describe('/api/openapi.json', () => {
  const read = () => node.request.get('/api/openapi.json').redirects(0);

  it.each(['br', 'gzip', 'identity'])('is the same document as %s', async (encoding) => {
    const answer = await read().set('Accept-Encoding', encoding).expect(200);
    expect(answer.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    expect(answer.body).toEqual((await read()).body);
  });

  it('is not sent again to a client that has it', async () => {
    const { headers } = await read().expect(200);
    const { text } = await read()
      .set('If-None-Match', headers.etag ?? '')
      .expect(304);
    expect(text).toBe('');
  });
});
