import type { Logger } from '@nestjs/common';

/** In milliseconds. */
const ONCE_IN = 1_000;

type Level = 'warn' | 'error';
type Details = Record<string, unknown>;

interface Repeated {
  level: Level;
  details: Details;
  count: number;
}

/**
 * For failures that a client or an unreachable dependency can repeat at will: one line a second for each kind. The last
 * of those that were left out follows with `leftOut`, the number of the others. A kind is the message, where its error
 * was thrown, and optionally a group, of which there must be few; messages contain no values.
 */
export class LimitedLog {
  private readonly repeated = new Map<string, Repeated>();

  constructor(
    private readonly log: Pick<Logger, Level>,
    private readonly onceIn = ONCE_IN,
  ) {}

  warn(details: Details, message: string, group = ''): void {
    this.write('warn', details, message, group);
  }

  error(details: Details, message: string, group = ''): void {
    this.write('error', details, message, group);
  }

  private write(level: Level, details: Details, message: string, group: string): void {
    const kind = `${message} ${group} ${originOf(details.err)}`;
    const repeated = this.repeated.get(kind);
    if (repeated) {
      Object.assign(repeated, { level, details, count: repeated.count + 1 });
      return;
    }
    this.repeated.set(kind, { level, details, count: 0 });
    this.log[level](details, message);
    this.summarizeLater(kind, message);
  }

  private summarizeLater(kind: string, message: string): void {
    setTimeout(() => {
      const repeated = this.repeated.get(kind);
      if (!repeated || repeated.count === 0) {
        this.repeated.delete(kind);
        return;
      }
      const { level, details, count } = repeated;
      repeated.count = 0;
      this.log[level](count > 1 ? { ...details, leftOut: count - 1 } : details, message);
      this.summarizeLater(kind, message);
    }, this.onceIn).unref();
  }
}

/** The class of an error, its code, and the line of the code that has created it. */
function originOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const at = /^\s+at .*$/m.exec(error.stack ?? '')?.[0] ?? '';
  return `${error.name} ${'code' in error ? String(error.code) : ''}${at}`;
}
