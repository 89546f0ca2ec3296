import * as v from 'valibot';
import {
  loggedActSchema,
  queueItemSchema,
  type LoggedAct,
  type QueueItem,
} from '@gamegeek/contracts/moderation/moderation.schemas.js';
import { Body, Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import { ActDto } from '@gamegeek/contracts/moderation/act.dto.js';
import { QUEUE_PAGE_SIZE } from '@gamegeek/contracts/moderation/moderation-limits.js';
import { QueueDto } from '@gamegeek/contracts/moderation/queue.dto.js';
import { PageQueryDto } from '@gamegeek/contracts/paging/page-query.dto.js';
import type { Request, Response } from 'express';
import { setPagingHeaders, sliceOf } from '../../../core/http/input/paging.js';
import { CurrentUser } from '../../auth/sessions/caller.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import { ModerationActions } from './moderation-actions.service.js';
import { ModerationLogRepository } from './moderation-log.repository.js';
import { ReportQueue } from './report-queue.service.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';

/** For admins: the report queue, actions and their log. */
@Controller('admin')
export class ModerationController {
  constructor(
    private readonly queue: ReportQueue,
    private readonly acts: ModerationActions,
    private readonly log: ModerationLogRepository,
  ) {}

  @Get('queue')
  @Endpoint({
    summary: 'The reported comments, games and scores',
    query: QueueDto,
    answers: [200, v.array(queueItemSchema)],
    errors: ['forbidden'],
    caller: 'admin',
    paged: true,
  })
  async list(
    @Query() query: QueueDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<QueueItem[]> {
    const page = { page: query.page, limit: query.limit ?? QUEUE_PAGE_SIZE };
    const { items, total } = await this.queue.page(query, sliceOf(page));
    setPagingHeaders(request, response, { ...page, total });
    return items;
  }

  @Post('acts')
  @Endpoint({
    summary: 'Takes a moderation action',
    body: ActDto,
    answers: [200, queueItemSchema],
    errors: ['forbidden', 'not_found'],
    caller: 'admin',
  })
  act(@Body() dto: ActDto, @CurrentUser() admin: SessionOwner): Promise<QueueItem> {
    return this.acts.act(dto, admin);
  }

  @Get('log')
  @Endpoint({
    summary: 'The log of moderation actions',
    query: PageQueryDto,
    answers: [200, v.array(loggedActSchema)],
    errors: ['forbidden'],
    caller: 'admin',
    paged: true,
  })
  async history(
    @Query() query: PageQueryDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LoggedAct[]> {
    const page = { page: query.page, limit: query.limit ?? QUEUE_PAGE_SIZE };
    const { acts, total } = await this.log.page(sliceOf(page));
    setPagingHeaders(request, response, { ...page, total });
    return acts;
  }
}
