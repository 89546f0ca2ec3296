// The public interface of profiles; other code imports nothing else from this folder.
export { ProfilesModule } from './profiles.module.js';
