import { Controller, Get, Param } from '@nestjs/common';
import type { ModelVersion } from '@gamegeek/contracts/models/models.types.js';
import { IdPipe } from '../../../core/http/id.pipe.js';
import { ApiEndpoint } from '../../../core/openapi/api-endpoint.js';
import { listOf } from '../../../core/openapi/schemas.js';
import { presentVersion } from './model.presenter.js';
import { MODEL_VERSION } from './model.schemas.js';
import { ModelsService } from './models.service.js';

@Controller('model-versions')
export class ModelVersionsController {
  constructor(private readonly models: ModelsService) {}

  @Get()
  @ApiEndpoint({ summary: 'All versions of all AI models', answers: [200, listOf(MODEL_VERSION)] })
  async list(): Promise<ModelVersion[]> {
    const versions = await this.models.versions();
    return versions.map(presentVersion);
  }

  @Get(':id')
  @ApiEndpoint({ summary: 'A version of an AI model', answers: [200, MODEL_VERSION], errors: ['not_found'] })
  async get(@Param('id', IdPipe) id: number): Promise<ModelVersion> {
    return presentVersion(await this.models.version(id));
  }
}
