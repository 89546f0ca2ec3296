// Records the host on which a server was started, because processes of other containers and machines are not visible.
import { existsSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { acceptsConnections } from './ports.mjs';

/** @typedef {{ host: string, boot: string, processes: string }} Host its name, boot id and process namespace */

/** @returns {Host} */
export function currentHost() {
  return { host: hostname(), boot: read('/proc/sys/kernel/random/boot_id'), processes: link('/proc/self/ns/pid') };
}

/** @param {string} file */
export function writeHostFile(file) {
  writeFileSync(file, JSON.stringify(currentHost()), { mode: 0o600 });
}

/**
 * Returns the host name of a server that may still run where its process is not visible.
 * @param {string} file
 * @param {number} port of the server
 * @returns {Promise<string | undefined>}
 */
export async function hostOfForeignServer(file, port) {
  if (!existsSync(file)) return undefined;
  /** @type {Host} */
  const recorded = JSON.parse(readFileSync(file, 'utf8'));
  const current = currentHost();
  if (recorded.boot === current.boot && recorded.processes === current.processes) return undefined;
  // The same name with another boot id or namespace: restarted, or another container with the same name and network.
  if (recorded.host === current.host && !(await acceptsConnections(port))) return undefined;
  return recorded.host;
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
}

/** @param {string} file */
function link(file) {
  return existsSync(file) ? readlinkSync(file) : '';
}
