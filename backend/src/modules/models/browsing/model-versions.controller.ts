import * as v from 'valibot';
import { modelVersionSchema, type ModelVersion } from '@gamegeek/contracts/models/models.schemas.js';
import { Controller, Get, Param } from '@nestjs/common';
import { IdPipe } from '../../../core/http/input/id.pipe.js';
import { presentVersion } from './model.presenter.js';
import { ModelsService } from './models.service.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';

@Controller('model-versions')
export class ModelVersionsController {
  constructor(private readonly models: ModelsService) {}

  @Get()
  @Endpoint({ summary: 'All versions of all AI models', answers: [200, v.array(modelVersionSchema)] })
  async list(): Promise<ModelVersion[]> {
    const versions = await this.models.versions();
    return versions.map(presentVersion);
  }

  @Get(':id')
  @Endpoint({ summary: 'A version of an AI model', answers: [200, modelVersionSchema], errors: ['not_found'] })
  async get(@Param('id', IdPipe) id: number): Promise<ModelVersion> {
    return presentVersion(await this.models.version(id));
  }
}
