import { DATABASE_LIMITS } from './limits.js';

/** The limits that every connection to PostgreSQL is opened with. */
export const CONNECTION_OPTIONS = {
  connectionTimeoutMillis: DATABASE_LIMITS.connectionTimeout,
  statement_timeout: DATABASE_LIMITS.statementTimeout,
  // The server ends a statement by itself; this ends the wait for a server that no longer answers.
  query_timeout: DATABASE_LIMITS.statementTimeout + 500,
  lock_timeout: DATABASE_LIMITS.lockTimeout,
  idle_in_transaction_session_timeout: DATABASE_LIMITS.idleInTransactionTimeout,
  application_name: 'gamegeek',
};
