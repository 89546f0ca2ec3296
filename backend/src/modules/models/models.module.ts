import { Module } from '@nestjs/common';
import { ModelVersionsController } from './model-versions.controller.js';
import { ModelsController } from './models.controller.js';
import { ModelsService } from './models.service.js';

@Module({
  controllers: [ModelsController, ModelVersionsController],
  providers: [ModelsService],
  exports: [ModelsService],
})
export class ModelsModule {}
