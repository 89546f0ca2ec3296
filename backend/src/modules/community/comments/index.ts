// The public interface of comments; other code imports nothing else from this folder.
export { CommentModeration } from './comment-moderation.service.js';
export { CommentsModule } from './comments.module.js';
