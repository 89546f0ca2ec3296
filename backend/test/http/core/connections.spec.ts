import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller, Get, Module } from '@nestjs/common';
import type { HttpLimits } from '../../../src/config/limits.js';
import { OperatorServer } from '../../../src/core/health/operator-server.service.js';
import { DRAIN_TIME } from '../../../src/core/http/server-limits.js';
import { makeGame, type MadeGame } from '../../factories/game.factory.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/http/expect-error.js';
import { LiveClients } from '../../support/live-client.js';
import { openRaw, parseRaw, sendRaw, type RawAnswer } from '../../support/http/raw-http.js';
import { startTestApp, type TestApp, type TestAppOptions } from '../../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.js';
import { until } from '../../support/until.js';

describe('connections', () => {
  let node: TestApp;
  /** A node with short timeouts. */
  let hasty: TestApp;
  let game: MadeGame;
  let player: MadeUser;

  beforeAll(async () => {
    node = await startTestApp();
    [game, player] = await Promise.all([makeGame(node.database), makeUser(node.database)]);
    hasty = await startTestApp({
      database: node.database,
      httpLimits: { ...TIMEOUTS, keepAliveTimeout: 200, timeoutCheckInterval: 50 },
      settings: { metricsListen: { host: '127.0.0.1', port: 0 } },
    });
  });
  afterAll(async () => {
    await hasty?.close();
    await node?.close();
  });

  const TIMEOUTS = { headersTimeout: 100, requestTimeout: 200 };
  // Rare checks of timeouts would let connections last much longer.
  const WITHIN = 20_000;

  const H2C = ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA'];
  const WEBSOCKET = [
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ];

  function requestText(line: string, headers: string[], body = ''): string {
    const length = body === '' ? [] : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`];
    return [`${line} HTTP/1.1`, 'Host: here', ...headers, ...length, '', body].join('\r\n');
  }

  /** Sends a request, and another one on the same connection after its answer. */
  async function twice(line: string, headers: string[], body?: string): Promise<[RawAnswer, RawAnswer]> {
    const socket = openRaw(node.url);
    socket.write(requestText(line, headers, body));
    const answer = await firstBytes(socket);
    socket.end(requestText('GET /health/live', []));
    return [parseRaw(answer), parseRaw(await firstBytes(socket))];
  }

  describe('a request with an Upgrade header', () => {
    it.each([
      ['h2c', H2C],
      ['TLS', ['Connection: Upgrade', 'Upgrade: TLS/1.2']],
      ['a WebSocket of another path', WEBSOCKET],
    ])('for %s is answered over HTTP/1.1, and the connection is kept', async (_what, headers) => {
      const [answer, next] = await twice('GET /api/games', headers);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(next.status).toBe(200);
    });

    it('and a body is read normally', async () => {
      const [answer, next] = await twice(
        'POST /api/auth/login',
        H2C,
        '{"identifier":"nobody.here","password":"wrong"}',
      );
      expect(answer.status).toBe(401);
      expect(JSON.parse(answer.body)).toMatchObject({ code: 'invalid_credentials' });
      expect(next.status).toBe(200);
    });

    it.each(['POST /api/scores', 'POST /api/scores/batch'])('has its score accepted by %s', async (route) => {
      const score = { gameId: game.id, score: 77 };
      const body = { apiKey: player.apiKey, ...(route.endsWith('batch') ? { scores: [score] } : score) };
      const [answer] = await twice(route, H2C, JSON.stringify(body));
      expect(answer.status).toBe(200);
      expect(answer.body).toContain('"score":77');
    });

    it('for a WebSocket of the live path is upgraded', async () => {
      const socket = openRaw(node.url);
      socket.write(requestText('GET /socket.io/?EIO=4&transport=websocket', WEBSOCKET));
      expect(await firstBytes(socket)).toMatch(/^HTTP\/1\.1 101 /);
      socket.destroy();
    });
  });

  it('CONNECT is answered without a tunnel', async () => {
    const answer = parseRaw(await sendRaw(node.url, 'CONNECT elsewhere:443 HTTP/1.1\r\nHost: elsewhere:443\r\n\r\n'));
    expectError({ ...answer, body: JSON.parse(answer.body) }, 'method_not_allowed');
  });

  describe('a client that sends too slowly', () => {
    const BEGINNINGS = {
      headers: 'POST /api/scores HTTP/1.1\r\nHost: here\r\n',
      'a body':
        'POST /api/scores HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    };
    it.each(Object.entries(BEGINNINGS))(
      'gets 408 and is disconnected soon after the timeout for %s',
      async (_what, text) => {
        await withNode(TIMEOUTS, async ({ url }) => {
          const answer = parseRaw(await sendRaw(url, text));
          expectError({ ...answer, body: JSON.parse(answer.body) }, 'request_timeout');
        });
      },
      WITHIN,
    );

    it.each(Object.entries(BEGINNINGS))('after an answered request gets 408 for %s', async (_what, text) => {
      const socket = openRaw(hasty.url);
      socket.write(requestText('GET /health/live', []));
      expect(await firstBytes(socket)).toMatch(/^HTTP\/1\.1 200 /);
      socket.write(text);
      const answer = parseRaw(await firstBytes(socket));
      expectError({ ...answer, body: JSON.parse(answer.body) }, 'request_timeout');
    });

    it('gets no second answer when its request was refused before its body arrived', async () => {
      const answers = await sendRaw(hasty.url, BEGINNINGS['a body'].replace('application/json', 'text/plain'));
      expect(answers.split('HTTP/1.1 ')).toHaveLength(2);
      expect(parseRaw(answers).status).toBe(415);
    });
  });

  it('a request that cannot be read is refused after the answers to the requests before it', async () => {
    const answers = await sendRaw(node.url, `${requestText('GET /api/games', [])}nonsense\r\n\r\n`);
    expect([...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(['200', '400']);
  });

  describe('a connection without a request', () => {
    it('is closed without an answer after the timeout for headers', async () => {
      const operators = hasty.app.get(OperatorServer).url ?? '';
      expect(await Promise.all([sendRaw(hasty.url, ''), sendRaw(operators, '')])).toEqual(['', '']);
    });

    it('is closed without a further answer when it was idle after a request', async () => {
      const answers = await sendRaw(hasty.url, requestText('GET /health/live', []));
      expect(answers.split('HTTP/1.1 ')).toHaveLength(2);
      expect(parseRaw(answers).status).toBe(200);
    });
  });

  describe('a request whose host is ambiguous', () => {
    const TWICE = 'Host: here\r\nhost: there';

    it.each([
      ['two Host headers', `GET /api/games HTTP/1.1\r\n${TWICE}`],
      ['the same Host header twice', 'GET /api/games HTTP/1.1\r\nHost: here\r\nHOST: here'],
      ['two Host headers for a board', `GET /api/leaderboard HTTP/1.1\r\n${TWICE}`],
      ['two Host headers for a page', `GET / HTTP/1.1\r\n${TWICE}`],
      ['two Host headers by HTTP/1.0', `GET /api/games HTTP/1.0\r\n${TWICE}`],
      ['two Host headers for a long poll', `GET /socket.io/?EIO=4&transport=polling HTTP/1.1\r\n${TWICE}`],
      [
        'two Host headers for a WebSocket',
        ['GET /socket.io/?EIO=4&transport=websocket HTTP/1.1', TWICE, ...WEBSOCKET].join('\r\n'),
      ],
      ['the address of another host', 'GET http://there/api/games HTTP/1.1\r\nHost: here'],
      ['another port in its address', 'GET http://here:81/api/games HTTP/1.1\r\nHost: here'],
      ['an unreadable address', 'GET http://[/api/games HTTP/1.1\r\nHost: here'],
    ])('by %s is refused', async (_what, head) => {
      const answer = parseRaw(await sendRaw(node.url, `${head}\r\n\r\n`));
      expectError({ ...answer, body: JSON.parse(answer.body) }, 'malformed_json');
    });

    it.each(['here', 'HERE', 'here:80'])('is answered when its address names the Host %s', async (host) => {
      const answer = await sendRaw(
        node.url,
        `GET http://here/api/games HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      );
      expect(parseRaw(answer).status).toBe(200);
    });
  });

  it.each(['GET /health/live', 'POST /api/scores'])(
    'an idle connection after %s is kept longer than proxies keep theirs',
    async (route) => {
      const PROXIES = 60;
      const socket = openRaw(node.url);
      socket.write(requestText(route, [], '{}'));
      const [, seconds] = /\r\nKeep-Alive: timeout=(\d+)\r\n/.exec(await firstBytes(socket)) ?? [];
      expect(Number(seconds)).toBeGreaterThan(PROXIES);
      socket.destroy();
    },
  );

  describe('a node at its connection limit', () => {
    it('answers further connections with 503, and accepts new ones once others are closed', async () => {
      await withNode({ connections: 2 }, async ({ url }) => {
        const [one, two] = [openRaw(url), openRaw(url)];
        for (const socket of [one, two]) {
          socket.write(requestText('GET /health/live', []));
          expect(await firstBytes(socket)).toMatch(/^HTTP\/1\.1 200 /);
        }
        const text = requestText('GET /health/live', ['Connection: close']);
        const refused = parseRaw(await sendRaw(url, text));
        expectError({ ...refused, body: JSON.parse(refused.body) }, 'unavailable');
        expect(refused.headers['retry-after']).toBe('5');

        const closed = new Promise((resolve) => one.once('close', resolve));
        one.end();
        await closed;
        expect(parseRaw(await sendRaw(url, text)).status).toBe(200);
        two.destroy();
      });
    });

    it('closes connections beyond its reserve at once', async () => {
      await withNode({ connections: 0, refusedConnections: 1 }, async ({ url }) => {
        const silent = openRaw(url);
        await new Promise((resolve) => silent.once('connect', resolve));
        const closed = new Promise<string>((resolve) => {
          const socket = openRaw(url);
          socket.once('error', () => resolve('closed'));
          socket.once('close', () => resolve('closed'));
        });
        expect(await closed).toBe('closed');
        silent.destroy();
      });
    });
  });

  describe('the address for operators', () => {
    const LIVE = requestText('GET /health/live', ['Connection: close']);

    async function errorAt(url: string, text: string) {
      const answer = parseRaw(await sendRaw(url, text));
      return { ...answer, body: JSON.parse(answer.body) as unknown };
    }

    it.each([
      ['headers', 'GET /metrics HTTP/1.1\r\nHost: here\r\n'],
      [
        'a body',
        'POST /metrics HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
      ],
    ])(
      'answers and disconnects a client soon after the timeout for %s',
      async (_what, text) => {
        await withNode(TIMEOUTS, async (_node, url) => {
          expectError(await errorAt(url, text), 'request_timeout');
        });
      },
      WITHIN,
    );

    it.each([
      ['that is not HTTP', 'nonsense\r\n\r\n', 'malformed_json'],
      ['with headers of 20 kB', requestText('GET /metrics', [`X-Long: ${'x'.repeat(20_000)}`]), 'payload_too_large'],
      ['without a Host header', 'GET /metrics HTTP/1.1\r\nConnection: close\r\n\r\n', 'malformed_json'],
      ['with an unknown Expect', LIVE.replace('\r\n\r\n', '\r\nExpect: 200-maybe\r\n\r\n'), 'expectation_failed'],
      ['for a tunnel', 'CONNECT elsewhere:443 HTTP/1.1\r\nHost: elsewhere:443\r\n\r\n', 'method_not_allowed'],
      ['for a WebSocket', requestText('GET /socket.io/?EIO=4&transport=websocket', WEBSOCKET), 'not_found'],
    ] as const)('answers a request %s with an error', async (_what, text, code) => {
      await withNode({}, async (_node, url) => {
        expectError(await errorAt(url, text), code);
      });
    });

    it('has a separate connection limit', async () => {
      await withNode({ operatorConnections: 1 }, async (other, url) => {
        const socket = openRaw(url);
        socket.write(requestText('GET /health/live', []));
        expect(await firstBytes(socket)).toMatch(/^HTTP\/1\.1 200 /);
        expectError(await errorAt(url, LIVE), 'unavailable');
        expect(parseRaw(await sendRaw(other.url, LIVE)).status).toBe(200);
        socket.destroy();
      });
      await withNode({ connections: 0 }, async (other, url) => {
        expectError(await errorAt(other.url, LIVE), 'unavailable');
        expect(parseRaw(await sendRaw(url, LIVE)).status).toBe(200);
      });
    });
  });

  /** @param work gets the node and its address for operators */
  async function withNode(
    httpLimits: Partial<HttpLimits>,
    work: (other: TestApp, operators: string) => Promise<void>,
  ): Promise<void> {
    const settings = { metricsListen: { host: '127.0.0.1', port: 0 } };
    const other = await startTestApp({ database: node.database, httpLimits, settings });
    try {
      await work(other, other.app.get(OperatorServer).url ?? '');
    } finally {
      await other.close();
    }
  }

  function firstBytes(socket: Socket): Promise<string> {
    return new Promise((resolve, reject) => {
      socket.once('data', (chunk) => resolve(String(chunk)));
      socket.once('error', reject);
      socket.once('close', () => reject(new Error('closed without an answer')));
    });
  }
});

