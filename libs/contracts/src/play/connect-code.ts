/** Without vowels, so that codes contain no words, and without characters that are easily confused. */
export const CONNECT_CODE_LETTERS = 'BCDFGHJKMNPQRSTVWXZ34679';
const HALF = 4;
export const CONNECT_CODE_LENGTH = 2 * HALF;
const FORM = new RegExp(`^[${CONNECT_CODE_LETTERS}]{${CONNECT_CODE_LENGTH}}$`);

/** Normalises a code as it is shown, `K7PW-3QFM`; undefined for an invalid one. */
export function parseConnectCode(text: string): string | undefined {
  const plain = text.toUpperCase().replaceAll(/[\s-]/g, '');
  return FORM.test(plain) ? `${plain.slice(0, HALF)}-${plain.slice(HALF)}` : undefined;
}
