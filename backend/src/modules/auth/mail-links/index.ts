// The public interface of mail-links; other code imports nothing else from this folder.
export { EmailChangeService } from './email-change.service.js';
export { MailLinksModule } from './mail-links.module.js';
