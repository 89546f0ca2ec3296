// The public interface of the security log; other code imports nothing else from this folder.
export { SecurityEventsModule } from './security-events.module.js';
export {
  hasRecentSecurityEvent,
  readSecurityEvents,
  recordSecurityEvent,
  SecurityEventsRepository,
} from './security-events.repository.js';
