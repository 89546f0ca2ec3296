import * as v from 'valibot';
import {
  followedPlayerSchema,
  followStateSchema,
  type FollowedPlayer,
  type FollowState,
} from '@gamegeek/contracts/follows/follows.schemas.js';
import { PageQueryDto } from '@gamegeek/contracts/paging/page-query.dto.js';
import { Controller, Delete, Get, Param, Put, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { setPagingHeaders, sliceOf } from '../../../core/http/input/paging.js';
import { CurrentUser } from '../../auth/sessions/caller.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import { FollowsService } from './follows.service.js';

const PAGE_SIZE = 20;

@Controller()
export class FollowsController {
  constructor(private readonly follows: FollowsService) {}

  @Put('users/:username/follow')
  @Endpoint({
    summary: 'Follows a player',
    description: 'The player is not told by whom; profiles show the number of followers.',
    answers: [204],
    errors: ['not_found', 'forbidden', 'quota_exceeded'],
    caller: 'session',
  })
  follow(@Param('username') username: string, @CurrentUser() { userId }: SessionOwner): Promise<void> {
    return this.follows.follow(userId, username);
  }

  @Delete('users/:username/follow')
  @Endpoint({ summary: 'Stops following a player', answers: [204], errors: ['not_found'], caller: 'session' })
  unfollow(@Param('username') username: string, @CurrentUser() { userId }: SessionOwner): Promise<void> {
    return this.follows.unfollow(userId, username);
  }

  @Get('user/following')
  @Endpoint({
    summary: 'The players whom the user follows, the newest first',
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
    const [players, total] = await this.follows.list(userId, sliceOf({ page, limit }));
    setPagingHeaders(request, response, { page, limit, total });
    return players;
  }

  @Get('user/following/:username')
  @Endpoint({
    summary: 'Whether the user follows a player, or has blocked them',
    answers: [200, followStateSchema],
    errors: ['not_found'],
    caller: 'session',
  })
  state(@Param('username') username: string, @CurrentUser() { userId }: SessionOwner): Promise<FollowState> {
    return this.follows.state(userId, username);
  }
}
