import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inProject } from '../../../scripts/launch/paths.mjs';
import { acceptsConnections, freePort } from '../../../scripts/services/ports.mjs';
import { removePostgres } from '../../../scripts/services/postgres.mjs';
import { descendantsOf, exitOf, isAlive } from '../../../scripts/services/processes.mjs';
import { ensureBuilt } from '../support/services/server-process.js';
import { until } from '../support/until.js';

/** It builds the site first if its sources have changed. */
const READY_WITHIN = 150_000;

const home = mkdtempSync(path.join(tmpdir(), 'gamegeek-start-'));
let port: number;
let launcher: ReturnType<typeof spawn>;
let output = '';

beforeAll(async () => {
  await ensureBuilt();
  port = await freePort();
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, GAMEGEEK_HOME: home, PORT: String(port), GAMEGEEK_SEED: 'none', LOG_LEVEL: 'warn' };
  launcher = spawn(process.execPath, [inProject('scripts', 'start.mjs')], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [launcher.stdout, launcher.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  await until(
    () => output,
    (text) => text.includes('GameGeek is at') || launcher.exitCode !== null,
    READY_WITHIN,
  );
});
afterAll(async () => {
  launcher?.kill('SIGTERM');
  await exitOf(launcher);
  await removePostgres(path.join(home, 'postgres'));
  rmSync(home, { recursive: true, force: true });
});

describe('npm start', () => {
  it('listens on 127.0.0.1 only, with everything that it starts', async () => {
    const { databaseUrl, redisUrl } = JSON.parse(readFileSync(path.join(home, 'running.json'), 'utf8')) as {
      databaseUrl: string;
      redisUrl: string;
    };
    for (const started of [port, ...[databaseUrl, redisUrl].map((url) => Number(new URL(url).port))]) {
      expect(await acceptsConnections(started)).toBe(true);
      expect(await acceptsConnections(started, '127.0.0.2')).toBe(false);
    }
  });

  it('stops everything on Ctrl-C and has ended as usual', async () => {
    const started = descendantsOf(Number(launcher.pid));
    launcher.kill('SIGINT');
    expect(await exitOf(launcher)).toBe(0);
    expect(started.filter(isAlive)).toEqual([]);
  });
});
