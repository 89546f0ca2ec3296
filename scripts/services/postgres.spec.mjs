import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { exitOf, isAlive, waitFor } from './processes.mjs';
import { removePostgres, startPostgres } from './postgres.mjs';
import { currentHost } from './server-host.mjs';

const MODULE = new URL('postgres.mjs', import.meta.url).href;

describe('the private PostgreSQL', () => {
  const dir = path.join(mkdtempSync(path.join(tmpdir(), 'gamegeek-')), 'postgres');
  const start = (/** @type {number} */ port) => startPostgres({ dir, port, test: true });
  /** @type {import('./service.mjs').Service} */
  let postgres;

  beforeAll(async () => {
    // The parent folder is private: started by root, PostgreSQL runs as another account.
    postgres = await startPostgres({ dir, test: true });
  });

  afterAll(() => removePostgres(dir), 60_000);

  /** @param {string} statement */
  async function rows(statement) {
    const client = new pg.Client({ connectionString: postgres.url });
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query(statement)).rows;
    } finally {
      await client.end();
    }
  }

  it('accepts two hundred connections and sorts by code point', async () => {
    expect(await rows('show max_connections')).toEqual([{ max_connections: '200' }]);
    expect(await rows(`select 'Z' < 'a' as before, upper('ä') as upper`)).toEqual([{ before: true, upper: 'Ä' }]);
  });

  it('requires its password', async () => {
    const url = new URL(postgres.url);
    url.password = 'guessed';
    const client = new pg.Client({ connectionString: url.href });
    await expect(client.connect()).rejects.toThrow('password authentication failed');
  });

  it('restarts on the same port with its data after a kill', async () => {
    await rows('create table kept as select 7 as score');
    const { pid, url, port } = postgres;
    process.kill(pid, 'SIGKILL');
    await postgres.exited;

    postgres = await start(port);

    expect(postgres.url).toBe(url);
    expect(postgres.pid).not.toBe(pid);
  });

  it('ends the server that a killed parent left behind', async () => {
    const { port } = postgres;
    await postgres.stop();
    const parent = spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { startPostgres } from '${MODULE}';
         const { pid } = await startPostgres({ dir: ${JSON.stringify(dir)}, test: true });
         console.log(pid);
         setInterval(() => {}, 1e6);`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const left = Number(await new Promise((resolve) => parent.stdout.once('data', resolve)));
    parent.kill('SIGKILL');
    await exitOf(parent);
    expect(isAlive(left)).toBe(true);

    postgres = await start(port);

    expect(isAlive(left)).toBe(false);
  });

  it('ignores a process id that has been reused', async () => {
    const { port } = postgres;
    await postgres.stop();
    const unrelated = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'], { stdio: 'ignore' });
    const pidFile = path.join(postgres.dir, 'data', 'postmaster.pid');
    writeFileSync(pidFile, `${unrelated.pid}\n${path.dirname(pidFile)}\n0\n${port}\n\n127.0.0.1\n`);

    postgres = await start(port);

    expect(isAlive(Number(unrelated.pid))).toBe(true);
    expect(readFileSync(pidFile, 'utf8')).toMatch(new RegExp(`^${postgres.pid}\n`));
    unrelated.kill('SIGKILL');
    await waitFor(() => !isAlive(Number(unrelated.pid)), { timeout: 5_000 });
  });

  it.each([
    ['another machine', { host: 'elsewhere' }],
    ['another container', { host: 'elsewhere', boot: currentHost().boot }],
  ])('refuses data that a server on %s may be using', async (_where, host) => {
    const { port } = postgres;
    await postgres.stop();
    const pidFile = path.join(postgres.dir, 'data', 'postmaster.pid');
    const hostFile = path.join(postgres.dir, 'place.json');
    writeFileSync(pidFile, `1\n${path.dirname(pidFile)}\n0\n${port}\n\n127.0.0.1\n`);
    writeFileSync(hostFile, JSON.stringify({ boot: 'another', processes: 'pid:[1]', ...host }));

    await expect(start(port)).rejects.toThrow(
      /another container or on another machine \(elsewhere\): stop that one first/,
    );

    expect(readFileSync(pidFile, 'utf8')).toMatch(/^1\n/);
    rmSync(pidFile);
    postgres = await start(port);
  });

  it('starts after its machine was restarted without a shutdown', async () => {
    const { port } = postgres;
    await postgres.stop();
    const pidFile = path.join(postgres.dir, 'data', 'postmaster.pid');
    writeFileSync(pidFile, `1\n${path.dirname(pidFile)}\n0\n${port}\n\n127.0.0.1\n`);
    writeFileSync(path.join(postgres.dir, 'place.json'), JSON.stringify({ ...currentHost(), boot: 'previous' }));

    postgres = await start(port);

    expect(readFileSync(pidFile, 'utf8')).toMatch(new RegExp(`^${postgres.pid}\n`));
  });

  it('refuses data of another major version and says what to do', async () => {
    const versionFile = path.join(postgres.dir, 'data', 'PG_VERSION');
    const { port } = postgres;
    await postgres.stop();
    writeFileSync(versionFile, '17\n');

    await expect(start(port)).rejects.toThrow(/was written by PostgreSQL 17, but this is PostgreSQL 18: move/);

    writeFileSync(versionFile, '18\n');
    postgres = await start(port);
  });
});
