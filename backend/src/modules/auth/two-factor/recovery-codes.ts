import { randomInt } from 'node:crypto';

/** Without characters that are easily confused: i, l, o, u, 0, 1. */
const ALPHABET = 'abcdefghjkmnpqrstvwxyz23456789';
const GROUPS = 3;
const GROUP = 4;
const COUNT = 10;
const FORMAT = new RegExp(`^[${ALPHABET}]{${GROUPS * GROUP}}$`);

/** Ten codes such as `abcd-efgh-jkmn`, of 58 random bits each. */
export function generateRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => Array.from({ length: GROUPS }, group).join('-'));
}

const group = () => Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Normalizes a typed code for hashing; undefined if the text cannot be one. */
export function readRecoveryCode(text: string): string | undefined {
  const plain = text.toLowerCase().replaceAll(/[\s-]/g, '');
  return FORMAT.test(plain) ? plain : undefined;
}
