import { Module } from '@nestjs/common';
import { PersonalDataModule } from '../personal-data/personal-data.module.js';
import { SecurityEventsPersonalData } from './security-events.personal-data.js';
import { SecurityEventsRepository } from './security-events.repository.js';

/** The log of sign-ins and of changes to passwords, keys and second factors. */
@Module({
  imports: [PersonalDataModule],
  providers: [SecurityEventsRepository, SecurityEventsPersonalData],
  exports: [SecurityEventsRepository],
})
export class SecurityEventsModule {}
