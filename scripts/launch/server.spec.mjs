import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../services/ports.mjs';
import { inProject } from './paths.mjs';
import { SERVER_ENVIRONMENT, SERVER_FLAGS, startServer } from './server.mjs';

describe('the server as a child process', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'gamegeek-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /**
   * @param {string} code of the server's main file
   * @param {Partial<Parameters<typeof startServer>[0]>} [options]
   */
  async function start(code, options) {
    const main = path.join(folder, 'main.mjs');
    writeFileSync(main, code);
    const env = { ...process.env, PORT: String(await freePort()), HOST: '0.0.0.0' };
    return startServer({ env, quiet: true, main, ...options });
  }

  const READY_SERVER = `import { createServer } from 'node:http';
    const server = createServer((request, response) => {
      response.statusCode = request.url === '/health/ready' ? 200 : 404;
      response.end(process.env.GAMEGEEK_SUPERVISED);
    }).listen(process.env.PORT, '127.0.0.1');`;

  it('is ready when its readiness check passes, and knows that it is supervised', async () => {
    const server = await start(READY_SERVER);
    expect(await server.ready()).toBe(true);
    expect(await (await fetch(`${server.url}/health/ready`)).text()).toBe('1');
    await server.stop();
    await expect(fetch(server.url)).rejects.toThrow();
  });

  it('says what is waited for while it starts slowly', async () => {
    const said = path.join(folder, 'said');
    const slow = `import { existsSync } from 'node:fs';
      while (!existsSync(${JSON.stringify(said)})) await new Promise((resolve) => setTimeout(resolve, 10));`;
    const server = await start(`${slow} ${READY_SERVER}`, { log: (line) => writeFileSync(said, line), sayEvery: 1 });
    expect(await server.ready()).toBe(true);
    expect(readFileSync(said, 'utf8')).toMatch(/^Still waiting for the server to be ready \(\d+ s\) …$/);
    await server.stop();
  });

  it('is not ready when it has ended', async () => {
    const server = await start('process.exit(78);');
    expect(await server.ready()).toBe(false);
    expect(await server.exited).toBe(78);
    await server.stop();
  });

  it('ends within the time limit when it is stopped', async () => {
    const server = await start(
      `${READY_SERVER} process.once('SIGTERM', () => setTimeout(() => process.exit(0), 100));`,
    );
    await server.ready();
    await server.stop();
    expect(await server.exited).toBe(0);
  });

  it('is killed at once on a second request to stop', async () => {
    const server = await start(`${READY_SERVER} process.on('SIGTERM', () => {});`);
    await server.ready();
    const hurry = new AbortController();
    const stopping = server.stop({ hurry: hurry.signal });
    hurry.abort();
    await stopping;
    expect(await server.exited).toBe('SIGKILL');
  });
});

it('the container starts the server with the same flags and environment as npm start', () => {
  const dockerfile = readFileSync(inProject('Dockerfile'), 'utf8');
  const [, command = ''] = /^CMD (.+)$/m.exec(dockerfile) ?? [];
  expect(JSON.parse(command)).toEqual(['node', ...SERVER_FLAGS, 'backend/dist/backend/src/main.js']);
  for (const [name, value] of Object.entries(SERVER_ENVIRONMENT)) {
    expect(dockerfile).toMatch(new RegExp(`^ +${name}=${value}( |$)`, 'm'));
  }
});
