// The public interface of ratings; other code imports nothing else from this folder.
export { RatingsModule } from './ratings.module.js';
export { RatingsRepository } from './ratings.repository.js';
