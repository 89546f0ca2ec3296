// Adds settings to the environment of a start; existing ones take precedence.
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { passwordIn } from '../services/secrets.mjs';
import { homeFolder, inProject } from './paths.mjs';

/** Reads `.env`; existing variables take precedence. */
export function readEnvFile() {
  const file = inProject('.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** The value of `.env.example` in earlier versions: published, so not secret. */
const EXAMPLE_SECRET = 'change-me-to-at-least-32-random-characters';

/**
 * The secret that is kept in the home folder, unless one is set. An example secret beside the private database is
 * replaced by it, and stays valid for what was made with it; beside any other database the server refuses it.
 * @returns {NodeJS.ProcessEnv}
 */
function secrets() {
  const given = process.env.GAMEGEEK_SECRET?.trim();
  if (!given) return { GAMEGEEK_SECRET: keptSecret() };
  if (given !== EXAMPLE_SECRET || process.env.DATABASE_URL?.trim()) return {};
  return { GAMEGEEK_SECRET: keptSecret(), GAMEGEEK_SECRET_PREVIOUS: EXAMPLE_SECRET };
}

/** Whether the secret comes from the home folder, and is lost with it. */
export function keepsSecret() {
  return !process.env.GAMEGEEK_SECRET?.trim();
}

/**
 * A secret of this installation's own, made on first use.
 * @returns {string}
 */
function keptSecret() {
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
    ...secrets(),
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
