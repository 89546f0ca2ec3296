import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** What every key begins with, and nothing else that can stand after `Bearer`. */
export const API_KEY_PREFIX = 'gg_';
const RANDOM_CHARACTERS = 34;
const CHECKSUM_CHARACTERS = 6;
const FORM = /^gg_([0-9A-Za-z]{34})([0-9A-Za-z]{6})$/;

/** A new key: `gg_`, 34 random characters (202 bits), and a checksum by which a scanner can tell a real key. */
export function generateApiKey(): string {
  const random = Array.from({ length: RANDOM_CHARACTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return API_KEY_PREFIX + random + checksum(random);
}

/** Whether a text can be a key of ours at all; what cannot is refused without asking the database. */
export function isApiKeyFormat(text: string): boolean {
  const [, random = '', sum] = FORM.exec(text) ?? [];
  return sum !== undefined && sum === checksum(random);
}

function checksum(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let i = 0; i < CHECKSUM_CHARACTERS; i += 1) {
    digits = ALPHABET[rest % ALPHABET.length] + digits;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return digits;
}
