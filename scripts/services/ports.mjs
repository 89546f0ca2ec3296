// Ports of this machine.
import { createServer } from 'node:net';

/**
 * @param {number} port
 * @param {string} [host] every address of the machine when left out
 * @returns {Promise<number | undefined>} the port it could listen on, or undefined when that is taken
 */
function tryListening(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(address && typeof address === 'object' ? address.port : undefined));
    });
  });
}

/** @returns {Promise<number>} a port nobody listens on right now */
export async function freePort() {
  return /** @type {number} */ (await tryListening(0, '127.0.0.1'));
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export async function isPortFree(port) {
  return (await tryListening(port)) !== undefined;
}
