import { Body, Controller, Get, Param, Post, UseGuards } from '@nestjs/common';
import { ModelDto } from '@gamegeek/contracts/models/model.dto.js';
import type { AiModel, ModelVersion } from '@gamegeek/contracts/models/models.types.js';
import { VersionDto } from '@gamegeek/contracts/models/version.dto.js';
import { IdPipe } from '../../../core/http/id.pipe.js';
import { ApiEndpoint } from '../../../core/openapi/api-endpoint.js';
import { listOf } from '../../../core/openapi/schemas.js';
import { CurrentUser, NotMutedGuard, type SessionOwner } from '../../auth/index.js';
import { ModelMaking } from '../authoring/authoring.service.js';
import { presentModel, presentVersion } from './model.presenter.js';
import { AI_MODEL, MODEL_VERSION } from './model.schemas.js';
import { ModelsService } from './models.service.js';

@Controller('models')
export class ModelsController {
  constructor(
    private readonly models: ModelsService,
    private readonly making: ModelMaking,
  ) {}

  @Get()
  @ApiEndpoint({ summary: 'All AI models with their versions', answers: [200, listOf(AI_MODEL)] })
  async list(): Promise<AiModel[]> {
    const models = await this.models.list();
    return models.map(presentModel);
  }

  @Get(':id')
  @ApiEndpoint({ summary: 'An AI model with its versions', answers: [200, AI_MODEL], errors: ['not_found'] })
  async get(@Param('id', IdPipe) id: number): Promise<AiModel> {
    return presentModel(await this.models.get(id));
  }

  @Get(':id/versions')
  @ApiEndpoint({ summary: 'The versions of an AI model', answers: [200, listOf(MODEL_VERSION)], errors: ['not_found'] })
  async versions(@Param('id', IdPipe) id: number): Promise<ModelVersion[]> {
    const versions = await this.models.versionsOfModel(id);
    return versions.map(presentVersion);
  }

  @Post()
  @ApiEndpoint({
    summary: 'Adds an AI model',
    body: ModelDto,
    example: { name: 'Muse', company: 'Example Labs', description: 'Writes a world one sentence at a time.' },
    answers: [201, AI_MODEL],
    errors: ['conflict', 'forbidden'],
    signedIn: true,
  })
  @UseGuards(NotMutedGuard)
  async add(@Body() dto: ModelDto, @CurrentUser() caller: SessionOwner): Promise<AiModel> {
    return presentModel({ model: await this.making.addModel(dto, caller), versions: [], gamesCount: 0 });
  }

  @Post(':id/versions')
  @ApiEndpoint({
    summary: 'Adds a version of an AI model',
    body: VersionDto,
    answers: [201, MODEL_VERSION],
    errors: ['not_found', 'conflict', 'forbidden'],
    signedIn: true,
  })
  @UseGuards(NotMutedGuard)
  async addVersion(
    @Param('id', IdPipe) id: number,
    @Body() dto: VersionDto,
    @CurrentUser() caller: SessionOwner,
  ): Promise<ModelVersion> {
    return presentVersion(await this.making.addVersion(id, dto, caller));
  }
}
