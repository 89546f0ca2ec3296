// The public interface of account-emails; other code imports nothing else from this folder.
export { AccountEmailsModule } from './account-emails.module.js';
export { AccountEmailsService, TWO_FACTOR_DISABLED } from './account-emails.service.js';
export { EmailTokensRepository, type UsedToken } from './email-tokens.repository.js';
