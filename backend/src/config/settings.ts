import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { LONGEST_SHUTDOWN_DELAY } from './limits.js';

/**
 * All settings, read once. Only this file reads `process.env`; a test compares the names and defaults with
 * `.env.example`.
 */
export interface Settings {
  production: boolean;
  host: string;
  port: number;
  /** The public URL of the site, for links in emails and social cards. */
  publicUrl: string;
  /** The address of builds, if they have a domain of their own. */
  gamesUrl: string | undefined;
  /** Origins whose scripts, styles and fonts builds may load. */
  buildCdn: string[];
  /** Where Discord takes messages of games; undefined on a site that calls no other servers. */
  discordUrl: string | undefined;
  /** How many bytes of the files of builds a node keeps on its disk. */
  buildCacheBytes: number;
  databaseUrl: string;
  redisUrl: string;
  /** The mail server; without it emails are files in the outbox folder. */
  smtpUrl: string | undefined;
  /** The sender of emails: an address, or `Name <address>`. */
  mailFrom: string;
  /** The folder of private files: data, mail outbox, logs. */
  home: string;
  /** The secret for hashing and sealing API keys and two-factor secrets. */
  secret: string;
  /** The previous secret during a rotation; what was hashed and sealed with it stays valid. */
  previousSecret: string | undefined;
  seed: 'demo' | 'none';
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** False only for benchmarks and load tests; refused in production. */
  limits: boolean;
  /** The number of trusted proxies that set X-Forwarded-For. */
  trustProxy: number;
  /** Threads of libuv, which reads the variable itself: they hash passwords, read files and look up names of hosts. */
  threadPoolSize: number;
  /** Milliseconds between "not ready" and the end of the port, in which a load balancer notices. */
  shutdownDelay: number;
  /** Started by a parent that wants the server to end with it. */
  supervised: boolean;
  /** The separate address for metrics and health details. */
  metricsListen: { host: string; port: number } | undefined;
  /** Where traces go, and as which service; undefined when no collector is named. */
  tracing: { serviceName: string } | undefined;
}

export const SETTINGS = Symbol('settings');

const SECRET_LENGTH = 32;
const PROJECT = fileURLToPath(
  new URL(import.meta.url.includes('/dist/') ? '../../../../..' : '../../..', import.meta.url),
);

/** The built site, served on the same port as the API. */
export const SITE_FOLDER = path.join(PROJECT, 'frontend', 'dist');

/** The texts of the demo content. */
export const SEED_DATA_FOLDER = path.join(PROJECT, 'backend', 'seeders', 'data');

/** The small games of the demo content, one folder each. */
export const DEMO_GAMES_FOLDER = path.join(PROJECT, 'demo', 'games');

/** An invalid setting; the message is shown as is. */
export class SettingsError extends Error {}

type Environment = Record<string, string | undefined>;

