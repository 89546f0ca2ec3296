import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { explainStartFailure } from './start-failure.js';

describe('a failed start', () => {
  it('is explained when PostgreSQL accepts connections and never answers', async () => {
    const silent = createServer((socket) => socket.resume());
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const client = new pg.Client({ host: '127.0.0.1', port, connectionTimeoutMillis: 50 });
    const failure: unknown = await client.connect().catch((error: unknown) => error);
    expect(explainStartFailure(failure)).toBe(
      'PostgreSQL did not answer in time: check DATABASE_URL and whether the server is overloaded, then try again.',
    );
    await new Promise((resolve) => silent.close(resolve));
  });

  it.each([
    ['EADDRINUSE', 'The port is taken'],
    ['ECONNREFUSED', 'cannot be reached'],
    ['ENOTFOUND', 'cannot be reached'],
    ['28P01', 'refuses the user or password'],
    ['3D000', 'does not exist'],
    ['53300', 'no connection left'],
    ['57P03', 'starting or stopping'],
  ])('is explained by the code %s', (code, explanation) => {
    expect(explainStartFailure(Object.assign(new Error('internal'), { code }))).toContain(explanation);
  });

  it('is reported with the message of any other error', () => {
    expect(explainStartFailure(new Error('GAMEGEEK_SECRET is too short'))).toBe('GAMEGEEK_SECRET is too short');
    expect(explainStartFailure('stopped')).toBe('stopped');
  });
});
