// Builds the environment of the server. Variables that are already set take precedence.
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { passwordIn } from '../services/secrets.mjs';
import { homeFolder, inProject } from './paths.mjs';

/** Loads `.env`; existing variables take precedence. */
export function readEnvFile() {
  const file = inProject('.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Whether the secret is stored in the home folder, and lost with it. */
export function usesStoredSecret() {
  return !process.env.GAMEGEEK_SECRET?.trim();
}

/**
 * Returns the secret of this installation, generated on first use.
 * @returns {string}
 */
function storedSecret() {
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
    ...withoutEmpty(process.env),
    ...(usesStoredSecret() && { GAMEGEEK_SECRET: storedSecret() }),
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
