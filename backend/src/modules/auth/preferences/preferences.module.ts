import { Module } from '@nestjs/common';
import { PersonalDataModule } from '../personal-data/personal-data.module.js';
import { PreferencesController } from './preferences.controller.js';
import { PreferencesPersonalData } from './preferences.personal-data.js';
import { PreferencesRepository } from './preferences.repository.js';

/** Language, theme and notifications of a user. */
@Module({
  imports: [PersonalDataModule],
  controllers: [PreferencesController],
  providers: [PreferencesRepository, PreferencesPersonalData],
  exports: [PreferencesRepository],
})
export class PreferencesModule {}
