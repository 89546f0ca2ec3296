import { Module } from '@nestjs/common';
import { ModelAuthoringModule } from './authoring/authoring.module.js';
import { ModelBrowsingModule } from './browsing/browsing.module.js';

@Module({
  imports: [ModelBrowsingModule, ModelAuthoringModule],
  exports: [ModelBrowsingModule],
})
export class ModelsModule {}
