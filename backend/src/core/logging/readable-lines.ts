import { Transform } from 'node:stream';

interface Line {
  level: string;
  time: string;
  subject?: string;
  msg?: string;
  err?: { stack?: string; message?: string };
  [detail: string]: unknown;
}

/** Formats JSON lines for a terminal: time, level if relevant, subject, message, details. */
export function readableLines(): Transform {
  return new Transform({
    transform: (chunk, _encoding, done) => done(null, readable(String(chunk))),
  });
}

export function readable(json: string): string {
  const { level, time, subject = '', msg = '', err, ...details } = JSON.parse(json) as Line;
  const mark = level === 'info' ? '' : `${level.toUpperCase()} `;
  const rest = Object.keys(details).length > 0 ? ` ${JSON.stringify(details)}` : '';
  const stack = err ? `\n${err.stack ?? err.message}` : '';
  return `${time.slice(11, 19)} ${mark}${subject}: ${msg}${rest}${stack}\n`;
}
