// The public interface of auth; other modules import nothing else from this folder.
export { AuthModule } from './auth.module.js';
export { TWO_FACTOR_DISABLED } from './account-emails/index.js';
export {
  findUser,
  OwnUsersRepository,
  PlayerFinderRepository,
  PublicUsersRepository,
  type User,
} from './accounts/index.js';
export { API_KEY_PREFIX, apiKeyInvalid, apiKeyReplaced, ApiKeys, isApiKeyFormat } from './api-keys/index.js';
export { payOnce, revokePayments, type Payment } from './credits/index.js';
export { PersonalData } from './personal-data/index.js';
export type { UserRenamed } from './profile/index.js';
export { readSecurityEvents, recordSecurityEvent } from './security-events/index.js';
export {
  AdminGuard,
  assertNotMuted,
  CallerMiddleware,
  callerOf,
  CurrentUser,
  MutingService,
  NotMutedGuard,
  OptionalSession,
  SessionGuard,
  USER_CHANGED,
  type SessionOwner,
} from './sessions/index.js';
export { SignOuts } from './sign-outs/index.js';
export { turnOffTwoFactor } from './two-factor/index.js';
