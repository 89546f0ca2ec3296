// The public interface of sessions; other code imports nothing else from this folder.
export { CallerMiddleware } from './caller.middleware.js';
export { callerOf, CurrentUser } from './caller.js';
export { LoginsRepository } from './logins.repository.js';
export { MutingService } from './muting.service.js';
export { AdminGuard, assertNotMuted, NotMutedGuard, OptionalSession, SessionGuard } from './session.guard.js';
export { SessionsModule } from './sessions.module.js';
export { type SessionOwner, SessionsService, USER_CHANGED } from './sessions.service.js';
export { SignInsService } from './sign-ins.service.js';
export { newDeviceCookie } from './devices/device-cookie.js';
export { TrustedDevicesRepository } from './devices/trusted-devices.repository.js';
