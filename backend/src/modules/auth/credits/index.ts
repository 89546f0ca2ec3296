// The public interface of credits; other code imports nothing else from this folder.
export { CreditsModule } from './credits.module.js';
export { type Payment, payOnce, revokePayments } from './credit-entries.sql.js';
