import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../../core/database/database.module.js';
import { SealedSecretsRepository } from './sealed-secrets.repository.js';
import { SecretRotationService } from './secret-rotation.service.js';

/** Seals stored secrets again after a change of GAMEGEEK_SECRET. */
@Module({
  // Imported although it is global: what this module writes on shutdown needs the database to close after it.
  imports: [DatabaseModule],
  providers: [SealedSecretsRepository, SecretRotationService],
})
export class SecretRotationModule {}
