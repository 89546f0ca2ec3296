import * as v from 'valibot';
import {
  aiModelSchema,
  modelVersionSchema,
  type AiModel,
  type ModelVersion,
} from '@gamegeek/contracts/models/models.schemas.js';
import { Controller, Get, Param } from '@nestjs/common';
import { IdPipe } from '../../../core/http/input/id.pipe.js';
import { Costs } from '../../../core/limits/costs.js';
import { presentModel, presentVersion } from './model.presenter.js';
import { ModelsService } from './models.service.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';

@Controller('models')
export class ModelsController {
  constructor(private readonly models: ModelsService) {}

  @Get()
  @Costs(3)
  @Endpoint({ summary: 'All AI models with their versions', answers: [200, v.array(aiModelSchema)], forGames: true })
  async list(): Promise<AiModel[]> {
    const models = await this.models.list();
    return models.map(presentModel);
  }

  @Get(':id')
  @Endpoint({ summary: 'An AI model with its versions', answers: [200, aiModelSchema], errors: ['not_found'] })
  async get(@Param('id', IdPipe) id: number): Promise<AiModel> {
    return presentModel(await this.models.get(id));
  }

  @Get(':id/versions')
  @Endpoint({
    summary: 'The versions of an AI model',
    answers: [200, v.array(modelVersionSchema)],
    errors: ['not_found'],
  })
  async versions(@Param('id', IdPipe) id: number): Promise<ModelVersion[]> {
    const versions = await this.models.versionsOfModel(id);
    return versions.map(presentVersion);
  }
}
