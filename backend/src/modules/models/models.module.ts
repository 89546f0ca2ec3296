import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { ModelFinder } from './browsing/model-finder.repository.js';
import { ModelMaking } from './authoring/authoring.service.js';
import { ModelPage } from './browsing/model-page.service.js';
import { ModelVersionsController } from './browsing/model-versions.controller.js';
import { ModelsController } from './browsing/models.controller.js';
import { ModelsPersonalData } from './authoring/models.personal-data.js';
import { ModelsService } from './browsing/models.service.js';

@Module({
  imports: [AuthModule],
  controllers: [ModelsController, ModelVersionsController],
  providers: [ModelFinder, ModelMaking, ModelPage, ModelsPersonalData, ModelsService],
  exports: [ModelFinder, ModelsService],
})
export class ModelsModule {}
