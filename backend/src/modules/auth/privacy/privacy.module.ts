import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { PersonalDataModule } from '../personal-data/personal-data.module.js';
import { ProfileModule } from '../profile/profile.module.js';
import { SecurityEventsModule } from '../security-events/security-events.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { TwoFactorModule } from '../two-factor/two-factor.module.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { DataExportsRepository } from './data-exports.repository.js';
import { DataExportsService } from './data-exports.service.js';
import { ForgetExpiredJob } from './forget-expired.job.js';
import { MakeExportsJob } from './make-exports.job.js';
import { PrivacyController } from './privacy.controller.js';
import { RemoveUnverifiedAccountsJob } from './remove-unverified-accounts.job.js';

/** Export of personal data, and deletion of accounts. */
@Module({
  imports: [AccountsModule, SecurityEventsModule, SessionsModule, TwoFactorModule, ProfileModule, PersonalDataModule],
  controllers: [PrivacyController],
  providers: [
    DataExportsRepository,
    DataExportsService,
    MakeExportsJob,
    AccountDeletionService,
    RemoveUnverifiedAccountsJob,
    ForgetExpiredJob,
  ],
})
export class PrivacyModule {}
