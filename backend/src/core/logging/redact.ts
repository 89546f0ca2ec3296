/** Properties that never reach the log, wherever a caller may have put them. */
const SECRET_NAMES = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'current_password',
  'passwordHash',
  'token',
  'access_token',
  'accessToken',
  'apiKey',
  'api_key',
  'key',
  'secret',
  'totp',
  'email',
];

export const REDACTED = '[redacted]';

/** For pino's `redact`: the names at the top of a line and up to two levels down. */
export const REDACT_PATHS = SECRET_NAMES.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);

// What a secret looks like inside a sentence: an error of the database repeats the values it was given.
const SECRET_TEXTS: [RegExp, string][] = [
  [/gg_[0-9A-Za-z]{8,}/g, 'gg_[redacted]'],
  // Tickets, play tokens, rounds, and secrets of guests and connect codes.
  [/(gg[a-z]_)[0-9A-Za-z_-]{8,}(\.[0-9A-Za-z_-]+)?/g, '$1[redacted]'],
  [/\$argon2\w*\$[^\s"']+/g, '[password hash]'],
  [/(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/g, '[token]'],
  [/:\/\/[^\s/:@"]*:[^\s/@"]+@/g, '://[redacted]@'],
  [/[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+/g, '[address]'],
];

/** The last look at a finished line before it is written. */
export function scrub(line: string): string {
  return SECRET_TEXTS.reduce((text, [secret, replacement]) => text.replace(secret, replacement), line);
}
