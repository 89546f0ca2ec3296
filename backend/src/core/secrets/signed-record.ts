import type { Secrets } from './derive-key.js';
import { SignedText } from './signed-text.js';

const TIME_BYTES = 6;

/** How a value is stored in a signed body, which is complete because it is signed. */
interface Field<V> {
  bytes: number;
  write: (value: V) => Buffer;
  read: (body: Buffer, at: number) => V;
}

export const flag: Field<boolean> = {
  bytes: 1,
  write: (value) => Buffer.of(value ? 1 : 0),
  read: (body, at) => body.readUInt8(at) === 1,
};

export const integer: Field<number> = {
  bytes: 4,
  write: (value) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return bytes;
  },
  read: (body, at) => body.readUInt32BE(at),
};

/** Milliseconds since the epoch. */
export const time: Field<number> = {
  bytes: TIME_BYTES,
  write: (value) => {
    const bytes = Buffer.alloc(TIME_BYTES);
    bytes.writeUIntBE(value, 0, TIME_BYTES);
    return bytes;
  },
  read: (body, at) => body.readUIntBE(at, TIME_BYTES),
};

export const uuid: Field<string> = {
  bytes: 16,
  write: (value) => Buffer.from(value.replaceAll('-', ''), 'hex'),
  // One flat string: parts joined with `+` stay a tree, which is slow as a key of maps.
  read: (body, at) => body.toString('hex', at, at + 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
};

/** The last field, without a length. */
export const text: Field<string> = {
  bytes: 0,
  write: (value) => Buffer.from(value),
  read: (body, at) => body.toString('utf8', at),
};

interface RecordFormat<T> {
  prefix: string;
  /** What the texts are for; texts for another use are refused. */
  use: string;
  /** To be increased when the fields change. */
  version: number;
  /** In the order in which they are stored. */
  fields: { [K in keyof T]: Field<T[K]> };
}

/** Signs and reads records as short texts, which are not stored. */
export class SignedRecord<T extends object> {
  private readonly signed: SignedText;
  private readonly format: RecordFormat<T>;
  private readonly names: (keyof T)[];

  constructor(format: RecordFormat<T>, secrets: Secrets) {
    this.signed = new SignedText(format.prefix, format.use, secrets);
    this.format = format;
    this.names = Object.keys(format.fields) as (keyof T)[];
  }

  sign(record: T): string {
    const { version, fields } = this.format;
    return this.signed.sign(
      Buffer.concat([Buffer.of(version), ...this.names.map((name) => fields[name].write(record[name]))]),
    );
  }

  /** Returns undefined if the signature is invalid. Does not check the expiry. */
  read(signed: string): T | undefined {
    const { version, fields } = this.format;
    const body = this.signed.read(signed);
    if (body?.[0] !== version) return undefined;
    const record: Partial<T> = {};
    let at = 1;
    for (const name of this.names) {
      record[name] = fields[name].read(body, at);
      at += fields[name].bytes;
    }
    return record as T;
  }
}
