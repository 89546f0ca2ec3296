import { Transform } from 'class-transformer';

const DIGITS = /^[1-9]\d{0,15}$/;

/** Parses a positive integer in plain decimal digits; undefined otherwise ('1e3', '0x10', ' 7'). */
export function parsePositiveInteger(text: unknown): number | undefined {
  if (typeof text !== 'string' || !DIGITS.test(text)) return undefined;
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : undefined;
}

/** Zero, or a negative integer. */
const NOT_POSITIVE = /^(0|-[1-9]\d{0,15})$/;

/** Converts a query text to a number if it is an integer; anything else is left to the validators. */
export function FromDigits(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && NOT_POSITIVE.test(value) ? Number(value) : (parsePositiveInteger(value) ?? value),
  );
}
