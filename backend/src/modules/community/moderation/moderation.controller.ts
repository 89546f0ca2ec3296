import { Body, Controller, Get, HttpCode, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import { ActDto } from '@gamegeek/contracts/community/moderation/act.dto.js';
import { QUEUE_PAGE_SIZE } from '@gamegeek/contracts/community/moderation/moderation-limits.js';
import type { LoggedAct, QueueItem } from '@gamegeek/contracts/community/moderation/moderation.types.js';
import { QueueDto } from '@gamegeek/contracts/community/moderation/queue.dto.js';
import { PageQueryDto } from '@gamegeek/contracts/paging/page-query.dto.js';
import type { Request, Response } from 'express';
import { setPagingHeaders, sliceOf } from '../../../core/http/paging.js';
import { Documented } from '../../../core/openapi/documented.js';
import { listOf } from '../../../core/openapi/schemas.js';
import { AdminGuard, CurrentUser, type SessionOwner } from '../../auth/index.js';
import { Acts } from './acts.service.js';
import { LogReader } from './log-reader.js';
import { LOGGED_ACT, QUEUE_ITEM } from './moderation.schemas.js';
import { Queue } from './queue.service.js';

/** For admins: what was reported, what can be done about it, and what has been done. */
@Controller('admin')
@UseGuards(AdminGuard)
export class ModerationController {
  constructor(
    private readonly queue: Queue,
    private readonly acts: Acts,
    private readonly log: LogReader,
  ) {}

  @Get('queue')
  @Documented({
    summary: 'What has been reported',
    query: QueueDto,
    answers: [200, listOf(QUEUE_ITEM)],
    errors: ['forbidden'],
    signedIn: true,
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
  @Documented({
    summary: 'Decides on what was reported',
    body: ActDto,
    answers: [200, QUEUE_ITEM],
    errors: ['forbidden', 'not_found'],
    signedIn: true,
  })
  @HttpCode(200)
  act(@Body() dto: ActDto, @CurrentUser() admin: SessionOwner): Promise<QueueItem> {
    return this.acts.act(dto, admin);
  }

  @Get('log')
  @Documented({
    summary: 'What those who look after the site have done',
    query: PageQueryDto,
    answers: [200, listOf(LOGGED_ACT)],
    errors: ['forbidden'],
    signedIn: true,
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
