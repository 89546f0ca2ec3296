import { Module } from '@nestjs/common';
import { PersonalDataModule } from '../personal-data/personal-data.module.js';
import { CreditsController } from './credits.controller.js';
import { CreditsPersonalData } from './credits.personal-data.js';
import { LedgerRepository } from './ledger.repository.js';

/** Credits of users and their ledger. */
@Module({
  imports: [PersonalDataModule],
  controllers: [CreditsController],
  providers: [LedgerRepository, CreditsPersonalData],
})
export class CreditsModule {}
