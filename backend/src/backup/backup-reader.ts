const NEWLINE = 10;
const END_OF_ROWS = Buffer.from('\n\\.\n');

/** Reads a backup as lines and, after a COPY, as blocks of rows. */
export class BackupReader {
  private readonly source: AsyncIterator<Buffer>;
  private held: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.source = source[Symbol.asyncIterator]();
  }

  /** Undefined at the end of the file. */
  async line(): Promise<string | undefined> {
    let end;
    while ((end = this.held.indexOf(NEWLINE)) === -1) if (!(await this.more())) return undefined;
    const text = this.held.toString('utf8', 0, end);
    this.held = this.held.subarray(end + 1);
    return text;
  }

  /** The rows up to the line that ends them. */
  async *rows(): AsyncGenerator<Buffer> {
    // The end begins with the line break of the row before it or, without rows, of the COPY.
    this.held = Buffer.concat([Buffer.from('\n'), this.held]);
    let isFirst = true;
    const rows = (until: number) => {
      const block = this.held.subarray(isFirst ? 1 : 0, until);
      isFirst = false;
      this.held = this.held.subarray(until);
      return block;
    };
    for (;;) {
      const end = this.held.indexOf(END_OF_ROWS);
      if (end !== -1) {
        yield rows(end + 1);
        this.held = this.held.subarray(END_OF_ROWS.length - 1);
        return;
      }
      // The end may be split between this block and the next.
      const whole = this.held.length - END_OF_ROWS.length;
      if (whole > 0) yield rows(whole);
      if (!(await this.more())) throw new IncompleteBackupError();
    }
  }

  private async more(): Promise<boolean> {
    const next = await this.source.next();
    if (next.done) return false;
    this.held = this.held.length === 0 ? next.value : Buffer.concat([this.held, next.value]);
    return true;
  }
}

export class IncompleteBackupError extends Error {
  constructor() {
    super('The backup is incomplete: use another one. Nothing was changed.');
  }
}
