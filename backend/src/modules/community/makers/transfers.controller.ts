import { MakerDto } from '@gamegeek/contracts/games/makers.dto.js';
import { gameTransferSchema, type GameTransfer } from '@gamegeek/contracts/games/makers.schemas.js';
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { IdPipe } from '../../../core/http/input/id.pipe.js';
import { CurrentUser } from '../../auth/sessions/caller.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import { Makers } from './makers.service.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';

@Controller('games/:id/transfer')
export class TransfersController {
  constructor(private readonly makers: Makers) {}

  @Get()
  @Endpoint({
    summary: 'The player to whom a game is offered',
    description: 'For its makers and admins.',
    answers: [200, gameTransferSchema],
    errors: ['not_found', 'forbidden'],
    caller: 'session',
  })
  read(@Param('id', IdPipe) id: number, @CurrentUser() caller: SessionOwner): Promise<GameTransfer> {
    return this.makers.transferOf(id, caller);
  }

  @Post()
  @Endpoint({
    summary: 'Offers a game to another player',
    description:
      'By the creator or an admin. The player becomes the creator by accepting the offer, and the creator a co-maker. Replaces an earlier offer.',
    body: MakerDto,
    answers: [202],
    errors: ['not_found', 'forbidden', 'conflict'],
    caller: 'unmuted',
  })
  offer(
    @Param('id', IdPipe) id: number,
    @Body() { username }: MakerDto,
    @CurrentUser() caller: SessionOwner,
  ): Promise<void> {
    return this.makers.offer(id, username, caller);
  }

  @Post('accept')
  @HttpCode(204)
  @Endpoint({
    summary: 'Takes over a game that is offered',
    answers: [204],
    errors: ['not_found', 'conflict'],
    caller: 'session',
  })
  accept(@Param('id', IdPipe) id: number, @CurrentUser() caller: SessionOwner): Promise<void> {
    return this.makers.acceptOffer(id, caller);
  }

  @Delete()
  @Endpoint({
    summary: 'Takes the offer of a game back, or declines it',
    answers: [204],
    errors: ['not_found', 'forbidden'],
    caller: 'session',
  })
  end(@Param('id', IdPipe) id: number, @CurrentUser() caller: SessionOwner): Promise<void> {
    return this.makers.endOffer(id, caller);
  }
}
