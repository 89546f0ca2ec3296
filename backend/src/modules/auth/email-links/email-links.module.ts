import { Module } from '@nestjs/common';
import { AccountEmailsModule } from '../account-emails/account-emails.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ApiKeysModule } from '../api-keys/api-keys.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { TwoFactorModule } from '../two-factor/two-factor.module.js';
import { EmailChangeUndoService } from './email-change-undo.service.js';
import { EmailChangeService } from './email-change.service.js';
import { EmailVerificationService } from './email-verification.service.js';
import { FirstVerificationService } from './first-verification.service.js';
import { ForgetEmailTokensJob } from './forget-email-tokens.job.js';
import { EmailLinkPreviewsRepository } from './email-link-previews.repository.js';
import { EmailLinksController } from './email-links.controller.js';
import { PasswordChangesService } from './password-changes.service.js';
import { PendingEmailController } from './pending-email.controller.js';

/** What the links of emails do: verification, new passwords, changes of the email address. */
@Module({
  imports: [AccountsModule, AccountEmailsModule, SessionsModule, ApiKeysModule, TwoFactorModule],
  controllers: [EmailLinksController, PendingEmailController],
  providers: [
    EmailVerificationService,
    FirstVerificationService,
    PasswordChangesService,
    EmailChangeService,
    EmailChangeUndoService,
    EmailLinkPreviewsRepository,
    ForgetEmailTokensJob,
  ],
  exports: [EmailChangeService],
})
export class EmailLinksModule {}
