import {
  aiModelSchema,
  modelVersionSchema,
  type AiModel,
  type ModelVersion,
} from '@gamegeek/contracts/models/models.schemas.js';
import { Body, Controller, Param, Post } from '@nestjs/common';
import { ModelDto } from '@gamegeek/contracts/models/model.dto.js';
import { VersionDto } from '@gamegeek/contracts/models/version.dto.js';
import { IdPipe } from '../../../core/http/input/id.pipe.js';
import { CurrentUser } from '../../auth/sessions/caller.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import { presentModel, presentVersion } from '../browsing/model.presenter.js';
import { ModelAuthoringService } from './authoring.service.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';

/** Adds AI models and versions. */
@Controller('models')
export class ModelAuthoringController {
  constructor(private readonly authoring: ModelAuthoringService) {}

  @Post()
  @Endpoint({
    summary: 'Adds an AI model',
    body: ModelDto,
    example: { name: 'Muse', company: 'Example Labs', description: 'Writes a world one sentence at a time.' },
    answers: [201, aiModelSchema],
    errors: ['conflict', 'forbidden'],
    caller: 'unmuted',
  })
  async add(@Body() dto: ModelDto, @CurrentUser() caller: SessionOwner): Promise<AiModel> {
    return presentModel({ model: await this.authoring.addModel(dto, caller), versions: [], gamesCount: 0 });
  }

  @Post(':id/versions')
  @Endpoint({
    summary: 'Adds a version of an AI model',
    body: VersionDto,
    answers: [201, modelVersionSchema],
    errors: ['not_found', 'conflict', 'forbidden'],
    caller: 'unmuted',
  })
  async addVersion(
    @Param('id', IdPipe) id: number,
    @Body() dto: VersionDto,
    @CurrentUser() caller: SessionOwner,
  ): Promise<ModelVersion> {
    return presentVersion(await this.authoring.addVersion(id, dto, caller));
  }
}
