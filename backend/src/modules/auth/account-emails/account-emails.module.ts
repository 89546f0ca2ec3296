import { Module } from '@nestjs/common';
import { PersonalDataModule } from '../personal-data/personal-data.module.js';
import { AccountEmailsPersonalData } from './account-emails.personal-data.js';
import { AccountEmailsService } from './account-emails.service.js';
import { EmailRecipientsRepository } from './email-recipients.repository.js';
import { EmailTokensRepository } from './email-tokens.repository.js';

/** Emails about an account, and the tokens of their links. */
@Module({
  imports: [PersonalDataModule],
  providers: [AccountEmailsService, EmailRecipientsRepository, EmailTokensRepository, AccountEmailsPersonalData],
  exports: [AccountEmailsService, EmailTokensRepository],
})
export class AccountEmailsModule {}
