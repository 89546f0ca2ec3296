// Ports of this machine.
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ports which Linux and macOS give to outgoing connections. One of those could be taken by any connection
 * between here and the start of the server it is meant for, or while that server is down.
 */
const FIRST = 15_000;
const END = 32_000;

/**
 * @param {number} port
 * @param {string} [host] every address of the machine when left out
 * @returns {Promise<boolean>} whether it could listen on that port
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

/** @returns {Promise<number>} a free port, outside the range of outgoing connections */
export async function freePort() {
  const port = randomInt(FIRST, END);
  return (await tryListening(port)) ? port : freePort();
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function isPortFree(port) {
  return tryListening(port);
}
