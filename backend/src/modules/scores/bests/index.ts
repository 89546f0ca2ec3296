// The public interface of bests; other code imports nothing else from this folder.
export { BestProjection } from './best-projection.service.js';
export { IS_BETTER, RAISED } from './best-projection.sql.js';
export { LOCK_REMOVALS, LOCK_REMOVALS_SHARED } from './removals-lock.sql.js';
export { BestsModule } from './bests.module.js';
export { changedTotals, selectTotals, type ChangedTotals, type TotalRow } from './changed-totals.sql.js';
export { LOCK_TOTALS } from './raise-totals.sql.js';
