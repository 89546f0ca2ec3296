// The public interface of totals; other code imports nothing else from this folder.
export { ChangedTotalsNotifier } from './changed-totals.notifier.js';
export { TotalsModule } from './totals.module.js';
export { TotalsRepository } from './totals.repository.js';
export { SET_TOTAL, totalColumns } from './totals.sql.js';
