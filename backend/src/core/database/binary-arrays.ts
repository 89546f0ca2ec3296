/**
 * Arrays in PostgreSQL's binary format, as parameters of frequent statements: the driver sends a `Buffer` as it is, and
 * PostgreSQL does not have to parse text. Each has one dimension and no nulls.
 */

const HEADER = 20;
/** The length of an element precedes it. */
const LENGTH = 4;

const BIGINT = { oid: 20, size: 8 };
const INTEGER = { oid: 23, size: 4 };
const UUID = { oid: 2950, size: 16 };

const DASH = 45;
const DIGITS_END = 58;

/** A `bigint[]` of integers from 0 to `Number.MAX_SAFE_INTEGER`. */
export function bigintArray(values: readonly number[]): Buffer {
  return arrayOf(BIGINT, values, (target, at, value) => {
    target.writeUInt32BE(Math.floor(value / 2 ** 32), at);
    target.writeUInt32BE(value % 2 ** 32, at + 4);
  });
}

/** An `integer[]`. */
export function integerArray(values: readonly number[]): Buffer {
  return arrayOf(INTEGER, values, (target, at, value) => target.writeInt32BE(value, at));
}

/** A `uuid[]` of valid UUIDs. */
export function uuidArray(values: readonly string[]): Buffer {
  return arrayOf(UUID, values, writeUuid);
}

function arrayOf<Value>(
  { oid, size }: { oid: number; size: number },
  values: readonly Value[],
  write: (target: Buffer, at: number, value: Value) => void,
): Buffer {
  const buffer = Buffer.allocUnsafe(HEADER + values.length * (LENGTH + size));
  buffer.writeInt32BE(1, 0); // dimensions
  buffer.writeInt32BE(0, 4); // without nulls
  buffer.writeInt32BE(oid, 8);
  buffer.writeInt32BE(values.length, 12);
  buffer.writeInt32BE(1, 16); // the first index
  values.forEach((value, index) => {
    const at = HEADER + index * (LENGTH + size);
    buffer.writeInt32BE(size, at);
    write(buffer, at + LENGTH, value);
  });
  return buffer;
}

/** Faster than removing the dashes and decoding the rest. */
function writeUuid(target: Buffer, at: number, uuid: string): void {
  let from = 0;
  for (let byte = 0; byte < UUID.size; byte += 1) {
    if (uuid.charCodeAt(from) === DASH) from += 1;
    target[at + byte] = (hexDigit(uuid.charCodeAt(from)) << 4) | hexDigit(uuid.charCodeAt(from + 1));
    from += 2;
  }
}

/** Of `0` to `9`, `a` to `f` or `A` to `F`. */
const hexDigit = (code: number): number => (code < DIGITS_END ? code - 48 : (code | 32) - 87);
