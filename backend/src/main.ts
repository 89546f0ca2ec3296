import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { readSettings, SettingsError, type Settings } from './config/settings.js';
import { migrate, UnknownMigrationsError } from './core/database/migrate.js';
import { DRAIN_TIME } from './core/http/server-limits.js';
import { createApp } from './create-app.js';
import { explainStartFailure } from './start-failure.js';
import { describeSeed, seedDatabase } from './seed-database.js';

/** EX_CONFIG of sysexits.h: a restart does not help until the configuration changes. */
const EXIT_CONFIG = 78;
/** Shutdown lasts as long as running requests and closing connections. */
const SHUTDOWN_TIME = DRAIN_TIME + 3_000;

async function start(settings: Settings): Promise<void> {
  const stopTracing = settings.tracing && (await loadTracing(settings.tracing));
  const app = await createApp(settings);
  const log = new Logger('Start');
  const progress = (sentence: string) => log.log(sentence);
  const migrations = await migrate(settings.databaseUrl, { home: settings.home, progress });
  if (migrations.length > 0) log.log(`migrated the database: ${migrations.join(', ')}`);
  if (settings.seed === 'demo') log.log(describeSeed(await seedDatabase(settings.databaseUrl)));

  await app.init();
  // The start leaves 45 MB of garbage, which V8 would keep for as long as the server has little to do.
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
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

try {
  await start(readSettings());
} catch (error) {
  console.error(explainStartFailure(error));
  process.exit(error instanceof SettingsError || error instanceof UnknownMigrationsError ? EXIT_CONFIG : 1);
}
