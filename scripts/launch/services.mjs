// Provides PostgreSQL and Redis: those of the settings, or private ones that are restarted when they end.
import path from 'node:path';
import { startPostgres } from '../services/postgres.mjs';
import { startRedis } from '../services/redis.mjs';
import { homeFolder } from './paths.mjs';
import { say, step } from './progress.mjs';

/** @typedef {import('../services/service.mjs').Service} Service */

const MAX_RESTARTS = 5;
const RESTART_WINDOW = 60_000;

/**
 * @param {import('./shutdown.mjs').Shutdown} shutdown
 * @returns {Promise<{ databaseUrl: string, redisUrl: string }>}
 */
export async function provideServices(shutdown) {
  const log = (/** @type {string} */ line) => say(`    ${line}`);
  const postgres = (/** @type {number} */ port) =>
    startPostgres({ dir: path.join(homeFolder(), 'postgres'), port, log });
  const redis = (/** @type {number} */ port) => startRedis({ dir: path.join(homeFolder(), 'redis'), port, log });
  const [databaseUrl, redisUrl] = await Promise.all([
    provide('DATABASE_URL', 'PostgreSQL', postgres, shutdown),
    provide('REDIS_URL', 'Redis', redis, shutdown),
  ]);
  return { databaseUrl, redisUrl };
}

/**
 * @param {'DATABASE_URL' | 'REDIS_URL'} setting
 * @param {string} name
 * @param {(port?: any) => Promise<Service>} start
 * @param {import('./shutdown.mjs').Shutdown} shutdown
 */
async function provide(setting, name, start, shutdown) {
  const url = process.env[setting]?.trim();
  if (url) {
    say(`  ✓ ${name} from ${setting}`);
    return url;
  }
  const starting = step(
    (service) => service.kind,
    () => start(),
  );
  let current = starting;
  // Registered before it has started, so that an early Ctrl-C does not leave it running.
  shutdown.defer(async () => {
    const service = await current.catch(() => undefined);
    await service?.stop();
  });
  const service = await starting;
  void keepRunning(name, service, shutdown, (port) => (current = start(port)));
  return service.url;
}

/**
 * Restarts a private service on the same port when it ends unexpectedly.
 * @param {string} name
 * @param {Service} first
 * @param {import('./shutdown.mjs').Shutdown} shutdown
 * @param {(port: number) => Promise<Service>} start
 */
async function keepRunning(name, first, shutdown, start) {
  const restarts = /** @type {number[]} */ ([]);
  for (let service = first; ;) {
    await service.exited;
    if (shutdown.signal.aborted) return;
    restarts.push(Date.now());
    if (restarts.filter((time) => time > Date.now() - RESTART_WINDOW).length > MAX_RESTARTS) {
      console.error(`\n${name} ended ${MAX_RESTARTS} times within a minute: see its log in ${service.dir}.`);
      return shutdown.end(1);
    }
    say(`${name} has ended unexpectedly: restarting it`);
    try {
      service = await start(service.port);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      return shutdown.end(1);
    }
  }
}
