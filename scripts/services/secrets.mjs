// Private services listen on 127.0.0.1, where every account of the machine can reach them: each gets a password.
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * The password kept in this file, made on first use. It stays the same so that a restarted service keeps its URL.
 * @param {string} file
 * @param {{ uid: number, gid: number }} [owner] who else than root must be able to read it
 * @returns {string}
 */
export function passwordIn(file, owner) {
  if (!existsSync(file)) writeFileSync(file, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 });
  if (owner) chownSync(file, owner.uid, owner.gid);
  return readFileSync(file, 'utf8').trim();
}
