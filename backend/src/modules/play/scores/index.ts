// The public interface of scores by play token; other code imports nothing else from this folder.
export { PlayScoresModule } from './scores.module.js';
