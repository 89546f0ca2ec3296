import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import supertest from 'supertest';
import { RATE_LIMITS, type RateLimits } from '../../src/config/limits.js';
import { readSettings, type Settings } from '../../src/config/settings.js';
import { REDIS, type Redis } from '../../src/core/redis/redis.js';
import { createApp, type AppOptions } from '../../src/create-app.js';
import { TEST_SECRET } from './test-secret.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';
import { until } from './until.js';

export interface TestAppOptions extends AppOptions {
  /** The database and Redis of another node; by default created for this node and dropped when it is closed. */
  database?: TestDatabase;
  settings?: Partial<Settings>;
  /** The limits under test; all others are out of reach. */
  limits?: AppOptions['limits'];
}

/** Tests must not depend on a built site. */
const NO_SITE = '/missing';

/** A running node: the whole server on a free port, with real PostgreSQL and Redis. */
export interface TestApp {
  app: NestExpressApplication;
  settings: Settings;
  /** `http://127.0.0.1:{port}` */
  url: string;
  database: TestDatabase;
  request: ReturnType<typeof supertest>;
  close(): Promise<void>;
}

export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await createTestDatabase());
  const settings = { ...testSettings(database), ...options.settings };
  const { database: _, settings: __, ...appOptions } = options;
  const app = await createApp(settings, {
    siteFolder: NO_SITE,
    ...appOptions,
    limits: { ...highLimits(), ...options.limits },
  });
  await app.listen(0, '127.0.0.1');
  await connected(app.get<Redis>(REDIS));
  const { port } = app.getHttpServer().address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  let closed: Promise<void> | undefined;
  const close = async () => {
    await app.close();
    if (!options.database) await database.drop();
  };
  return { app, settings, url, database, request: supertest(url), close: () => (closed ??= close()) };
}

/** Waits for Redis, because a server also starts without it. */
async function connected(redis: Redis): Promise<void> {
  await until(() => redis.isReady, Boolean, 1_000).catch(() => undefined);
}

/**
 * The settings of an environment with only both URLs. TEST_LOG_LEVEL=warn shows why a request was answered with 503.
 */
export function testSettings({ databaseUrl, redisUrl }: Pick<TestDatabase, 'databaseUrl' | 'redisUrl'>): Settings {
  return readSettings({
    NODE_ENV: 'test',
    PORT: '0',
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    GAMEGEEK_SECRET: TEST_SECRET,
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    // A private folder, removed after the run.
    GAMEGEEK_HOME: path.join(process.env.GAMEGEEK_HOME ?? '', new URL(databaseUrl).pathname),
  });
}

const OUT_OF_REACH = 1_000_000;

/** Tests with many requests must not reach unrelated limits. */
function highLimits(): Partial<RateLimits> {
  return Object.fromEntries(
    Object.entries(RATE_LIMITS).map(([name, limit]) => [
      name,
      {
        ...limit,
        points: OUT_OF_REACH,
        ...('burst' in limit && { burst: OUT_OF_REACH }),
        ...('network' in limit && { network: OUT_OF_REACH }),
      },
    ]),
  );
}
