import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { directUrl, readSettings, SettingsError, type Settings } from './config/settings.js';
import { migrate, NewerDatabaseError } from './core/database/migrate.js';
import { assertSameDatabase } from './core/database/same-database.js';
import { DRAIN_TIME } from './core/http/server-limits.js';
import { createApp } from './create-app.js';
import { describeSeed, seedDatabase } from './seed-database.js';

/** EX_CONFIG of sysexits.h: a restart does not help until the configuration changes. */
const EXIT_CONFIG = 78;
/** Shutdown lasts as long as running requests and closing connections. */
const SHUTDOWN_TIME = DRAIN_TIME + 3_000;

async function start(settings: Settings): Promise<void> {
  const stopTracing = settings.tracing && (await loadTracing(settings.tracing));
  const app = await createApp(settings);
  const log = new Logger('Start');
  await assertSameDatabase(settings);
  const migrations = await migrate(directUrl(settings), (sentence) => log.log(sentence));
  if (migrations.length > 0) log.log(`migrated the database: ${migrations.join(', ')}`);
  if (settings.seed === 'demo') log.log(describeSeed(await seedDatabase(directUrl(settings))));

  await app.listen(settings.port, settings.host);
  log.log(`GameGeek listens on http://${settings.host}:${settings.port}`);

  let stopping = false;
  const stop = (reason: string) => {
    if (stopping) return;
    stopping = true;
    log.log(`stopping (${reason})`);
    setTimeout(() => process.exit(1), settings.shutdownDelay + SHUTDOWN_TIME).unref();
    app
      .close()
      .then(() => stopTracing?.())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
  // A killed parent cannot send a message, but its end of the channel closes.
  if (settings.supervised) process.on('disconnect', () => stop('the parent has gone'));
}

/** Not even loaded without a collector. */
async function loadTracing(tracing: NonNullable<Settings['tracing']>): Promise<() => Promise<void>> {
  const { startTracing } = await import('./core/tracing/start-tracing.js');
  return startTracing(tracing);
}

/** A failed start is reported with one message. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return 'The port is taken: stop what uses it, or set PORT or METRICS_LISTEN to another one.';
  if (code === 'ECONNREFUSED') return 'PostgreSQL cannot be reached: check DATABASE_URL and that the server runs.';
  if (code === '28P01' || code === '28000')
    return 'PostgreSQL refuses the user or password of DATABASE_URL: correct it.';
  if (code === '3D000') return 'The database of DATABASE_URL does not exist: create it, or name another.';
  return error.message;
}

try {
  await start(readSettings());
} catch (error) {
  console.error(explain(error));
  process.exit(error instanceof SettingsError || error instanceof NewerDatabaseError ? EXIT_CONFIG : 1);
}
