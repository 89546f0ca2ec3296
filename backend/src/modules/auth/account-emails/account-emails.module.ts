import { Module } from '@nestjs/common';
import { PersonalDataModule } from '../personal-data/index.js';
import { AccountEmailsPersonalData } from './account-emails.personal-data.js';
import { AccountEmailsService } from './account-emails.service.js';
import { MailRecipientsRepository } from './mail-recipients.repository.js';
import { MailTokensRepository } from './mail-tokens.repository.js';

/** Emails about an account, and the tokens of their links. */
@Module({
  imports: [PersonalDataModule],
  providers: [AccountEmailsService, MailRecipientsRepository, MailTokensRepository, AccountEmailsPersonalData],
  exports: [AccountEmailsService, MailTokensRepository],
})
export class AccountEmailsModule {}
