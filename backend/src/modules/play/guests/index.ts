// The public interface of guests; other code imports nothing else from this folder.
export { GuestsModule } from './guests.module.js';
export { Guests } from './guests.service.js';
