import { connect as connectTcp } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { WebSocket } from 'ws';
import { SOCKET_LIMITS, type RateLimits } from '../../src/config/limits.js';
import { ConnectionAdmission } from '../../src/core/live/connections/connection-admission.service.js';
import { REDIS, type Redis } from '../../src/core/redis/redis.js';
import { generateSessionToken } from '../../src/modules/auth/sessions/session-token.js';
import { SessionsService } from '../../src/modules/auth/sessions/sessions.service.js';
import { makeUser } from '../factories/user.factory.js';
import { expectError } from '../support/http/expect-error.js';
import { LiveClients } from '../support/live-client.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { until } from '../support/until.js';

const MOST = SOCKET_LIMITS.perAddress;

let database: TestDatabase;
/** The node under test. */
let node: TestApp;
/** For tests that leave no connection behind. */
let shared: TestApp | undefined;
const sockets: WebSocket[] = [];
const live = new LiveClients();

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => {
  // On a busy machine, filling an address takes longer than the default.
  jest.replaceProperty(SOCKET_LIMITS, 'connectTimeout', 60_000);
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate();
  live.closeAll();
  jest.restoreAllMocks();
  if (node === shared) await released();
  else await node?.close();
});
afterAll(async () => {
  await shared?.close();
  await database?.drop();
});

async function useSharedNode(): Promise<void> {
  node = shared ??= await startTestApp({ database, settings: { trustProxy: 1 } });
}

async function start(limits: Partial<RateLimits> = {}): Promise<void> {
  node = await startTestApp({ database, settings: { trustProxy: 1 }, limits });
  await node.app.get<Redis>(REDIS).flushDb();
}

const handshakePath = (transport: string, version = 4) => `/socket.io/?EIO=${version}&transport=${transport}`;
const holders = () => node.app.get(ConnectionAdmission).places.holders;
const released = () => until(holders, (left) => left === 0);

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: unknown;
}
type Open = (address: string) => Promise<Answer>;

/** A WebSocket that never sends anything; 101 when it was accepted. */
const openWebSocket: Open = (address) =>
  new Promise((resolve, reject) => {
    const url = node.url.replace('http', 'ws') + handshakePath('websocket');
    const socket = new WebSocket(url, { headers: { 'X-Forwarded-For': address } });
    sockets.push(socket);
    socket.once('open', () => resolve({ status: 101, headers: {}, body: undefined }));
    socket.on('error', reject);
    socket.once('unexpected-response', (_request, response) => {
      let text = '';
      response.on('data', (data) => (text += String(data)));
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: JSON.parse(text) as unknown }),
      );
    });
  });

/** A polling handshake without further polls. */
const openPolling: Open = async (address) => {
  const { status, headers, body, text } = await node.request
    .get(handshakePath('polling'))
    .set('X-Forwarded-For', address);
  return { status: status === 200 && text.startsWith('0') ? 101 : status, headers, body: body as unknown };
};

const WAYS: [string, Open][] = [
  ['WebSocket', openWebSocket],
  ['polling', openPolling],
];
const fill = async (open: Open, count: number, address: string) => {
  for (let i = 0; i < count; i += 1) expect((await open(address)).status).toBe(101);
};

