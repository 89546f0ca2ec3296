import { Module } from '@nestjs/common';
import { ModelFinder } from './model-finder.repository.js';
import { ModelPageService } from './model-page.service.js';
import { ModelVersionsController } from './model-versions.controller.js';
import { ModelsController } from './models.controller.js';
import { ModelsRepository } from './models.repository.js';
import { ModelsService } from './models.service.js';

/** Lists, search and pages of AI models and versions. */
@Module({
  controllers: [ModelsController, ModelVersionsController],
  providers: [ModelFinder, ModelPageService, ModelsRepository, ModelsService],
  exports: [ModelFinder, ModelsService],
})
export class ModelBrowsingModule {}
