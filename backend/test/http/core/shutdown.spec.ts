import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { Controller, Get, Module } from '@nestjs/common';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DRAIN_TIME } from '../../../src/core/http/server-limits.js';
import { LiveClients } from '../../support/live-client.js';
import { startTestApp, type TestApp, type TestAppOptions } from '../../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.js';
import { until } from '../../support/until.js';

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

describe('a node that is told to stop', () => {
  it('finishes the requests that are running, and takes no new ones', async () => {
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

  it('says on connections that are still open that it is not ready', async () => {
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

  it('waits neither for idle connections nor for those that have said nothing yet', async () => {
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

  it('with a shutdown delay is not ready at once, and serves until the delay is over', async () => {
    await startNode({ shutdownDelay: 2_000 });
    const live = new LiveClients();
    const socket = await live.connect(node.url);
    const closing = node.close();
    // Each on a connection of its own, as a load balancer opens them.
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
