import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { ModelFinder } from './model-finder.js';
import { ModelMaking } from './model-making.js';
import { ModelPage } from './model-page.js';
import { ModelVersionsController } from './model-versions.controller.js';
import { ModelsController } from './models.controller.js';
import { ModelsPersonalData } from './models.personal-data.js';
import { ModelsService } from './models.service.js';

@Module({
  imports: [AuthModule],
  controllers: [ModelsController, ModelVersionsController],
  providers: [ModelFinder, ModelMaking, ModelPage, ModelsPersonalData, ModelsService],
  exports: [ModelFinder, ModelsService],
})
export class ModelsModule {}
