// The public interface of play sessions; other code imports nothing else from this folder.
export { PlaySessionsModule } from './sessions.module.js';
