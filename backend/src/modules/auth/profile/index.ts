// The public interface of profile; other code imports nothing else from this folder.
export type { UserRenamed } from './profile.events.js';
export { ProfileModule } from './profile.module.js';
export { UserRenamedPublisher } from './user-renamed.publisher.js';
