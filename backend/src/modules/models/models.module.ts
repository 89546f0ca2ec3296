import { Module } from '@nestjs/common';
import { ModelAuthoringController } from './authoring/authoring.controller.js';
import { ModelAuthoringRepository } from './authoring/authoring.repository.js';
import { ModelAuthoringService } from './authoring/authoring.service.js';
import { ModelsPersonalData } from './authoring/models.personal-data.js';
import { ModelFinder } from './browsing/model-finder.repository.js';
import { ModelPageService } from './browsing/model-page.service.js';
import { ModelVersionsController } from './browsing/model-versions.controller.js';
import { ModelsController } from './browsing/models.controller.js';
import { ModelsRepository } from './browsing/models.repository.js';
import { ModelsService } from './browsing/models.service.js';
import { AuthModule } from '../auth/auth.module.js';

const PROVIDERS = [
  // Lists, search and pages of AI models and versions.
  ModelFinder,
  ModelPageService,
  ModelsRepository,
  ModelsService,
  // Adding AI models and versions.
  ModelAuthoringRepository,
  ModelAuthoringService,
  ModelsPersonalData,
];

/** AI models and their versions. */
@Module({
  imports: [AuthModule],
  controllers: [ModelsController, ModelVersionsController, ModelAuthoringController],
  providers: PROVIDERS,
  exports: PROVIDERS,
})
export class ModelsModule {}
