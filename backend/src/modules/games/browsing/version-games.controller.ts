import { Controller, Get, Param, UseGuards } from '@nestjs/common';
import type { Game } from '@gamegeek/contracts/games/games.types.js';
import { IdPipe } from '../../../core/http/id.pipe.js';
import { Documented } from '../../../core/openapi/documented.js';
import { listOf } from '../../../core/openapi/schemas.js';
import { CurrentUser, OptionalSession, type SessionOwner } from '../../auth/index.js';
import { ModelsService } from '../../models/index.js';
import { presentGame } from '../game.presenter.js';
import { GAME } from '../game.schemas.js';
import { GamesService } from './games.service.js';

/** The games made with a version of a model. */
@Controller('model-versions/:id/games')
@UseGuards(OptionalSession)
export class VersionGamesController {
  constructor(
    private readonly games: GamesService,
    private readonly models: ModelsService,
  ) {}

  @Get()
  @Documented({
    summary: 'The games made with a version of an AI model',
    answers: [200, listOf(GAME)],
    errors: ['not_found'],
  })
  async list(@Param('id', IdPipe) id: number, @CurrentUser() caller: SessionOwner | undefined): Promise<Game[]> {
    const version = await this.models.version(id);
    const games = await this.games.ofVersion(version.id, caller);
    return games.map(presentGame);
  }
}
