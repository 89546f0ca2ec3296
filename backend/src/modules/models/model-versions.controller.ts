import { Controller, Get, Param } from '@nestjs/common';
import type { ModelVersion } from '@gamegeek/contracts/models/models.types.js';
import { IdPipe } from '../../core/http/id.pipe.js';
import { presentVersion } from './model.presenter.js';
import { ModelsService } from './models.service.js';

@Controller('model-versions')
export class ModelVersionsController {
  constructor(private readonly models: ModelsService) {}

  @Get()
  async list(): Promise<ModelVersion[]> {
    const versions = await this.models.versions();
    return versions.map(presentVersion);
  }

  @Get(':id')
  async get(@Param('id', IdPipe) id: number): Promise<ModelVersion> {
    return presentVersion(await this.models.version(id));
  }
}
