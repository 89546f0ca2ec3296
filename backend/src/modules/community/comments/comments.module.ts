import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { GamesModule } from '../../games/games.module.js';
import { InboxModule } from '../inbox/inbox.module.js';
import { CommentModeration } from './comment-moderation.service.js';
import { CommentNotices } from './comment-notices.service.js';
import { CommentReadRepository } from './comment-read.repository.js';
import { CommentWriteRepository } from './comment-write.repository.js';
import { CommentsOutboxHandler } from './comments-outbox.handler.js';
import { CommentsController } from './comments.controller.js';
import { CommentsPersonalData } from './comments.personal-data.js';
import { CommentsService } from './comments.service.js';
import { CommentsTopicDefinition } from './comments.topic.js';

/** Comments on games. */
@Module({
  imports: [AuthModule, GamesModule, InboxModule],
  controllers: [CommentsController],
  providers: [
    CommentsService,
    CommentReadRepository,
    CommentWriteRepository,
    CommentsOutboxHandler,
    CommentsTopicDefinition,
    CommentNotices,
    CommentModeration,
    CommentsPersonalData,
  ],
  exports: [CommentModeration],
})
export class CommentsModule {}
