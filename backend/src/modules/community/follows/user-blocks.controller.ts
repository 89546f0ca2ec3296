import * as v from 'valibot';
import { followedPlayerSchema, type FollowedPlayer } from '@gamegeek/contracts/follows/follows.schemas.js';
import { PageQueryDto } from '@gamegeek/contracts/paging/page-query.dto.js';
import { Controller, Delete, Get, Param, Put, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { setPagingHeaders, sliceOf } from '../../../core/http/input/paging.js';
import { CurrentUser } from '../../auth/sessions/caller.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import { UserBlocks } from './user-blocks.service.js';

const PAGE_SIZE = 20;

@Controller()
export class UserBlocksController {
  constructor(private readonly blocks: UserBlocks) {}

  @Put('users/:username/block')
  @Endpoint({
    summary: 'Blocks a player',
    description:
      'Both stop following each other and cannot follow again, and neither gets notices and invitations from the other. The player is not told.',
    answers: [204],
    errors: ['not_found', 'forbidden', 'quota_exceeded'],
    caller: 'session',
  })
  block(@Param('username') username: string, @CurrentUser() { userId }: SessionOwner): Promise<void> {
    return this.blocks.block(userId, username);
  }

  @Delete('users/:username/block')
  @Endpoint({ summary: 'Unblocks a player', answers: [204], errors: ['not_found'], caller: 'session' })
  unblock(@Param('username') username: string, @CurrentUser() { userId }: SessionOwner): Promise<void> {
    return this.blocks.unblock(userId, username);
  }

  @Get('user/blocked')
  @Endpoint({
    summary: 'The players whom the user has blocked, the newest first',
    query: PageQueryDto,
    answers: [200, v.array(followedPlayerSchema)],
    caller: 'session',
    paged: true,
  })
  async list(
    @CurrentUser() { userId }: SessionOwner,
    @Query() { page, limit = PAGE_SIZE }: PageQueryDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<FollowedPlayer[]> {
    const [players, total] = await this.blocks.list(userId, sliceOf({ page, limit }));
    setPagingHeaders(request, response, { page, limit, total });
    return players;
  }
}
