// Every account of the machine can connect to 127.0.0.1, so private services require a password.
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Returns the password stored in a file, generated on first use. It is stable so that a restarted service keeps its
 * URL.
 * @param {string} file
 * @param {{ uid: number, gid: number }} [owner] an account besides root that must read the file
 * @returns {string}
 */
export function passwordIn(file, owner) {
  if (!existsSync(file)) writeFileSync(file, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 });
  if (owner) chownSync(file, owner.uid, owner.gid);
  return readFileSync(file, 'utf8').trim();
}
