// What other modules may use of accounts; the rest is private.
export { AuthModule } from './auth.module.js';
export { apiKeyInvalid } from './auth.errors.js';
export { API_KEY_PREFIX, isApiKeyFormat } from './api-keys/api-key-format.js';
export { ApiKeys } from './api-keys/api-keys.js';
export { OWN_USER } from './auth.schemas.js';
export { payOnce, type Payment } from './credits/pay-once.js';
export { takeBack } from './credits/take-back.js';
export {
  AdminGuard,
  callerOf,
  CurrentUser,
  assertNotMuted,
  OptionalSession,
  SessionGuard,
  NotMutedGuard,
} from './sessions/caller.js';
export { CallerMiddleware } from './sessions/caller.middleware.js';
export { runAdminAction } from './accounts/admin-actions.js';
export { ADMIN_HELP, parseAdminCommand, type AdminCommand } from './accounts/admin-command.js';
export { MutingService } from './accounts/muting.service.js';
export { OwnUsers } from './accounts/own-users.js';
export { PlayerFinder } from './accounts/player-finder.js';
export { PublicUsers } from './accounts/public-users.js';
export { PersonalData } from './privacy/personal-data.service.js';
export type { UserRenamed } from './auth.events.js';
export { USER_CHANGED, type SessionOwner } from './sessions/sessions.js';
