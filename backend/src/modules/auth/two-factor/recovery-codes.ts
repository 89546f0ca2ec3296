import { randomInt } from 'node:crypto';

/** Nothing that is easily taken for something else: no i, l, o, u, 0 or 1. */
const ALPHABET = 'abcdefghjkmnpqrstvwxyz23456789';
const GROUPS = 3;
const GROUP = 4;
const COUNT = 10;
const FORM = new RegExp(`^[${ALPHABET}]{${GROUPS * GROUP}}$`);

/** Ten codes such as `abcd-efgh-jkmn`, of 58 random bits each. */
export function generateRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => Array.from({ length: GROUPS }, group).join('-'));
}

const group = () => Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** The code as it is hashed, however somebody has typed it; undefined when the text cannot be one. */
export function readRecoveryCode(text: string): string | undefined {
  const plain = text.toLowerCase().replaceAll(/[\s-]/g, '');
  return FORM.test(plain) ? plain : undefined;
}
