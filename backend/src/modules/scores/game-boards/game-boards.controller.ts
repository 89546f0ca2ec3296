import { Body, Controller, Delete, Get, Param, Post, Put, Req } from '@nestjs/common';
import * as v from 'valibot';
import { BoardDto, UpdateBoardDto } from '@gamegeek/contracts/boards/board.dto.js';
import { gameBoardSchema, type GameBoard } from '@gamegeek/contracts/boards/boards.schemas.js';
import type { Request } from 'express';
import { IdPipe } from '../../../core/http/input/id.pipe.js';
import { CurrentUser } from '../../auth/sessions/caller.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';
import type { Caller } from '../../auth/sessions/sessions.service.js';
import { Readers } from '../../games/directory/readers.service.js';
import { GameBoards } from './game-boards.service.js';

@Controller('games/:id/boards')
export class GameBoardsController {
  constructor(
    private readonly boards: GameBoards,
    private readonly readers: Readers,
  ) {}

  @Get()
  @Endpoint({
    summary: 'The boards of a game, the main board first',
    answers: [200, v.array(gameBoardSchema)],
    errors: ['not_found'],
    agent: 'read',
  })
  list(@Param('id', IdPipe) id: number, @Req() request: Request): Promise<GameBoard[]> {
    return this.boards.list(id, this.readers.of(request));
  }

  @Post()
  @Endpoint({
    summary: 'Makes a board of a game',
    description: 'By its makers.',
    body: BoardDto,
    answers: [201, gameBoardSchema],
    errors: ['not_found', 'forbidden', 'slug_taken', 'boards_full'],
    caller: 'unmuted',
    agent: 'boards',
  })
  add(@Param('id', IdPipe) id: number, @Body() dto: BoardDto, @CurrentUser() caller: Caller): Promise<GameBoard> {
    return this.boards.add(id, dto, caller);
  }

  @Put(':slug')
  @Endpoint({
    summary: 'Changes a board of a game',
    description: 'By its makers. Direction, kind, decimals, policy and resets are fixed once the board has a score.',
    body: UpdateBoardDto,
    answers: [200, gameBoardSchema],
    errors: ['not_found', 'forbidden', 'board_locked'],
    caller: 'unmuted',
    agent: 'boards',
  })
  update(
    @Param('id', IdPipe) id: number,
    @Param('slug') slug: string,
    @Body() dto: UpdateBoardDto,
    @CurrentUser() caller: Caller,
  ): Promise<GameBoard> {
    return this.boards.update(id, slug, dto, caller);
  }

  @Delete(':slug')
  @Endpoint({
    summary: 'Removes a board of a game',
    description: 'By its makers. Its scores are shown nowhere any more.',
    answers: [204],
    errors: ['not_found', 'forbidden', 'conflict'],
    caller: 'unmuted',
  })
  remove(@Param('id', IdPipe) id: number, @Param('slug') slug: string, @CurrentUser() caller: Caller): Promise<void> {
    return this.boards.remove(id, slug, caller);
  }

  @Post(':slug/editions')
  @Endpoint({
    summary: 'Begins a new edition of a board',
    description: 'By its makers. The board starts afresh; the old edition can be read with `edition`.',
    answers: [201, gameBoardSchema],
    errors: ['not_found', 'forbidden', 'conflict'],
    caller: 'unmuted',
  })
  begin(
    @Param('id', IdPipe) id: number,
    @Param('slug') slug: string,
    @CurrentUser() caller: Caller,
  ): Promise<GameBoard> {
    return this.boards.begin(id, slug, caller);
  }
}
