import {
  commentSchema,
  commentsPageSchema,
  type Comment,
  type CommentsPage,
} from '@gamegeek/contracts/comments/comments.schemas.js';
import { Body, Controller, Delete, Get, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { COMMENTS_PAGE_SIZE } from '@gamegeek/contracts/comments/comment-limits.js';
import { CommentDto, ListCommentsDto } from '@gamegeek/contracts/comments/comment.dto.js';
import type { Request, Response } from 'express';
import { IdPipe } from '../../../core/http/input/id.pipe.js';
import { setPagingHeaders } from '../../../core/http/input/paging.js';
import { CurrentUser } from '../../auth/sessions/caller.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import { CommentsService } from './comments.service.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';

@Controller('games/:id/comments')
export class CommentsController {
  constructor(private readonly comments: CommentsService) {}

  @Get()
  @Endpoint({
    summary: 'The comments on a game, or the page around a comment',
    query: ListCommentsDto,
    answers: [200, commentsPageSchema],
    errors: ['not_found'],
    paged: true,
  })
  async list(
    @Param('id', IdPipe) gameId: number,
    @Query() query: ListCommentsDto,
    @CurrentUser() caller: SessionOwner | undefined,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CommentsPage> {
    const { sort, around, page, limit = COMMENTS_PAGE_SIZE } = query;
    const answer =
      around === undefined
        ? await this.comments.page(gameId, sort, { page, limit }, caller)
        : await this.comments.around(gameId, sort, { id: around, limit }, caller);
    setPagingHeaders(request, response, answer);
    return answer;
  }

  @Post()
  @Endpoint({
    summary: 'Posts a comment on a game',
    body: CommentDto,
    answers: [201, commentSchema],
    errors: ['not_found', 'forbidden'],
    caller: 'unmuted',
  })
  post(
    @Param('id', IdPipe) gameId: number,
    @Body() { content }: CommentDto,
    @CurrentUser() caller: SessionOwner,
  ): Promise<Comment> {
    return this.comments.create(gameId, content, caller);
  }

  @Put(':commentId')
  @Endpoint({
    summary: 'Edits a comment',
    description: 'For its author.',
    body: CommentDto,
    answers: [200, commentSchema],
    errors: ['not_found', 'forbidden'],
    caller: 'unmuted',
  })
  edit(
    @Param('id', IdPipe) gameId: number,
    @Param('commentId', IdPipe) id: number,
    @Body() { content }: CommentDto,
    @CurrentUser() caller: SessionOwner,
  ): Promise<Comment> {
    return this.comments.update({ gameId, id }, content, caller);
  }

  @Delete(':commentId')
  @Endpoint({
    summary: 'Deletes a comment',
    description: 'For its author and admins.',
    answers: [204],
    errors: ['not_found', 'forbidden'],
    caller: 'session',
  })
  async delete(
    @Param('id', IdPipe) gameId: number,
    @Param('commentId', IdPipe) id: number,
    @CurrentUser() caller: SessionOwner,
  ): Promise<void> {
    await this.comments.delete({ gameId, id }, caller);
  }
}
