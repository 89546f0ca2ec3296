import {
  INBOX_PAGE_SIZE,
  inboxPageSchema,
  unreadNoticesSchema,
  type InboxPage,
} from '@gamegeek/contracts/inbox/inbox.schemas.js';
import { Body, Controller, Delete, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { PageQueryDto } from '@gamegeek/contracts/paging/page-query.dto.js';
import { ReadNoticesDto } from '@gamegeek/contracts/inbox/inbox.dto.js';
import type { Request, Response } from 'express';
import { notFound, validationFailed } from '../../../core/errors/app-error.js';
import { LargeIdPipe } from '../../../core/http/input/id.pipe.js';
import { setPagingHeaders, sliceOf } from '../../../core/http/input/paging.js';
import { CurrentUser } from '../../auth/sessions/caller.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import { InboxService } from './inbox.service.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';

@Controller('user/inbox')
export class InboxController {
  constructor(private readonly inbox: InboxService) {}

  @Get()
  @Endpoint({
    summary: 'The notices of the signed-in user, newest first',
    query: PageQueryDto,
    answers: [200, inboxPageSchema],
    caller: 'session',
    paged: true,
  })
  async list(
    @Query() query: PageQueryDto,
    @CurrentUser() { userId }: SessionOwner,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<InboxPage> {
    const page = { page: query.page, limit: query.limit ?? INBOX_PAGE_SIZE };
    const inbox = await this.inbox.page(userId, sliceOf(page));
    setPagingHeaders(request, response, { ...page, total: inbox.total });
    return inbox;
  }

  @Post('read')
  @Endpoint({
    summary: 'Marks notices as read',
    body: ReadNoticesDto,
    answers: [200, unreadNoticesSchema],
    caller: 'session',
  })
  async read(
    @Body() { up_to: upTo, ids }: ReadNoticesDto,
    @CurrentUser() { userId }: SessionOwner,
  ): Promise<{ unread: number }> {
    if ((upTo === undefined) === (ids === undefined)) {
      throw validationFailed({ up_to: ['Say which notices are read, by up_to or by ids'] });
    }
    return { unread: ids ? await this.inbox.markRead(userId, ids) : await this.inbox.markReadUpTo(userId, upTo ?? 0) };
  }

  @Delete(':id')
  @Endpoint({ summary: 'Removes a notice', answers: [204], errors: ['not_found'], caller: 'session' })
  async delete(@Param('id', LargeIdPipe) id: number, @CurrentUser() { userId }: SessionOwner): Promise<void> {
    if (!(await this.inbox.delete(userId, id))) throw notFound('This notice');
  }
}
