import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { ModelAuthoringController } from './authoring.controller.js';
import { ModelAuthoringRepository } from './authoring.repository.js';
import { ModelAuthoringService } from './authoring.service.js';
import { ModelsPersonalData } from './models.personal-data.js';

/** Adding AI models and versions. */
@Module({
  imports: [AuthModule],
  controllers: [ModelAuthoringController],
  providers: [ModelAuthoringRepository, ModelAuthoringService, ModelsPersonalData],
})
export class ModelAuthoringModule {}
