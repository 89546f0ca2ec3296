import * as v from 'valibot';
import { blockedPlayerSchema, type BlockedPlayer } from '@gamegeek/contracts/games/games.schemas.js';
import { Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { IdPipe } from '../../../core/http/input/id.pipe.js';
import { CurrentUser } from '../../auth/sessions/caller.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import { GameBlocks } from './game-blocks.service.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';

@Controller('games/:id/blocks')
export class GameBlocksController {
  constructor(private readonly blocks: GameBlocks) {}

  @Get()
  @Endpoint({
    summary: 'The players blocked from a game',
    description: 'For its creator and admins.',
    answers: [200, v.array(blockedPlayerSchema)],
    errors: ['not_found', 'forbidden'],
    caller: 'session',
  })
  list(@Param('id', IdPipe) id: number, @CurrentUser() caller: SessionOwner): Promise<BlockedPlayer[]> {
    return this.blocks.of(id, caller);
  }

  @Put(':username')
  @Endpoint({
    summary: 'Blocks a player from a game',
    description: 'By its creator or an admin. Running play sessions of the player end.',
    answers: [204],
    errors: ['not_found', 'forbidden'],
    caller: 'session',
  })
  block(
    @Param('id', IdPipe) id: number,
    @Param('username') username: string,
    @CurrentUser() caller: SessionOwner,
  ): Promise<void> {
    return this.blocks.block(id, username, caller);
  }

  @Delete(':username')
  @Endpoint({
    summary: 'Lets a blocked player back in',
    description: 'By the creator of the game or an admin.',
    answers: [204],
    errors: ['not_found', 'forbidden'],
    caller: 'session',
  })
  unblock(
    @Param('id', IdPipe) id: number,
    @Param('username') username: string,
    @CurrentUser() caller: SessionOwner,
  ): Promise<void> {
    return this.blocks.unblock(id, username, caller);
  }
}
