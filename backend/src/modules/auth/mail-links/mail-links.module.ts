import { Module } from '@nestjs/common';
import { AccountEmailsModule } from '../account-emails/index.js';
import { AccountsModule } from '../accounts/index.js';
import { ApiKeysModule } from '../api-keys/index.js';
import { SessionsModule } from '../sessions/index.js';
import { TwoFactorModule } from '../two-factor/index.js';
import { EmailChangeUndoService } from './email-change-undo.service.js';
import { EmailChangeService } from './email-change.service.js';
import { EmailVerificationService } from './email-verification.service.js';
import { FirstVerificationService } from './first-verification.service.js';
import { ForgetMailTokensJob } from './forget-mail-tokens.job.js';
import { MailLinkPreviewsRepository } from './mail-link-previews.repository.js';
import { MailLinksController } from './mail-links.controller.js';
import { PasswordChangesService } from './password-changes.service.js';
import { PendingEmailController } from './pending-email.controller.js';

/** What the links of emails do: verification, new passwords, changes of the email address. */
@Module({
  imports: [AccountsModule, AccountEmailsModule, SessionsModule, ApiKeysModule, TwoFactorModule],
  controllers: [MailLinksController, PendingEmailController],
  providers: [
    EmailVerificationService,
    FirstVerificationService,
    PasswordChangesService,
    EmailChangeService,
    EmailChangeUndoService,
    MailLinkPreviewsRepository,
    ForgetMailTokensJob,
  ],
  exports: [EmailChangeService],
})
export class MailLinksModule {}
