import { DATABASE_LIMITS } from '../backend/src/config/limits.ts';

// All tests share the processors, so that a connection may take longer than a request would wait for it.
DATABASE_LIMITS.connectionTimeout = 30_000;
