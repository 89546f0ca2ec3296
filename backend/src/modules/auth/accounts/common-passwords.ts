import { PASSWORD_MIN } from '@gamegeek/contracts/auth/register.dto.js';

const REFUSED = 10_000;

let loaded: Promise<Set<string>> | undefined;

/** Whether it is one of the 10,000 commonest passwords that are long enough to be used, regardless of case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  loaded ??= load();
  return (await loaded).has(password.toLowerCase());
}

/** Loaded when it is first needed: unpacking the list would delay each start. */
async function load(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  // The most frequent come first, in lower case.
  const usable = dictionary['passwords-common'].filter(({ length }) => length >= PASSWORD_MIN);
  return new Set(usable.slice(0, REFUSED));
}
