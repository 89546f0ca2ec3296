import * as v from 'valibot';
import {
  gameSchema,
  trendingGameSchema,
  type Game,
  type TrendingGame,
} from '@gamegeek/contracts/games/games.schemas.js';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { GAMES_PAGE_SIZE, ListGamesDto } from '@gamegeek/contracts/games/list-games.dto.js';
import { TrendingDto } from '@gamegeek/contracts/trending/trending.dto.js';
import type { Request, Response } from 'express';
import { IdPipe } from '../../../core/http/input/id.pipe.js';
import { setPagingHeaders, sliceOf } from '../../../core/http/input/paging.js';
import { CurrentUser } from '../../auth/sessions/caller.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import { GameListsRepository } from './game-lists.repository.js';
import { presentGame, presentTrendingGame } from './game.presenter.js';
import { Readers } from '../directory/readers.service.js';
import { GamesService } from './games.service.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';

/** docs/product.md, section 9. */
const FEATURED_GAMES = 3;

@Controller('games')
export class GamesController {
  constructor(
    private readonly games: GamesService,
    private readonly lists: GameListsRepository,
    private readonly readers: Readers,
  ) {}

  @Get()
  @Endpoint({
    summary: 'Games: searched, filtered, sorted',
    description:
      'Only listed games, except to their makers, who see hidden ones as well. A search without `sort` returns the best matches first.',
    query: ListGamesDto,
    answers: [200, v.array(gameSchema)],
    paged: true,
  })
  async list(
    @Query() query: ListGamesDto,
    @CurrentUser() caller: SessionOwner | undefined,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Game[]> {
    const page = { page: query.page, limit: query.limit ?? GAMES_PAGE_SIZE };
    const [games, total] = await this.lists.find(query, caller, sliceOf(page));
    setPagingHeaders(request, response, { ...page, total });
    return games.map(presentGame);
  }

  @Get('featured')
  @Endpoint({ summary: 'The games featured on the home page', answers: [200, v.array(gameSchema)] })
  async featured(): Promise<Game[]> {
    const games = await this.lists.featured(FEATURED_GAMES);
    return games.map(presentGame);
  }

  @Get('trending')
  @Endpoint({
    summary: 'The games most played in the last 7 days',
    query: TrendingDto,
    answers: [200, v.array(trendingGameSchema)],
    paged: true,
  })
  async trending(
    @Query() { page, limit }: TrendingDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TrendingGame[]> {
    const [games, total] = await Promise.all([
      this.lists.trending(sliceOf({ page, limit })),
      this.lists.countTrending(),
    ]);
    setPagingHeaders(request, response, { page, limit, total });
    return games.map(presentTrendingGame);
  }

  @Get(':id')
  @Endpoint({ summary: 'A game', answers: [200, gameSchema], errors: ['not_found'], agent: 'read', forGames: true })
  async get(@Param('id', IdPipe) id: number, @Req() request: Request): Promise<Game> {
    return presentGame(await this.games.get(id, this.readers.of(request)));
  }

  @Get(':id/similar')
  @Endpoint({ summary: 'Games like this one', answers: [200, v.array(gameSchema)], errors: ['not_found'] })
  async similar(@Param('id', IdPipe) id: number, @Req() request: Request): Promise<Game[]> {
    const games = await this.games.similar(id, this.readers.of(request));
    return games.map(presentGame);
  }
}
