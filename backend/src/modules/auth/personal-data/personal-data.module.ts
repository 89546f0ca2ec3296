import { Module } from '@nestjs/common';
import { PersonalData } from './personal-data.service.js';

/** The registry of personal data. */
@Module({
  providers: [PersonalData],
  exports: [PersonalData],
})
export class PersonalDataModule {}
