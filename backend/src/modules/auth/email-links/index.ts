// The public interface of email-links; other code imports nothing else from this folder.
export { EmailChangeService } from './email-change.service.js';
export { EmailLinksModule } from './email-links.module.js';
