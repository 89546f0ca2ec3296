import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { Controller, Get, Module } from '@nestjs/common';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DRAIN_TIME } from '../../../src/core/http/server-limits.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.js';

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
beforeEach(async () => {
  begun = new Promise((resolve) => (begin = resolve));
  node = await startTestApp({ database, modules: [SlowModule] });
});
afterAll(() => database?.drop());

const fetchWith = (agent: Agent, path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(node.url + path, { agent }, (answer) => answer.resume().once('end', () => resolve(answer))).once(
      'error',
      reject,
    );
  });

describe('a node that is shutting down', () => {
  it('finishes running requests and refuses new ones', async () => {
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

  it('does not wait for idle or silent connections', async () => {
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
});
