import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from 'redis';
import { acceptsConnections } from './ports.mjs';
import { exitOf, isAlive } from './processes.mjs';
import { removeRedis, startRedis } from './redis.mjs';

const MODULE = new URL('redis.mjs', import.meta.url).href;

describe('the private Redis', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'gamegeek-'));
  const dir = path.join(folder, 'redis');
  /** @type {import('./service.mjs').Service} */
  let redis;

  beforeAll(async () => {
    redis = await startRedis({ dir });
  });

  afterAll(async () => {
    await removeRedis(dir);
    rmSync(folder, { recursive: true });
  });

  /**
   * @template T
   * @param {(client: import('redis').RedisClientType) => Promise<T>} run
   * @param {string} [url]
   */
  async function withClient(run, url = redis.url) {
    /** @type {import('redis').RedisClientType} */
    const client = createClient({ url, socket: { reconnectStrategy: false } });
    client.on('error', () => {});
    await client.connect();
    try {
      return await run(client);
    } finally {
      client.destroy();
    }
  }

  it('is configured to evict nothing when it is full', async () => {
    const policy = await withClient((client) => client.configGet('maxmemory-policy'));
    expect(policy).toEqual({ 'maxmemory-policy': 'noeviction' });
  });

  it('requires its password', async () => {
    const url = new URL(redis.url);
    url.password = '';
    await expect(withClient((client) => client.get('any'), url.href)).rejects.toThrow('NOAUTH');
  });

  it('restarts on the same port with its data after a stop', async () => {
    await withClient((client) => client.set('kept', '7'));
    const { url, port } = redis;
    await redis.stop();

    redis = await startRedis({ dir, port });

    expect(redis.url).toBe(url);
    expect(await withClient((client) => client.get('kept'))).toBe('7');
  });

  it('restarts on the same port after a kill', async () => {
    const { pid, port } = redis;
    process.kill(pid, 'SIGKILL');
    await redis.exited;

    redis = await startRedis({ dir, port });

    expect(await withClient((client) => client.ping())).toBe('PONG');
  });

  it('ends the server that a killed parent left behind', async () => {
    await redis.stop();
    const parent = spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { startRedis } from '${MODULE}';
         const { pid } = await startRedis({ dir: ${JSON.stringify(dir)} });
         console.log(pid);
         setInterval(() => {}, 1e6);`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const left = Number(await new Promise((resolve) => parent.stdout.once('data', resolve)));
    parent.kill('SIGKILL');
    await exitOf(parent);

    redis = await startRedis({ dir });

    expect(isAlive(left)).toBe(false);
  });

  it('listens on 127.0.0.1 only', async () => {
    expect(await acceptsConnections(redis.port)).toBe(true);
    expect(await acceptsConnections(redis.port, '127.0.0.2')).toBe(false);
  });

  describe('without a Redis program', () => {
    /** @type {import('./service.mjs').Service} */
    let standIn;
    beforeAll(async () => {
      standIn = await startRedis({ dir: path.join(folder, 'stand-in'), standIn: true });
    });
    afterAll(() => standIn?.stop());

    it('is a stand-in that listens on 127.0.0.1 only', async () => {
      expect(await acceptsConnections(standIn.port)).toBe(true);
      expect(await acceptsConnections(standIn.port, '127.0.0.2')).toBe(false);
    });

    it('is a stand-in that requires its password', async () => {
      expect(await withClient((client) => client.ping(), standIn.url)).toBe('PONG');
      const url = new URL(standIn.url);
      url.password = '';
      await expect(withClient((client) => client.get('any'), url.href)).rejects.toThrow('NOAUTH');
    });
  });
});
