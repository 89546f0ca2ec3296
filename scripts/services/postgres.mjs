// A private PostgreSQL: a child process with its own data folder, listening on 127.0.0.1.
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../launch/failure.mjs';
import { freePort } from './ports.mjs';
import { accountFor, linkTo, makePrivateFolder, reachableFolder, runnableBinaries } from './postgres-account.mjs';
import { findPostgresBinaries } from './postgres-binaries.mjs';
import { notePlace, runsElsewhere } from './server-host.mjs';
import { endProcess, exitOf, findProcesses, waitFor } from './processes.mjs';
import { passwordIn } from './secrets.mjs';

const NAME = 'gamegeek'; // of the user and the database
const PLACE = 'place.json';
const READY_WITHIN = 60_000; // crash recovery takes time
const STOP_STEPS = /** @type {[NodeJS.Signals, number][]} */ ([
  ['SIGINT', 15_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
]);
/** Errors that a start may meet briefly after another postmaster on the same data was killed. */
const PASSING = /pre-existing shared memory block|Address already in use|lock file .* already exists/;

/**
 * @typedef {object} Service
 * @property {string} url
 * @property {string} kind what it is, for people
 * @property {number} pid
 * @property {number} port
 * @property {string} dir where its data really lies
 * @property {Promise<unknown>} exited settles when the process has ended, for whatever reason
 * @property {() => Promise<void>} stop
 */

/**
 * @typedef {object} PostgresOptions
 * @property {string} dir a folder of its own; made when it does not exist
 * @property {number} [port] one that must be used, so that a restarted server keeps its URL
 * @property {boolean} [test] answers before the disk has the data: only where data may be lost
 * @property {boolean} [temporary] initialises new data faster, but it may be lost if the machine crashes
 * @property {Record<string, string | number>} [settings] further ones, by PostgreSQL's own names
 * @property {(line: string) => void} [log]
 */

/**
 * Starts it, making the data on the first start. A server that a killed parent left behind is ended first.
 * @param {PostgresOptions} options
 * @returns {Promise<Service>}
 */
export async function startPostgres({
  dir: wanted,
  port: fixedPort,
  test = false,
  temporary = test,
  settings = {},
  log = () => {},
}) {
  const asked = path.resolve(wanted);
  const account = accountFor(path.join(asked, 'data'));
  const dir = reachableFolder(asked, account);
  const data = path.join(dir, 'data');
  await refuseForeignServer(dir, data);
  await endLeftovers(data);
  if (dir !== asked && linkTo(asked, dir)) log(`PostgreSQL's account cannot reach ${asked}: its data lies in ${dir}`);
  makePrivateFolder(dir, account);
  const binaries = findPostgresBinaries();
  const root = runnableBinaries(binaries, account);

  const passwordFile = path.join(dir, 'password');
  const password = passwordIn(passwordFile, account);
  if (!existsSync(data)) initialise({ root, dir, data, passwordFile, account, temporary });
  refuseOtherVersion(data, binaries.version);

  const logFile = path.join(dir, 'postgres.log');
  const end = performance.now() + READY_WITHIN;
  for (let attempt = 1; ; attempt += 1) {
    const port = fixedPort ?? (await freePort());
    const child = launch({
      root,
      dir,
      data,
      port,
      account,
      logFile,
      settings: { ...(test && FORGETFUL), ...settings },
    });
    notePlace(path.join(dir, PLACE));
    const exited = exitOf(child);
    let ended = false;
    void exited.then(() => (ended = true));

    const url = (/** @type {string} */ database) => `postgres://${NAME}:${password}@127.0.0.1:${port}/${database}`;
    if (await waitFor(() => ended || canConnect(url('postgres')), { within: end - performance.now() })) {
      if (!ended) {
        await createDatabase(url('postgres'));
        return {
          url: url(NAME),
          kind: `private PostgreSQL ${binaries.version.split('.').slice(0, 2).join('.')}`,
          pid: /** @type {number} */ (child.pid),
          port,
          dir,
          exited,
          stop: async () => {
            if (!ended) await endProcess(/** @type {number} */ (child.pid), STOP_STEPS);
            await exited;
          },
        };
      }
    }
    const said = lastLines(logFile);
    if (!ended) await endProcess(/** @type {number} */ (child.pid), STOP_STEPS);
    if (PASSING.test(said) && performance.now() < end && (fixedPort === undefined || attempt < 100)) {
      await waitFor(() => false, { within: 150 });
      continue;
    }
    throw new Failure(`PostgreSQL did not start in ${dir}; it said: ${said || 'nothing'}`);
  }
}

/**
 * Ends what still runs on it and removes it with all its data.
 * @param {string} wanted the folder as it was given to startPostgres
 */
export async function removePostgres(wanted) {
  const asked = path.resolve(wanted);
  const dir = reachableFolder(asked, accountFor(path.join(asked, 'data')));
  await endLeftovers(path.join(dir, 'data'));
  rmSync(dir, { recursive: true, force: true });
  rmSync(asked, { recursive: true, force: true }); // if the data is elsewhere: the link to it
}

/** Ten times faster for tests, whose data is temporary. */
const FORGETFUL = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' };

/**
 * Two servers on the same data destroy it. PostgreSQL itself knows others by their process ids, which say nothing about
 * another container or machine with the same folder.
 * @param {string} dir
 * @param {string} data
 */
async function refuseForeignServer(dir, data) {
  const pidFile = path.join(data, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const port = Number(readFileSync(pidFile, 'utf8').split('\n')[3]);
  const host = await runsElsewhere(path.join(dir, PLACE), port);
  if (host === undefined) return;
  throw new Failure(
    `The data in ${dir} is in use by a PostgreSQL in another container or on another machine (${host}): stop that one first. If it is gone for good, delete ${pidFile}.`,
  );
}

/** @param {string} data */
async function endLeftovers(data) {
  for (const pid of findProcesses(['postgres'], data)) await endProcess(pid, STOP_STEPS);
  // The data is not in use. PostgreSQL would refuse to start as long as any process has the id in this file.
  rmSync(path.join(data, 'postmaster.pid'), { force: true });
}

/**
 * @param {{ root: string, dir: string, data: string, passwordFile: string, temporary: boolean,
 *   account: import('./postgres-account.mjs').Account | undefined }} options
 */
function initialise({ root, dir, data, passwordFile, account, temporary }) {
  const half = path.join(dir, 'data.new'); // renamed when complete, so that an interrupted start begins again
  rmSync(half, { recursive: true, force: true });
  const made = spawnSync(
    path.join(root, 'bin', 'initdb'),
    [
      ...['-D', half, '-U', NAME, `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '-E', 'UTF8'],
      // The same collation and case mapping on every system.
      ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      // Logging each connection costs as much as a query.
      ...(temporary ? ['--no-sync', '-c', 'scram_iterations=1'] : []),
    ],
    { ...account, cwd: dir, encoding: 'utf8' },
  );
  if (made.status !== 0) {
    const said = `${made.stderr ?? ''}${made.error ?? ''}`.trim().split('\n').slice(-3).join(' ');
    throw new Failure(`PostgreSQL could not make its data in ${dir}: ${said}`);
  }
  renameSync(half, data);
}

/**
 * @param {string} data
 * @param {string} version
 */
function refuseOtherVersion(data, version) {
  const has = readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim();
  const ours = version.split('.')[0];
  if (has === ours) return;
  throw new Failure(
    `The data in ${data} was written by PostgreSQL ${has}, but this is PostgreSQL ${ours}: move the folder away, or start once more with the old release and export it.`,
  );
}

/**
 * @param {{ root: string, dir: string, data: string, port: number, logFile: string,
 *   settings: Record<string, string | number>, account: import('./postgres-account.mjs').Account | undefined }} options
 */
function launch({ root, dir, data, port, account, logFile, settings }) {
  const all = { max_connections: 200, jit: 'off', log_checkpoints: 'off', ...settings };
  const log = openSync(logFile, 'w', 0o600);
  try {
    // Detached: Ctrl-C in the terminal must reach the application first, and the database afterwards.
    return spawn(
      path.join(root, 'bin', 'postgres'),
      [
        ...['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', ''],
        ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      { ...account, cwd: dir, stdio: ['ignore', log, log], detached: true },
    );
  } finally {
    closeSync(log);
  }
}

/**
 * @template T
 * @param {string} url
 * @param {(client: import('pg').Client) => Promise<T>} act
 */
async function withClient(url, act) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {}); // the server may go away at any time; the pending call reports it
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}

/** @param {string} url */
async function canConnect(url) {
  try {
    return await withClient(url, async () => true);
  } catch {
    return false;
  }
}

/** @param {string} url */
async function createDatabase(url) {
  await withClient(url, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [NAME]);
    if (!rowCount) await client.query(`create database ${NAME}`);
  });
}

/** @param {string} file */
function lastLines(file) {
  try {
    return readFileSync(file, 'utf8').trim().split('\n').slice(-4).join(' | ');
  } catch {
    return '';
  }
}
