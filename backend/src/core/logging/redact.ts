/** Properties that are never logged, wherever they occur. */
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

/** For pino's `redact`: the names at the top level and up to two levels below. */
export const REDACT_PATHS = SECRET_NAMES.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);

// Secrets inside a message: database errors repeat values.
const SECRET_TEXTS: [RegExp, string][] = [
  [/gg_[0-9A-Za-z]{8,}/g, 'gg_[redacted]'],
  // Tickets, play tokens, rounds, secrets of guests and connect codes.
  [/(gg[a-z]_)[0-9A-Za-z_-]{8,}(\.[0-9A-Za-z_-]+)?/g, '$1[redacted]'],
  [/\$argon2\w*\$[^\s"']+/g, '[password hash]'],
  [/(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/g, '[token]'],
  [/:\/\/[^\s/:@"]*:[^\s/@"]+@/g, '://[redacted]@'],
  [/[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+/g, '[address]'],
];

/** Redacts a finished line before it is written. */
export function scrub(line: string): string {
  return SECRET_TEXTS.reduce((text, [secret, replacement]) => text.replace(secret, replacement), line);
}
