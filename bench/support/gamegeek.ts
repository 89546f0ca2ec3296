import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from '../../scripts/launch/server.mjs';
import { freePort } from '../../scripts/services/ports.mjs';
import { now } from './clock.ts';
import type { DatabaseName, Environment } from './environment.ts';

/** This checkout. */
const CHECKOUT = fileURLToPath(new URL('../../', import.meta.url));
const MAIN = 'backend/dist/backend/src/main.js';
const READY_TIMEOUT = 120_000;
const STOP_TIMEOUT = 15_000;

/** A secret for this run; keys are hashed with it. */
export const SECRET = 'a secret of the benchmark, used nowhere else';

export interface GameGeek {
  port: number;
  pid: number;
  stop(): Promise<void>;
}

/**
 * Starts the built server as a single process, without rate limits.
 *
 * @param checkout the folder of the checkout whose server is started, by default this one
 */
export async function startGameGeek(
  environment: Environment,
  database: DatabaseName,
  checkout = CHECKOUT,
): Promise<GameGeek> {
  const built = path.resolve(checkout, MAIN);
  if (!existsSync(built)) throw new Error(`The server in ${checkout} is not built: run "npm run build" there first.`);
  const port = await freePort();
  const startedAt = now();
  const profile = process.env.BENCH_PROFILE;
  const child = spawn(
    process.execPath,
    [...SERVER_FLAGS, ...(profile ? ['--cpu-prof', `--cpu-prof-dir=${path.resolve(profile)}`] : []), built],
    {
      env: {
        ...SERVER_ENVIRONMENT,
        ...process.env,
        DATABASE_URL: environment.databaseUrl(database),
        REDIS_URL: environment.redisUrl,
        PORT: String(port),
        HOST: '127.0.0.1',
        GAMEGEEK_HOME: path.join(environment.folder, 'home'),
        GAMEGEEK_SECRET: SECRET,
        GAMEGEEK_SEED: 'none',
        GAMEGEEK_SUPERVISED: '1',
        LIMITS: 'off',
        LOG_LEVEL: 'warn',
      },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let running = true;
  void ended.then(() => (running = false));
  while (!(await isReady(port))) {
    if (!running) throw new Error('GameGeek ended before it was ready.');
    if (now() - startedAt > READY_TIMEOUT) throw new Error('GameGeek did not become ready.');
    await pause(10);
  }
  return {
    port,
    pid: child.pid ?? NaN,
    async stop() {
      if (!running) return;
      child.kill('SIGTERM');
      const killTimer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT);
      await ended;
      clearTimeout(killTimer);
    },
  };
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/health/ready`)).ok;
  } catch {
    return false;
  }
}
