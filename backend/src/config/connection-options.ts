import { DATABASE_LIMITS, JOB_LIMITS, MIGRATION_LIMITS } from './limits.js';

/** Limits of every connection to PostgreSQL. */
export const CONNECTION_OPTIONS = {
  connectionTimeoutMillis: DATABASE_LIMITS.connectionTimeout,
  statement_timeout: DATABASE_LIMITS.statementTimeout,
  // The server enforces its own statement timeout; this one applies when the server does not answer.
  query_timeout: DATABASE_LIMITS.statementTimeout + 500,
  lock_timeout: DATABASE_LIMITS.lockTimeout,
  idle_in_transaction_session_timeout: DATABASE_LIMITS.idleInTransactionTimeout,
  application_name: 'gamegeek',
};

/** For the score path, where `failSilentConnections` takes the place of `query_timeout`. */
export const SCORE_OPTIONS = { ...CONNECTION_OPTIONS, query_timeout: undefined };

/** For jobs: no request waits for them. */
export const BACKGROUND_OPTIONS = {
  ...CONNECTION_OPTIONS,
  statement_timeout: JOB_LIMITS.statementTimeout,
  query_timeout: JOB_LIMITS.statementTimeout + 500,
  lock_timeout: JOB_LIMITS.lockTimeout,
  idle_in_transaction_session_timeout: JOB_LIMITS.statementTimeout,
  // Jobs come once a minute or so, and pace themselves by what they cost.
  idleTimeoutMillis: 2 * 60_000,
  application_name: 'gamegeek jobs',
};

/** For migrations. An idle transaction is one that a killed node has left behind. */
export const MIGRATION_OPTIONS = {
  ...CONNECTION_OPTIONS,
  connectionTimeoutMillis: MIGRATION_LIMITS.connectionTimeout,
  statement_timeout: MIGRATION_LIMITS.statementTimeout,
  query_timeout: MIGRATION_LIMITS.statementTimeout + 500,
  lock_timeout: MIGRATION_LIMITS.lockTimeout,
  application_name: 'gamegeek migration',
};
