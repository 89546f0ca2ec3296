const UUID_BYTES = 16;
const TIME_BYTES = 6;

/** Writes the fields of a signed body in order. */
export class ByteWriter {
  private readonly parts: Buffer[] = [];

  byte(value: number): this {
    return this.add(Buffer.of(value));
  }

  integer(value: number): this {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return this.add(bytes);
  }

  /** Milliseconds since the epoch. */
  time(value: number): this {
    const bytes = Buffer.alloc(TIME_BYTES);
    bytes.writeUIntBE(value, 0, TIME_BYTES);
    return this.add(bytes);
  }

  uuid(value: string): this {
    return this.add(Buffer.from(value.replaceAll('-', ''), 'hex'));
  }

  /** The last field, without a length prefix. */
  text(value: string): this {
    return this.add(Buffer.from(value));
  }

  toBuffer(): Buffer {
    return Buffer.concat(this.parts);
  }

  private add(bytes: Buffer): this {
    this.parts.push(bytes);
    return this;
  }
}

/** Reads the fields in the same order. The body is signed, so it is complete. */
export class ByteReader {
  private readonly bytes: Buffer;
  private at = 0;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  byte(): number {
    return this.bytes.readUInt8(this.skip(1));
  }

  integer(): number {
    return this.bytes.readUInt32BE(this.skip(4));
  }

  time(): number {
    return this.bytes.readUIntBE(this.skip(TIME_BYTES), TIME_BYTES);
  }

  uuid(): string {
    const start = this.skip(UUID_BYTES);
    const hex = this.bytes.toString('hex', start, this.at);
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }

  text(): string {
    return this.bytes.toString('utf8', this.at);
  }

  private skip(length: number): number {
    const start = this.at;
    this.at += length;
    return start;
  }
}
