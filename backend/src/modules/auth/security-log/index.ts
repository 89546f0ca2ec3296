// The public interface of the admins' view of the security log; other code imports nothing else from this folder.
export { SecurityLogModule } from './security-log.module.js';
