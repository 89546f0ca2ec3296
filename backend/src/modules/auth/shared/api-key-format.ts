import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Distinguishes keys from other bearer tokens. */
export const API_KEY_PREFIX = 'gg_';
const RANDOM_CHARACTERS = 34;
const CHECKSUM_CHARACTERS = 6;
const FORMAT = /^gg_([0-9A-Za-z]{34})([0-9A-Za-z]{6})$/;

/** A new key: `gg_`, 34 random characters (202 bits), and a checksum, so that secret scanners recognize keys. */
export function generateApiKey(): string {
  const random = Array.from({ length: RANDOM_CHARACTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return API_KEY_PREFIX + random + checksum(random);
}

/** Whether a text can be an API key; others are refused without a query. */
export function isApiKeyFormat(text: string): boolean {
  const [, random = '', sum] = FORMAT.exec(text) ?? [];
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
