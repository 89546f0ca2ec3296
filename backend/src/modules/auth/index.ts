// What other modules may use of accounts; the rest is private.
export { AuthModule } from './auth.module.js';
export { apiKeyInvalid } from './auth.errors.js';
export { API_KEY_PREFIX, isApiKeyFormat } from './api-key-format.js';
export { ApiKeys, type ApiKeyOwner } from './api-keys.js';
export { callerOf, CurrentUser, OptionalSession, SessionGuard } from './caller.js';
export { CallerMiddleware } from './caller.middleware.js';
export { makeAdmin } from './make-admin.js';
export { OwnUsers } from './own-users.js';
export { SESSION_ENDED, Sessions, USER_CHANGED, type SessionOwner } from './sessions.js';
export { User } from './user.entity.js';
