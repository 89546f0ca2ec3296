import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req, Res, UseGuards } from '@nestjs/common';
import { COMMENTS_PAGE_SIZE } from '@gamegeek/contracts/community/comment-limits.js';
import { CommentDto, ListCommentsDto } from '@gamegeek/contracts/community/comment.dto.js';
import type { Comment, CommentsPage } from '@gamegeek/contracts/community/comments.types.js';
import type { Request, Response } from 'express';
import { IdPipe } from '../../../core/http/id.pipe.js';
import { setPagingHeaders } from '../../../core/http/paging.js';
import { Documented } from '../../../core/openapi/documented.js';
import { CurrentUser, OptionalSession, SessionGuard, VoiceGuard, type SessionOwner } from '../../auth/index.js';
import { COMMENT, COMMENTS_PAGE } from './comments.schemas.js';
import { Comments } from './comments.service.js';

@Controller('games/:id/comments')
export class CommentsController {
  constructor(private readonly comments: Comments) {}

  @Get()
  @UseGuards(OptionalSession)
  @Documented({
    summary: 'What people say of a game, or the page around a comment',
    query: ListCommentsDto,
    answers: [200, COMMENTS_PAGE],
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
  @UseGuards(VoiceGuard)
  @Documented({
    summary: 'Says something of a game',
    body: CommentDto,
    answers: [201, COMMENT],
    errors: ['not_found', 'forbidden'],
    signedIn: true,
  })
  post(
    @Param('id', IdPipe) gameId: number,
    @Body() { content }: CommentDto,
    @CurrentUser() caller: SessionOwner,
  ): Promise<Comment> {
    return this.comments.post(gameId, content, caller);
  }

  @Put(':commentId')
  @UseGuards(VoiceGuard)
  @Documented({
    summary: 'Changes one’s comment',
    description: 'By its author.',
    body: CommentDto,
    answers: [200, COMMENT],
    errors: ['not_found', 'forbidden'],
    signedIn: true,
  })
  edit(
    @Param('id', IdPipe) gameId: number,
    @Param('commentId', IdPipe) id: number,
    @Body() { content }: CommentDto,
    @CurrentUser() caller: SessionOwner,
  ): Promise<Comment> {
    return this.comments.edit({ gameId, id }, content, caller);
  }

  @Delete(':commentId')
  @UseGuards(SessionGuard)
  @Documented({
    summary: 'Deletes a comment',
    description: 'By its author or an admin.',
    answers: [204],
    errors: ['not_found', 'forbidden'],
    signedIn: true,
  })
  @HttpCode(204)
  async delete(
    @Param('id', IdPipe) gameId: number,
    @Param('commentId', IdPipe) id: number,
    @CurrentUser() caller: SessionOwner,
  ): Promise<void> {
    await this.comments.delete({ gameId, id }, caller);
  }
}
