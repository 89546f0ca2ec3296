import { Controller, Get, Param } from '@nestjs/common';
import type { AiModel, ModelVersion } from '@gamegeek/contracts/models/models.types.js';
import { IdPipe } from '../../core/http/id.pipe.js';
import { presentModel, presentVersion } from './model.presenter.js';
import { ModelsService } from './models.service.js';

@Controller('models')
export class ModelsController {
  constructor(private readonly models: ModelsService) {}

  @Get()
  async list(): Promise<AiModel[]> {
    const models = await this.models.list();
    return models.map(({ model, versions }) => presentModel(model, versions));
  }

  @Get(':id')
  async get(@Param('id', IdPipe) id: number): Promise<AiModel> {
    const { model, versions } = await this.models.get(id);
    return presentModel(model, versions);
  }

  @Get(':id/versions')
  async versions(@Param('id', IdPipe) id: number): Promise<ModelVersion[]> {
    const versions = await this.models.versionsOfModel(id);
    return versions.map(presentVersion);
  }
}