export function readSettings(env: Environment = process.env): Settings {
  const production = oneOf(env, 'NODE_ENV', ['development', 'production', 'test'], 'development') === 'production';
  const port = integer(env, 'PORT', 3000, 0, 65_535);
  const publicUrl = url(env, 'PUBLIC_URL', ['http:', 'https:'], `http://localhost:${port}`).replace(/\/$/, '');
  const settings: Settings = {
    production,
    host: text(env, 'HOST', '127.0.0.1'),
    port,
    publicUrl,
    gamesUrl: given(env, 'GAMES_URL') ? url(env, 'GAMES_URL', ['http:', 'https:']).replace(/\/$/, '') : undefined,
    buildCdn: origins(env, 'BUILD_CDN'),
    // No address can be set: messages go to Discord only.
    discordUrl: oneOf(env, 'DISCORD', ['on', 'off'], 'on') === 'on' ? 'https://discord.com' : undefined,
    buildCacheBytes: integer(env, 'BUILD_CACHE_MB', 1_024, 64, 1_000_000) * 1024 ** 2,
    databaseUrl: url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    redisUrl: url(env, 'REDIS_URL', ['redis:', 'rediss:']),
    smtpUrl: given(env, 'SMTP_URL') ? url(env, 'SMTP_URL', ['smtp:', 'smtps:']) : undefined,
    mailFrom: sender(env, 'MAIL_FROM', `GameGeek <no-reply@${new URL(publicUrl).hostname}>`),
    home: path.resolve(PROJECT, text(env, 'GAMEGEEK_HOME', '.gamegeek')),
    secret: secret(env, 'GAMEGEEK_SECRET') ?? missingSecret(),
    previousSecret: secret(env, 'GAMEGEEK_SECRET_PREVIOUS'),
    seed: oneOf(env, 'GAMEGEEK_SEED', ['demo', 'none'], 'none'),
    logLevel: oneOf(env, 'LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
    limits: oneOf(env, 'LIMITS', ['on', 'off'], 'on') === 'on',
    trustProxy: integer(env, 'TRUST_PROXY', 0, 0, 10),
    threadPoolSize: integer(env, 'UV_THREADPOOL_SIZE', 4, 1, 1_024),
    shutdownDelay: integer(env, 'SHUTDOWN_DELAY', 0, 0, LONGEST_SHUTDOWN_DELAY) * 1_000,
    supervised: env.GAMEGEEK_SUPERVISED === '1',
    metricsListen: listenAddress(env, 'METRICS_LISTEN'),
    tracing: tracing(env),
  };
  if (production && !settings.limits) {
    throw new SettingsError('LIMITS=off is for benchmarks only: remove it, or do not set NODE_ENV=production.');
  }
  return settings;
}

function given(env: Environment, name: string): string | undefined {
  return env[name]?.trim() || undefined;
}

function secret(env: Environment, name: string): string | undefined {
  const value = given(env, name);
  if (value !== undefined && value.length < SECRET_LENGTH) {
    throw new SettingsError(`${name} is too short: give it at least ${SECRET_LENGTH} random characters.`);
  }
  return value;
}

function missingSecret(): never {
  throw new SettingsError(
    `GAMEGEEK_SECRET is not set: start with "npm start", which makes one, or give it at least ${SECRET_LENGTH} random characters.`,
  );
}

function text(env: Environment, name: string, fallback: string): string {
  return given(env, name) ?? fallback;
}

function sender(env: Environment, name: string, fallback: string): string {
  const value = text(env, name, fallback);
  if (!/^([^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(value)) {
    throw new SettingsError(
      `${name} is ${JSON.stringify(value)}: set it to an address, or to a name and <an address>.`,
    );
  }
  return value;
}

function integer(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const written = text(env, name, String(fallback));
  const value = Number(written);
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new SettingsError(`${name} is "${written}": set it to a whole number from ${min} to ${max}.`);
  }
  return value;
}

function listenAddress(env: Environment, name: string): { host: string; port: number } | undefined {
  const written = given(env, name);
  if (written === undefined) return undefined;
  const [, bracketed, plain, digits] = /^(?:\[([0-9a-f:]+)\]|([^\s:/]+)):(\d{1,5})$/i.exec(written) ?? [];
  const host = bracketed ?? plain;
  const port = Number(digits);
  if (host === undefined || port > 65_535) {
    throw new SettingsError(`${name} is "${written}": set it to a host and a port, such as 127.0.0.1:9464.`);
  }
  return { host, port };
}

/** The standard variables of OpenTelemetry, which its SDK reads; here they decide whether it is loaded at all. */
function tracing(env: Environment): Settings['tracing'] {
  const serviceName = text(env, 'OTEL_SERVICE_NAME', 'gamegeek');
  if (!given(env, 'OTEL_EXPORTER_OTLP_ENDPOINT')) return undefined;
  url(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']);
  return { serviceName };
}

/** A list of origins with commas between them. */
function origins(env: Environment, name: string): string[] {
  const written = text(env, name, '')
    .split(',')
    .flatMap((part) => part.trim() || []);
  for (const origin of written) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      throw new SettingsError(
        `${name} has "${origin}": set it to origins such as https://cdn.example, with commas between them.`,
      );
    }
  }
  return written;
}

function oneOf<T extends string>(env: Environment, name: string, values: readonly T[], fallback: T): T {
  const written = text(env, name, fallback);
  const value = values.find((known) => known === written);
  if (value === undefined) throw new SettingsError(`${name} is "${written}": set it to one of ${values.join(', ')}.`);
  return value;
}

function url(env: Environment, name: string, protocols: string[], fallback?: string): string {
  const address = given(env, name) ?? fallback;
  if (!address) throw new SettingsError(`${name} is not set: start with "npm start", or give the address yourself.`);
  if (!URL.canParse(address) || !protocols.includes(new URL(address).protocol)) {
    // The value may contain a password, so it is not repeated.
    throw new SettingsError(
      `${name} is not an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
    );
  }
  return address;
}
