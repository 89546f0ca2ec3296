// npm run admin -- {username} [--revoke | --reset-two-factor] | rebuild-ranks | retry-events | security-events | builds
import 'reflect-metadata';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { pino } from 'pino';
import {
  listSecurityEvents,
  parseSecurityEventsCommand,
  type SecurityEventsCommand,
} from './admin/security-events-command.js';
import { changeBuild, listAllBuilds, parseBuildsCommand, type BuildsCommand } from './admin/builds-command.js';
import { runAdminAction } from './admin/admin-actions.js';
import { ADMIN_HELP, parseAdminCommand, type AdminCommand } from './admin/admin-command.js';
import { ormOptions } from './config/mikro-orm.config.js';
import { readSettings, type Settings } from './config/settings.js';
import { createLogger } from './core/logging/create-logger.js';
import { channelName } from './core/redis/channels.js';
import { openRedis } from './core/redis/redis.js';
import { withTimeout } from './core/redis/with-timeout.js';
import { parseMaintenance, rebuildRanks, retryEvents, type Maintenance } from './maintenance.js';
import { BUILD_CHANGED } from './modules/games/builds/build-files.service.js';
import { GAME_CHANGED } from './modules/games/directory/game-directory.service.js';
import { USER_CHANGED } from './modules/auth/sessions/sessions.service.js';

const DONE = {
  grant: 'is an admin now',
  revoke: 'is no longer an admin',
  'reset-two-factor': 'can sign in without two-factor now',
};

const maintenance = parseMaintenance(process.argv.slice(2));
const listing = parseSecurityEventsCommand(process.argv.slice(2));
const builds = parseBuildsCommand(process.argv.slice(2));
const command = parseAdminCommand(process.argv.slice(2));
if (listing) {
  if ('problem' in listing) complain(listing.problem);
  else await list(listing, readSettings());
} else if (builds) {
  if ('problem' in builds) complain(builds.problem);
  else await manageBuilds(builds, readSettings());
} else if (maintenance) {
  await maintain(maintenance, readSettings());
} else if (command === 'help') {
  console.log(ADMIN_HELP);
} else if ('problem' in command) {
  complain(command.problem);
} else {
  await run(command, readSettings());
}

function complain(problem: string): void {
  console.error(`${problem}\n\n${ADMIN_HELP}`);
  process.exitCode = 1;
}

async function list(command: SecurityEventsCommand, settings: Settings): Promise<void> {
  const orm = await MikroORM.init(ormOptions(settings.databaseUrl));
  try {
    console.log(await listSecurityEvents(orm.em.fork(), command));
  } finally {
    await orm.close();
  }
}

async function manageBuilds(command: BuildsCommand, settings: Settings): Promise<void> {
  const orm = await MikroORM.init(ormOptions(settings.databaseUrl));
  try {
    if (command.action === 'list') {
      console.log(await listAllBuilds(orm.em.fork(), command.gameId));
      return;
    }
    const { action, id } = command;
    const changed = await changeBuild(orm.em.fork(), command);
    if (!changed) {
      console.error(`There is no build ${id}: list them with npm run admin -- builds.`);
      process.exitCode = 1;
      return;
    }
    const done = `${action}: build ${id} of ${changed.game}`;
    traceLog(settings).warn({ subject: 'Builds', action, buildId: id, gameId: changed.gameId }, done);
    await notifyNodes(settings, `${BUILD_CHANGED} ${id}`, `${GAME_CHANGED} ${changed.gameId}`);
    const hidden = action === 'hide' && changed.wasPlayed ? ' Its game is hidden as well.' : '';
    console.log(`Done: ${done}.${hidden}`);
  } finally {
    await orm.close();
  }
}

async function run({ action, username }: AdminCommand, settings: Settings): Promise<void> {
  const orm = await MikroORM.init(ormOptions(settings.databaseUrl));
  try {
    const changed = await runAdminAction(orm.em.fork(), action, username);
    if (!changed) {
      console.error(`No user is called ${username}.`);
      process.exitCode = 1;
      return;
    }
    if (changed.hasChanged) {
      leaveTrace(settings, action, changed);
      await notifyNodes(settings, `${USER_CHANGED} ${changed.id}`);
    }
    console.log(changed.hasChanged ? `${changed.username} ${DONE[action]}.` : `Nothing to do for ${changed.username}.`);
  } finally {
    await orm.close();
  }
}

async function maintain(what: Maintenance, settings: Settings): Promise<void> {
  const redis = openRedis(settings.redisUrl, 'worker', () => undefined);
  const client = new pg.Client({ connectionString: settings.databaseUrl, application_name: 'gamegeek admin' });
  try {
    await client.connect();
    traceLog(settings).warn({ subject: 'Start', action: what }, what);
    console.log(what === 'rebuild-ranks' ? await rebuildRanks(redis, wait) : await retryEvents(client));
  } finally {
    redis.destroy();
    await client.end();
  }
}

/** Separate from the server's log, which a running server writes. */
function traceLog(settings: Settings): ReturnType<typeof createLogger> {
  const dest = path.join(settings.home, 'logs', 'admin.log');
  const file = pino.destination({ dest, mkdir: true, mode: 0o600, sync: true });
  return createLogger({ ...settings, logLevel: 'info' }, file);
}

function leaveTrace(settings: Settings, action: AdminCommand['action'], user: { id: string; username: string }): void {
  traceLog(settings).warn(
    { subject: 'Accounts', action, userId: user.id, username: user.username },
    `${user.username} ${DONE[action]}`,
  );
}

/** Running nodes are notified, and reload within a minute if that fails. */
async function notifyNodes({ redisUrl }: Settings, ...changes: string[]): Promise<void> {
  const redis = openRedis(redisUrl, 'worker', () => undefined);
  try {
    for (const change of changes) await withTimeout(redis.publish(channelName(redisUrl, 'invalidate'), change));
  } catch {
    console.error('Running servers could not be notified; they reload within a minute.');
  } finally {
    redis.destroy();
  }
}
