const ZERO = 48;

/** Writes an integer over the `width` bytes before `end`, with leading zeros. */
export function writeDigits(target: Buffer, end: number, width: number, value: number): void {
  let rest = value;
  for (let at = end - 1; at >= end - width; at -= 1) {
    const next = Math.floor(rest / 10);
    target[at] = ZERO + (rest - next * 10);
    rest = next;
  }
}

/** Parses the integer that begins at `start`. */
export function readDigits(text: string, start: number): number {
  let value = 0;
  for (let at = start; at < text.length; at += 1) {
    const digit = text.charCodeAt(at) - ZERO;
    if (digit < 0 || digit > 9) break;
    value = value * 10 + digit;
  }
  return value;
}
