import { freePort, isPortFree } from '../services/ports.mjs';
import { Failure } from './failure.mjs';

/**
 * Reads a port from a setting and checks that it is free. The server rejects invalid values with its own message.
 * @param {string} name of the setting
 * @param {number} fallback
 * @returns {Promise<string>} the port, 0 replaced by a free one
 */
export async function portFor(name, fallback) {
  const value = process.env[name]?.trim() || String(fallback);
  const port = Number(value);
  if (port === 0) return String(await freePort());
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return value;
  if (await isPortFree(port)) return value;
  throw new Failure(
    `Port ${port} is in use by another program: stop it, or choose another port, for example ${name}=${port < 60_000 ? port + 80 : port - 80}.`,
  );
}
