// The settings a start adds to those of the surroundings. What is set already always wins.
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { passwordIn } from '../services/secrets.mjs';
import { homeFolder, inProject } from './paths.mjs';

/** Reads `.env` of the project. Variables that are set already stay as they are. */
export function readEnvFile() {
  const file = inProject('.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/**
 * A secret of this machine's own, so that a private installation does not run on the published example.
 * @returns {string}
 */
export function privateSecret() {
  const home = homeFolder();
  mkdirSync(home, { recursive: true });
  return passwordIn(path.join(home, 'secret'));
}

/**
 * @param {{ databaseUrl: string, redisUrl: string, port: string }} services
 * @returns {NodeJS.ProcessEnv}
 */
export function serverEnvironment({ databaseUrl, redisUrl, port }) {
  return {
    NODE_ENV: 'development',
    GAMEGEEK_SEED: 'demo',
    // Only beside a private database: whoever brings their own keeps its keys apart from this folder's fate.
    ...(process.env.DATABASE_URL ? {} : { GAMEGEEK_SECRET: privateSecret() }),
    ...withoutEmpty(process.env),
    GAMEGEEK_HOME: homeFolder(),
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    PORT: port,
  };
}

/**
 * An empty variable counts as not set, as in the server's settings.
 * @param {NodeJS.ProcessEnv} env
 */
function withoutEmpty(env) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
}
