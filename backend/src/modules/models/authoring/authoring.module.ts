import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/index.js';
import { ModelAuthoringController } from './authoring.controller.js';
import { ModelAuthoringService } from './authoring.service.js';
import { ModelsPersonalData } from './models.personal-data.js';

/** Adding AI models and versions. */
@Module({
  imports: [AuthModule],
  controllers: [ModelAuthoringController],
  providers: [ModelAuthoringService, ModelsPersonalData],
})
export class ModelAuthoringModule {}
