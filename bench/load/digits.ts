const ZERO = 48;

/** Writes a whole number over the `width` bytes that end before `end`, with leading zeros. */
export function writeDigits(target: Buffer, end: number, width: number, value: number): void {
  let rest = value;
  for (let at = end - 1; at >= end - width; at -= 1) {
    const next = Math.floor(rest / 10);
    target[at] = ZERO + (rest - next * 10);
    rest = next;
  }
}

/** The whole number whose digits begin at `start`. */
export function readDigits(text: string, start: number): number {
  let value = 0;
  for (let at = start; at < text.length; at += 1) {
    const digit = text.charCodeAt(at) - ZERO;
    if (digit < 0 || digit > 9) break;
    value = value * 10 + digit;
  }
  return value;
}
