import { Module } from '@nestjs/common';
import { AccountEmailsModule } from '../account-emails/account-emails.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { PersonalDataModule } from '../personal-data/personal-data.module.js';
import { TwoFactorController } from './two-factor.controller.js';
import { TwoFactorPersonalData } from './two-factor.personal-data.js';
import { TwoFactorService } from './two-factor.service.js';

/** Codes of an authenticator app, and recovery codes. */
@Module({
  imports: [AccountsModule, AccountEmailsModule, PersonalDataModule],
  controllers: [TwoFactorController],
  providers: [TwoFactorService, TwoFactorPersonalData],
  exports: [TwoFactorService],
})
export class TwoFactorModule {}
