import { Transform } from 'class-transformer';

const DIGITS = /^[1-9]\d{0,15}$/;

/** The positive integer that a path or query text spells in plain decimal digits, or undefined ('1e3', '0x10', ' 7' do not). */
export function parsePositiveInteger(text: unknown): number | undefined {
  if (typeof text !== 'string' || !DIGITS.test(text)) return undefined;
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : undefined;
}

/** Turns a query text into a number where it is one; anything else stays as it is and is refused by the validators. */
export function FromDigits(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) => parsePositiveInteger(value) ?? value);
}
