import { freePort, isPortFree } from '../services/ports.mjs';
import { Failure } from './failure.mjs';

/**
 * The port of a setting, free to listen on. A value that is no port is left for the server to refuse in its own words.
 * @param {string} name of the setting
 * @param {number} fallback
 * @returns {Promise<string>} as it is set
 */
export async function portFor(name, fallback) {
  const given = process.env[name]?.trim() || String(fallback);
  const port = Number(given);
  if (port === 0) return String(await freePort());
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return given;
  if (await isPortFree(port)) return given;
  throw new Failure(
    `Port ${port} is taken by another program: end that, or choose another with, for example, ${name}=${port < 60_000 ? port + 80 : port - 80}.`,
  );
}
