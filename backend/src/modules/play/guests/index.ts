// The public interface of guests; other code imports nothing else from this folder.
export { GuestCookie } from './guest-cookie.service.js';
export { guestSecretOf } from './guest-secret.js';
export { GuestsModule } from './guests.module.js';
export { Guests } from './guests.service.js';