describe.each(WAYS)('a handshake by %s', (_, open) => {
  it('is refused with 429 past the connections of its address, even without a CONNECT', async () => {
    await start();
    await fill(open, MOST, '192.0.2.1');
    const refused = await open('192.0.2.1');
    expectError(refused, 'rate_limited');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers).toMatchObject({ 'ratelimit-limit': String(MOST), 'ratelimit-remaining': '0' });
    for (const [, other] of WAYS) expect((await other('192.0.2.1')).status).toBe(429);
    await fill(open, 1, '192.0.2.2');
  });

  it('is counted by the /64 of an IPv6 address', async () => {
    await start();
    for (let i = 1; i <= MOST; i += 1) await fill(open, 1, `2001:db8:0:7::${i.toString(16)}`);
    expect((await open('2001:db8:0:7:ffff::1')).status).toBe(429);
    await fill(open, 1, '2001:db8:0:8::1');
  });

  it('is refused with 503 past the connections of the node', async () => {
    jest.replaceProperty(SOCKET_LIMITS, 'perNode', 3);
    await start();
    for (let i = 1; i <= 3; i += 1) await fill(open, 1, `192.0.2.${i}`);
    const refused = await open('192.0.2.4');
    expectError(refused, 'unavailable');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('is refused with 429 when its address is past its request limit', async () => {
    await start({ address: { points: 2, duration: 60 } });
    for (let i = 0; i < 2; i += 1)
      await node.request.get('/api/launch').set('X-Forwarded-For', '192.0.2.1').expect(200);
    expectError(await open('192.0.2.1'), 'rate_limited');
    await fill(open, 1, '192.0.2.2');
    expect(holders()).toBe(2);
  });

  it('without a CONNECT times out, and counts as a request of its address', async () => {
    jest.replaceProperty(SOCKET_LIMITS, 'connectTimeout', 100);
    await start({ address: { points: 2, duration: 60 } });
    await fill(open, 2, '192.0.2.1');
    await released();
    expectError(await open('192.0.2.1'), 'rate_limited');
  });
});

describe('a WebSocket that does not answer', () => {
  // The timeout of the test is shorter than the 30 s of the default.
  it('is cut after it was closed for lack of a CONNECT', async () => {
    jest.replaceProperty(SOCKET_LIMITS, 'connectTimeout', 50);
    jest.replaceProperty(SOCKET_LIMITS, 'closeTimeout', 50);
    await start();
    const { port } = new URL(node.url);
    const socket = connectTcp(Number(port), '127.0.0.1', () => socket.write(upgradeHead));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.resume();
    await closed;
    await released();
  }, 25_000);
});

describe('the place of a connection', () => {
  it.each(['close', 'terminate'] as const)('is released after the client’s %s', async (how) => {
    await useSharedNode();
    await fill(openWebSocket, MOST, '192.0.2.1');
    for (const socket of sockets.splice(0)) socket[how]();
    await released();
    await fill(openWebSocket, MOST, '192.0.2.1');
  });

  it('is released after a handshake in an unsupported version', async () => {
    await useSharedNode();
    for (let i = 0; i <= MOST; i += 1) await node.request.get(handshakePath('polling', 3)).expect(400);
    await released();
  });

  it.each(['websocket', 'polling'])('is released when the client leaves during a %s handshake', async (transport) => {
    jest.replaceProperty(SOCKET_LIMITS, 'connectTimeout', 100);
    await useSharedNode();
    const head = transport === 'websocket' ? upgradeHead : headOf(handshakePath(transport));
    for (let i = 0; i <= MOST; i += 1) await sendAndReset(head);
    // Each was processed before the answered one.
    await node.request.get('/health/live').expect(200);
    await released();
    await fill(openWebSocket, 1, '127.0.0.1');
  });

  it('belongs to the user instead of the address once signed in', async () => {
    await useSharedNode();
    const { token } = await makeUser(database);
    for (let i = 0; i < SOCKET_LIMITS.perUser; i += 1) await live.connect(node.url, { token });
    await fill(openWebSocket, MOST, '127.0.0.1');
    expect((await openWebSocket('127.0.0.1')).status).toBe(429);
    live.closeAll();
    for (const socket of sockets.splice(0)) socket.terminate();
    await released();
  });

  it('is released after the client has left the namespace', async () => {
    await useSharedNode();
    const socket = await rawSocket();
    socket.send('40');
    await messageOf(socket, (text) => text.startsWith('40'));
    socket.send('41');
    await released();
  });
});

describe('a CONNECT', () => {
  it.each([
    ['the same namespace', (token: string) => `40${JSON.stringify({ token })}`],
    ['another namespace', (token: string) => `40/other,${JSON.stringify({ token })}`],
  ])('after the first, to %s, ends the connection without a session look-up', async (_, connect) => {
    await useSharedNode();
    const resolve = jest.spyOn(node.app.get(SessionsService), 'resolve').mockReturnValue(new Promise(() => undefined));
    const socket = await rawSocket();
    const closed = new Promise((resolved) => socket.once('close', resolved));
    socket.send(`40${JSON.stringify({ token: generateSessionToken() })}`);
    await until(
      () => resolve.mock.calls.length,
      (calls) => calls === 1,
    );
    for (let i = 0; i < 10; i += 1) socket.send(connect(generateSessionToken()));
    await closed;
    // Uses up the limit after all earlier requests.
    await node.request.get('/api/launch').expect(200);
    expect(resolve).toHaveBeenCalledTimes(1);
    await released();
  });

  it('that is refused ends the connection', async () => {
    await useSharedNode();
    jest.spyOn(node.app.get(SessionsService), 'resolve').mockRejectedValue(new Error('away'));
    const socket = await rawSocket();
    const closed = new Promise((resolved) => socket.once('close', resolved));
    const refusal = messageOf(socket, (text) => text.startsWith('44'));
    socket.send(`40${JSON.stringify({ token: generateSessionToken() })}`);
    expect(await refusal).toContain('"code":"unavailable"');
    await closed;
    await released();
  });

  it('with an unknown token counts as a request of its address, until tokens are no longer looked up', async () => {
    await start({ address: { points: 2, duration: 60 } });
    const resolve = jest.spyOn(node.app.get(SessionsService), 'resolve');
    for (let i = 0; i < 2; i += 1) await live.connect(node.url, { token: generateSessionToken() });
    await expect(live.connect(node.url, { token: generateSessionToken() })).rejects.toThrow();
    expect(resolve).toHaveBeenCalledTimes(2);
  });
});

const headOf = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n');
const upgradeHead = headOf(
  handshakePath('websocket'),
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
);

/** Speaks Engine.IO directly, after its open packet. */
async function rawSocket(): Promise<WebSocket> {
  const socket = new WebSocket(node.url.replace('http', 'ws') + handshakePath('websocket'));
  sockets.push(socket);
  socket.on('error', () => undefined);
  await messageOf(socket, (text) => text.startsWith('0'));
  return socket;
}

function messageOf(socket: WebSocket, wanted: (text: string) => boolean): Promise<string> {
  return new Promise((resolve) => {
    socket.on('message', (data) => {
      const text = (data as Buffer).toString();
      if (wanted(text)) resolve(text);
    });
  });
}

/** Sends bytes and aborts the connection when they are sent. */
function sendAndReset(bytes: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connectTcp(Number(new URL(node.url).port), '127.0.0.1', () => {
      socket.write(bytes, () => {
        socket.resetAndDestroy();
        resolve();
      });
    });
    socket.on('error', () => undefined);
  });
}
