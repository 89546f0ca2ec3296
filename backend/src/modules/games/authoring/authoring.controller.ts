import { gameSchema, type Game } from '@gamegeek/contracts/games/games.schemas.js';
import { Body, Controller, Delete, Param, Post, Put } from '@nestjs/common';
import { GameDto, UpdateGameDto } from '@gamegeek/contracts/games/game.dto.js';
import { IdPipe } from '../../../core/http/input/id.pipe.js';
import { CurrentUser } from '../../auth/sessions/caller.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
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
    summary: 'Lists a game',
    body: GameDto,
    example: EXAMPLE,
    answers: [201, gameSchema],
    errors: ['forbidden'],
    caller: 'unmuted',
    forGames: true,
  })
  async list(@Body() dto: GameDto, @CurrentUser() caller: SessionOwner): Promise<Game> {
    const id = await this.authoring.list(dto, caller);
    return presentGame(await this.games.get(id, caller));
  }

  @Put(':id')
  @Endpoint({
    summary: 'Changes a game',
    description:
      'By its creator or an admin. Fields that are not sent stay unchanged. Muted users can only change `active`.',
    body: UpdateGameDto,
    example: EXAMPLE,
    answers: [200, gameSchema],
    errors: ['not_found', 'forbidden'],
    caller: 'session',
    forGames: true,
  })
  async change(
    @Param('id', IdPipe) id: number,
    @Body() dto: UpdateGameDto,
    @CurrentUser() caller: SessionOwner,
  ): Promise<Game> {
    await this.authoring.change(id, dto, caller);
    return presentGame(await this.games.get(id, caller));
  }

  @Delete(':id')
  @Endpoint({
    summary: 'Hides a game; its scores stay',
    description: 'By its creator or an admin.',
    answers: [204],
    errors: ['not_found', 'forbidden'],
    caller: 'session',
  })
  async hide(@Param('id', IdPipe) id: number, @CurrentUser() caller: SessionOwner): Promise<void> {
    await this.authoring.hide(id, caller);
  }
}
