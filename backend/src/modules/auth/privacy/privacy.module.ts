import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { PersonalDataModule } from '../personal-data/index.js';
import { ProfileModule } from '../profile/index.js';
import { SecurityEventsModule } from '../security-events/index.js';
import { SessionsModule } from '../sessions/index.js';
import { TwoFactorModule } from '../two-factor/index.js';
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
