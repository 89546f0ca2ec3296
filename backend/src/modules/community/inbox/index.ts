// The public interface of the inbox; other code imports nothing else from this folder.
export { InboxModule } from './inbox.module.js';
export { InboxRefresher } from './inbox-refresher.service.js';
export { InboxRepository } from './inbox.repository.js';
export { NoticesService } from './notices.service.js';
export type { NewNotice } from './notices.sql.js';
