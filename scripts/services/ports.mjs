// Ports of this machine.
import { randomInt } from 'node:crypto';
import { connect, createServer } from 'node:net';

/**
 * Below the ephemeral ports of Linux and macOS: an outgoing connection could take one of those before the server
 * starts, or while it restarts.
 */
const FIRST_PORT = 15_000;
const END_PORT = 32_000;

/**
 * @param {number} port
 * @param {string} [host] default: all addresses
 * @returns {Promise<boolean>} whether listening on the port succeeded
 */
function tryListening(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    });
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** @returns {Promise<number>} a free port outside the ephemeral range */
export async function freePort() {
  const port = randomInt(FIRST_PORT, END_PORT);
  return (await tryListening(port)) ? port : freePort();
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function isPortFree(port) {
  return tryListening(port);
}

/**
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<boolean>} whether a server accepts connections there
 */
export function acceptsConnections(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
