import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { build } from '../../../../scripts/build/build.mjs';
import { inProject } from '../../../../scripts/launch/paths.mjs';
import { freePort } from '../../../../scripts/services/ports.mjs';
import { exitOf } from '../../../../scripts/services/processes.mjs';
import { withDatabaseLock } from '../../../src/core/database/database-lock.js';
import { TEST_SECRET } from '../test-secret.js';
import { until } from '../until.js';

const MAIN = inProject('backend', 'dist', 'backend', 'src', 'main.js');
/** Must differ from all other advisory locks in the test server. */
const BUILD_LOCK = 5_830_413;
/** Long enough for a busy machine. */
const READY_TIMEOUT = 120_000;

export interface ServerProcess {
  url: string;
  port: number;
  child: ChildProcess;
  /** Its environment. */
  environment: NodeJS.ProcessEnv;
  /** Its exit code or signal. */
  exited: Promise<number | NodeJS.Signals>;
  /** Its output so far. */
  output(): string;
  signal(signal: NodeJS.Signals): void;
  /** Kills it, like a power failure. */
  kill(): Promise<void>;
}

export interface ServerOptions {
  databaseUrl: string;
  redisUrl: string;
  /** The port of an earlier process, so that its clients reconnect. */
  port?: number;
  env?: Record<string, string>;
}

/** Starts the built server as a separate process. */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  const server = await launchServer(options);
  await listening(server);
  return server;
}

/** Starts it without waiting until it listens. */
export async function launchServer({ databaseUrl, redisUrl, port, env }: ServerOptions): Promise<ServerProcess> {
  await ensureBuilt();
  const ownPort = port ?? (await freePort());
  const environment = { ...serverEnvironment({ databaseUrl, redisUrl, port: ownPort }), ...env };
  const child = spawn(process.execPath, [MAIN], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  const exited = exitOf(child);
  return {
    url: `http://127.0.0.1:${ownPort}`,
    port: ownPort,
    child,
    environment,
    exited,
    output: () => output,
    signal: (signal) => child.kill(signal),
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

interface ScriptResult {
  code: number | NodeJS.Signals;
  output: string;
}

/** Runs `npm run admin -- …` from the build beside a server. */
export async function runAdmin(
  options: Pick<ServerOptions, 'databaseUrl' | 'redisUrl' | 'env'>,
  ...args: string[]
): Promise<ScriptResult> {
  await ensureBuilt();
  const env = { ...serverEnvironment(options), ...options.env };
  const script = inProject('backend', 'dist', 'backend', 'src', 'admin.js');
  const child = spawn(process.execPath, [script, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  return { code: await exitOf(child), output };
}

function serverEnvironment({ databaseUrl, redisUrl, port }: ServerOptions): NodeJS.ProcessEnv {
  const { PATH, HOME, GAMEGEEK_HOME, NODE_COMPILE_CACHE } = process.env;
  return {
    ...{ PATH, HOME, GAMEGEEK_HOME, NODE_COMPILE_CACHE },
    NODE_ENV: 'test',
    PORT: String(port ?? 0),
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    GAMEGEEK_SECRET: TEST_SECRET,
    GAMEGEEK_SEED: 'none',
    LIMITS: 'off',
    LOG_LEVEL: 'info',
    SERVER_MAIN: MAIN,
  };
}

/** Resolves when the server is ready; rejects with its output when it ends first. */
export async function listening({
  url,
  exited,
  output,
}: Pick<ServerProcess, 'url' | 'exited' | 'output'>): Promise<void> {
  let ended = false;
  void exited.then(() => (ended = true));
  const ready = () =>
    fetch(`${url}/health/ready`).then(
      async (answer) => ((await answer.json()) as { status?: string }).status === 'ok',
      () => false,
    );
  await until(async () => ended || (await ready()), Boolean, READY_TIMEOUT);
  if (ended) throw new Error(`the server ended before it listened: ${output()}`);
}

let built: Promise<void> | undefined;

/** Builds once for concurrent test files. */
export function ensureBuilt(): Promise<void> {
  const server = process.env.DATABASE_URL ?? '';
  built ??= withDatabaseLock(server, { number: BUILD_LOCK }, async () => {
    await build({ only: ['server'] });
    if (!existsSync(MAIN)) throw new Error('the server was not built');
  });
  return built;
}
