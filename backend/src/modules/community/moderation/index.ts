// The public interface of moderation; other code imports nothing else from this folder.
export { ModerationModule } from './moderation.module.js';
