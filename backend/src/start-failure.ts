const UNREACHABLE = 'PostgreSQL cannot be reached: check DATABASE_URL and that the server runs.';
const REFUSED = 'PostgreSQL refuses the user or password of DATABASE_URL: correct it.';
const PORT_TAKEN = 'The port is taken: stop what uses it, or set PORT or METRICS_LISTEN to another one.';

/** By the code of the error, from Node or PostgreSQL. */
const EXPLANATIONS: Record<string, string> = {
  EADDRINUSE: PORT_TAKEN,
  ECONNREFUSED: UNREACHABLE,
  ENOTFOUND: UNREACHABLE,
  EHOSTUNREACH: UNREACHABLE,
  ETIMEDOUT: UNREACHABLE,
  '28P01': REFUSED,
  '28000': REFUSED,
  '3D000': 'The database of DATABASE_URL does not exist: create it, or name another.',
  '53300': 'PostgreSQL has no connection left: raise its max_connections, or stop other users of it.',
  '57P03': 'PostgreSQL is starting or stopping: try again in a moment.',
};

/** The driver gives these errors no code. */
const NO_ANSWER = /timeout expired|timeout exceeded when trying to connect|connection timeout/i;

/** Says in one sentence why the server did not start, and what to do. */
export function explainStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (NO_ANSWER.test(error.message)) {
    return 'PostgreSQL did not answer in time: check DATABASE_URL and whether the server is overloaded, then try again.';
  }
  return EXPLANATIONS[code] ?? error.message;
}
