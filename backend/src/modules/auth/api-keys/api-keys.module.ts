import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../../core/database/database.module.js';
import { PersonalDataModule } from '../personal-data/personal-data.module.js';
import { ApiKeyController } from './api-key.controller.js';
import { ApiKeysPersonalData } from './api-keys.personal-data.js';
import { ApiKeys } from './api-keys.service.js';

/** The API key with which games submit scores. */
@Module({
  // Imported although it is global: what this module writes on shutdown needs the database to close after it.
  imports: [DatabaseModule, PersonalDataModule],
  controllers: [ApiKeyController],
  providers: [ApiKeys, ApiKeysPersonalData],
  exports: [ApiKeys],
})
export class ApiKeysModule {}
