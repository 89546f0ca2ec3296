import { Module } from '@nestjs/common';
import { ModelMaking } from './model-making.js';
import { ModelVersionsController } from './model-versions.controller.js';
import { ModelsController } from './models.controller.js';
import { ModelsService } from './models.service.js';

@Module({
  controllers: [ModelsController, ModelVersionsController],
  providers: [ModelMaking, ModelsService],
  exports: [ModelsService],
})
export class ModelsModule {}
