// Where a server was started: processes of another container or machine cannot be seen from here.
import { existsSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { connect } from 'node:net';

/** @typedef {{ host: string, boot: string, processes: string }} Place */

/** @returns {Place} */
export function thisPlace() {
  return { host: hostname(), boot: read('/proc/sys/kernel/random/boot_id'), processes: link('/proc/self/ns/pid') };
}

/** @param {string} file */
export function notePlace(file) {
  writeFileSync(file, JSON.stringify(thisPlace()), { mode: 0o600 });
}

/**
 * Whether the server that was noted there may be running where its process cannot be seen.
 * @param {string} file
 * @param {number} port that it listened on
 * @returns {Promise<string | undefined>} the name of its host
 */
export async function runsElsewhere(file, port) {
  if (!existsSync(file)) return undefined;
  /** @type {Place} */
  const noted = JSON.parse(readFileSync(file, 'utf8'));
  const here = thisPlace();
  if (noted.boot === here.boot && noted.processes === here.processes) return undefined;
  // The same host with other processes has been started again, or shares its name and its network with another one.
  if (noted.host === here.host && !(await answers(port))) return undefined;
  return noted.host;
}

/** @param {number} port */
function answers(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
}

/** @param {string} file */
function link(file) {
  return existsSync(file) ? readlinkSync(file) : '';
}
