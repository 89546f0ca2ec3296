import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';
import type { Settings } from '../../config/settings.js';
import { REDACTED, REDACT_PATHS, scrub } from './redact.js';
import { readableLines } from './readable-lines.js';

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
