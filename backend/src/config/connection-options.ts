import { DATABASE_LIMITS } from './limits.js';

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
