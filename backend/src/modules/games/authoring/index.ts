// The public interface of authoring of games; other code imports nothing else from this folder.
export { AuthoringModule } from './authoring.module.js';
export { GameModeration } from './game-moderation.service.js';
