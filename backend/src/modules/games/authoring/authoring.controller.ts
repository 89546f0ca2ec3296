import { gameSchema, type Game } from '@gamegeek/contracts/games/games.schemas.js';
import { Body, Controller, Delete, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { DeleteGameDto } from '@gamegeek/contracts/games/delete-game.dto.js';
import { GameDto, UpdateGameDto } from '@gamegeek/contracts/games/game.dto.js';
import { IdPipe } from '../../../core/http/input/id.pipe.js';
import { CurrentUser } from '../../auth/sessions/caller.js';
import type { Caller, SessionOwner } from '../../auth/sessions/sessions.service.js';
import { GamesService } from '../browsing/games.service.js';
import { presentGame } from '../browsing/game.presenter.js';
import { AuthoringService } from './authoring.service.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';

/** Generated values would combine rules for rounds with scores by key. */
const EXAMPLE: UpdateGameDto = {
  name: 'Dragon Ledger',
  description: 'Count the gold before it is burnt.',
  ai_model_id: 3,
  model_version_id: 11,
  image_url: 'https://games.example/dragon-ledger.png',
  preview_images: ['https://games.example/dragon-ledger/1.png'],
  game_url: 'https://games.example/dragon-ledger/',
  github_url: 'https://github.com/example/dragon-ledger',
  documentation_url: 'https://games.example/dragon-ledger/manual',
  categories: ['Strategy'],
  ai_integration_details: 'The model invents every customer and every dragon.',
  active: true,
  launch: 'link',
  accepts: 'own_key',
  min_score: 1,
  max_score: 100_000,
  allowed_origins: ['https://games.example'],
  frame: { width: 360, height: 640 },
  orientation: 'portrait',
};

/** For developers: only the creator and admins change a game (docs/api.md, section 3). */
@Controller('games')
export class AuthoringController {
  constructor(
    private readonly authoring: AuthoringService,
    private readonly games: GamesService,
  ) {}

  @Post()
  @Endpoint({
    summary: 'Lists a game, or keeps it as a draft',
    description: 'A draft (`status: "draft"`) is for its makers; it needs a name, a model and a version only.',
    body: GameDto,
    example: EXAMPLE,
    answers: [201, gameSchema],
    errors: ['forbidden'],
    caller: 'unmuted',
    agent: 'games',
    forGames: true,
  })
  async list(@Body() dto: GameDto, @CurrentUser() caller: Caller): Promise<Game> {
    const id = await this.authoring.list(dto, caller);
    return presentGame(await this.games.get(id, caller));
  }

  @Put(':id')
  @Endpoint({
    summary: 'Changes a game',
    description:
      'By its makers or an admin. Fields that are not sent stay unchanged. Muted users can only hide a game and show it again. Listing a draft requires all that a listed game has.',
    body: UpdateGameDto,
    example: EXAMPLE,
    answers: [200, gameSchema],
    errors: ['not_found', 'forbidden', 'conflict'],
    caller: 'session',
    agent: 'games',
    forGames: true,
  })
  async change(
    @Param('id', IdPipe) id: number,
    @Body() dto: UpdateGameDto,
    @CurrentUser() caller: Caller,
  ): Promise<Game> {
    await this.authoring.change(id, dto, caller);
    return presentGame(await this.games.get(id, caller));
  }

  @Delete(':id')
  @Endpoint({
    summary: 'Hides a game; its scores stay',
    description:
      'By its makers or an admin. With `for=good`, by its creator or an admin, the answer is 202: the game is hidden at once, and after seven days it is deleted with its builds, boards and scores. Until then it can be restored.',
    query: DeleteGameDto,
    answers: [204],
    errors: ['not_found', 'forbidden'],
    caller: 'session',
  })
  async hide(
    @Param('id', IdPipe) id: number,
    @Query() query: DeleteGameDto,
    @CurrentUser() caller: SessionOwner,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    if (query.for !== 'good') return this.authoring.hide(id, caller);
    await this.authoring.deleteForGood(id, caller);
    response.status(202);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @Endpoint({
    summary: 'Keeps a game that was to be deleted',
    description: 'By its creator or an admin, within seven days. The game stays hidden, or a draft.',
    answers: [200, gameSchema],
    errors: ['not_found', 'forbidden', 'conflict'],
    caller: 'session',
  })
  async restore(@Param('id', IdPipe) id: number, @CurrentUser() caller: SessionOwner): Promise<Game> {
    await this.authoring.restore(id, caller);
    return presentGame(await this.games.get(id, caller));
  }
}
