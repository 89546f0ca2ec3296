import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';
import type { Settings } from '../../config/settings.js';
import { REDACTED, REDACT_PATHS, scrub } from './redact.js';
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
function readableLines(): Transform {
  return new Transform({
    transform: (chunk, _encoding, done) => done(null, readable(String(chunk))),
  });
}

function readable(json: string): string {
  const { level, time, subject = '', msg = '', err, ...details } = JSON.parse(json) as Line;
  const mark = level === 'info' ? '' : `${level.toUpperCase()} `;
  const rest = Object.keys(details).length > 0 ? ` ${JSON.stringify(details)}` : '';
  const stack = err ? `\n${err.stack ?? err.message}` : '';
  return `${time.slice(11, 19)} ${mark}${subject}: ${msg}${rest}${stack}\n`;
}

/** Log lines with level, time, subject, message and ids; JSON in production, readable in a terminal. */
export function createLogger(settings: Settings, destination = defaultDestination(settings)): Logger {
  return pino(
    {
      level: settings.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      serializers: { err: serializeError },
      redact: { paths: REDACT_PATHS, censor: REDACTED },
      hooks: { streamWrite: scrub },
    },
    destination,
  );
}

function defaultDestination({ production }: Settings): DestinationStream {
  if (production || !process.stdout.isTTY) return pino.destination(1);
  const lines = readableLines();
  lines.pipe(process.stdout);
  return lines;
}

/** The useful parts of an error, without what libraries attach: queries, values, requests. */
function serializeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { type, message, stack } = stdSerializers.err(error);
  return { type, message, stack, ...('code' in error && { code: error.code }) };
}
