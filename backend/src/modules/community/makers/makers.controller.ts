import { MakerDto } from '@gamegeek/contracts/games/makers.dto.js';
import { gameMakerSchema, type GameMaker } from '@gamegeek/contracts/games/makers.schemas.js';
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import * as v from 'valibot';
import { IdPipe, UuidPipe } from '../../../core/http/input/id.pipe.js';
import { CurrentUser } from '../../auth/sessions/caller.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import { Makers } from './makers.service.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';

@Controller('games/:id/makers')
export class MakersController {
  constructor(private readonly makers: Makers) {}

  @Get()
  @Endpoint({
    summary: 'The co-makers of a game, and the players who are invited',
    description: 'For its makers and admins.',
    answers: [200, v.array(gameMakerSchema)],
    errors: ['not_found', 'forbidden'],
    caller: 'session',
  })
  list(@Param('id', IdPipe) id: number, @CurrentUser() caller: SessionOwner): Promise<GameMaker[]> {
    return this.makers.list(id, caller);
  }

  @Post()
  @Endpoint({
    summary: 'Invites a player to make the game with its creator',
    description:
      'By the creator or an admin. Once the player has accepted, a co-maker may do all that the creator may, except decide who makes the game, give it away or delete it for good. A game has up to 10.',
    body: MakerDto,
    answers: [201, gameMakerSchema],
    errors: ['not_found', 'forbidden', 'conflict'],
    caller: 'unmuted',
  })
  invite(
    @Param('id', IdPipe) id: number,
    @Body() { username }: MakerDto,
    @CurrentUser() caller: SessionOwner,
  ): Promise<GameMaker> {
    return this.makers.invite(id, username, caller);
  }

  @Post('accept')
  @HttpCode(204)
  @Endpoint({
    summary: 'Accepts the invitation to make a game',
    answers: [204],
    errors: ['not_found'],
    caller: 'session',
  })
  accept(@Param('id', IdPipe) id: number, @CurrentUser() caller: SessionOwner): Promise<void> {
    return this.makers.accept(id, caller);
  }

  @Delete(':userId')
  @Endpoint({
    summary: 'Removes a co-maker, or takes an invitation back',
    description: 'By the creator or an admin. With the own id: leaves the game, or declines the invitation.',
    answers: [204],
    errors: ['not_found', 'forbidden'],
    caller: 'session',
  })
  remove(
    @Param('id', IdPipe) id: number,
    @Param('userId', UuidPipe) userId: string,
    @CurrentUser() caller: SessionOwner,
  ): Promise<void> {
    return this.makers.remove(id, userId, caller);
  }
}