describe('shutdown', () => {
  let database: TestDatabase;
  let node: TestApp;
  let begun: Promise<void>;
  let finish: () => void;
  let begin: () => void;

  @Controller('slow')
  class SlowController {
    @Get()
    async slow(): Promise<{ done: boolean }> {
      begin();
      await new Promise<void>((resolve) => (finish = resolve));
      return { done: true };
    }
  }

  @Module({ controllers: [SlowController] })
  class SlowModule {}

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  beforeEach(() => {
    begun = new Promise((resolve) => (begin = resolve));
  });
  afterEach(() => node?.close());
  afterAll(() => database?.drop());

  const startNode = async (settings: TestAppOptions['settings'] = {}) => {
    node = await startTestApp({ database, modules: [SlowModule], settings });
  };

  const fetchWith = (agent: Agent, path: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get(node.url + path, { agent }, (answer) => answer.resume().once('end', () => resolve(answer))).once(
        'error',
        reject,
      );
    });

  describe('a stopping node', () => {
    it('finishes running requests, and accepts no new ones', async () => {
      await startNode();
      const running = fetch(`${node.url}/api/slow`);
      await begun;
      const closing = node.close();
      await expect(
        new Promise((resolve, reject) =>
          connect(Number(new URL(node.url).port), '127.0.0.1', () => resolve('open')).once('error', reject),
        ),
      ).rejects.toThrow(/ECONNREFUSED/);
      finish();
      expect(await (await running).json()).toEqual({ done: true });
      await closing;
    });

    it('reports on open connections that it is not ready', async () => {
      await startNode();
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const running = fetchWith(agent, '/api/slow');
      await begun;
      const next = fetchWith(agent, '/health/ready');
      const closing = node.close();
      finish();
      expect((await running).statusCode).toBe(200);
      // The connection may be closed before the second request is read; if it is read, the answer is 503.
      const answer = await next.catch(() => undefined);
      if (answer) expect(answer.statusCode).toBe(503);
      await closing;
      agent.destroy();
    });

    it('does not wait for idle connections or those without a request', async () => {
      await startNode();
      const agent = new Agent({ keepAlive: true });
      await fetchWith(agent, '/health/live');
      const silent = connect(Number(new URL(node.url).port), '127.0.0.1');
      await new Promise((resolve) => silent.once('connect', resolve));
      silent.on('error', () => undefined);
      const start = performance.now();
      await node.close();
      expect(performance.now() - start).toBeLessThan(DRAIN_TIME / 2);
      agent.destroy();
      silent.destroy();
    });

    it('with a shutdown delay is not ready at once, but serves until the delay is over', async () => {
      await startNode({ shutdownDelay: 2_000 });
      const live = new LiveClients();
      const socket = await live.connect(node.url);
      const closing = node.close();
      // Each on a separate connection, as a load balancer opens them.
      const ask = (path: string) => fetch(node.url + path, { headers: { connection: 'close' } });
      const answer = await until(
        () => ask('/health/ready'),
        ({ status }) => status === 503,
      );
      expect(await answer.json()).toMatchObject({ status: 'error' });
      expect((await ask('/api/models')).status).toBe(200);
      expect(socket.connected()).toBe(true);
      await closing;
      await until(socket.connected, (connected) => !connected);
      live.closeAll();
      await expect(ask('/health/ready')).rejects.toThrow('fetch failed');
    });
  });
});
