import { Module } from '@nestjs/common';
import { ModelAuthoringModule } from './authoring/index.js';
import { ModelBrowsingModule } from './browsing/index.js';

@Module({
  imports: [ModelBrowsingModule, ModelAuthoringModule],
  exports: [ModelBrowsingModule],
})
export class ModelsModule {}
