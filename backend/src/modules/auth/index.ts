// What other modules may use of accounts; the rest is private.
export { AuthModule } from './auth.module.js';
export { apiKeyInvalid } from './auth.errors.js';
export { API_KEY_PREFIX, isApiKeyFormat } from './api-key-format.js';
export { ApiKeys } from './api-keys.js';
export { callerOf, CurrentUser, OptionalSession } from './caller.js';
export { CallerMiddleware } from './caller.middleware.js';
export { makeAdmin } from './make-admin.js';
export type { SessionOwner } from './sessions.js';
