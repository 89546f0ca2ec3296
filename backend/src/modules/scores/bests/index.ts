// The public interface of bests; other code imports nothing else from this folder.
export { BestProjection } from './best-projection.service.js';
export { LOCK_REMOVALS_SHARED } from './best-projection.sql.js';
export { BestsModule } from './bests.module.js';
