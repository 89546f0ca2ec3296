import type { OnModuleInit } from '@nestjs/common';
import {
  commentChangesSchema,
  commentCountSchema,
  type CommentChanges,
  type CommentCount,
} from '@gamegeek/contracts/comments/comments.schemas.js';
import { commentsTopic, parseCommentsTopic, type CommentsTopic } from '@gamegeek/contracts/live/topics.js';
import { mergeCommentChanges } from '@gamegeek/rules/comments/comment-changes.js';
import type { StreamedEvent } from '../../../core/events/event-stream.service.js';
import { LiveTopics } from '../../../core/live/live-topics.service.js';
import type { Refusal, TopicDefinition, TopicDescription, Visitor } from '../../../core/live/topic-registry.service.js';
import { GameDirectory } from '../../games/directory/game-directory.service.js';
import { CommentReadRepository } from './comment-read.repository.js';
import { TopicFamily } from '../../../core/live/topic-family.decorator.js';
import { OnEvent } from '../../../core/events/on-event.decorator.js';

const DESCRIPTION: TopicDescription = {
  topic: 'comments:{gameId}',
  summary: 'Comments on a game: created, updated and deleted ones.',
  snapshot: commentCountSchema,
  changes: commentChangesSchema,
};

/** `comments:{gameId}`: changes of the comments on a game. */
@TopicFamily()
export class CommentsTopicDefinition implements TopicDefinition<CommentsTopic>, OnModuleInit {
  readonly name = 'comments';
  readonly described = DESCRIPTION;

  constructor(
    private readonly live: LiveTopics,
    private readonly games: GameDirectory,
    private readonly comments: CommentReadRepository,
  ) {}

  onModuleInit(): void {
    this.games.onChange((gameId) => void this.live.recheck(commentsTopic(gameId)));
  }

  @OnEvent('comments.changed')
  onCommentsChanged({ payload: { gameId, changes } }: StreamedEvent<'comments.changed'>): void {
    const topic = commentsTopic(gameId);
    if (this.live.isWatched(topic)) this.live.change(this, topic, changes);
  }

  @OnEvent('comments.restored')
  onCommentsRestored({ payload }: StreamedEvent<'comments.restored'>): void {
    this.live.reset(commentsTopic(payload.gameId));
  }

  // Any page may show the old name; deleting an account renames it, too.
  @OnEvent('user.renamed')
  onUserRenamed({ payload }: StreamedEvent<'user.renamed'>): void {
    void this.resetTopicsOf(payload.userId);
  }

  parse(text: string): CommentsTopic | undefined {
    const gameId = parseCommentsTopic(text);
    return gameId === undefined ? undefined : commentsTopic(gameId);
  }

  refuse(topic: CommentsTopic, visitor: Visitor): Promise<Refusal | undefined> {
    return this.games.refuseWatch(parseCommentsTopic(topic), visitor);
  }

  snapshot(topic: CommentsTopic): Promise<CommentCount> {
    return this.comments.count(parseCommentsTopic(topic) ?? 0);
  }

  merge(earlier: CommentChanges, later: CommentChanges): CommentChanges {
    return mergeCommentChanges(earlier, later);
  }

  private async resetTopicsOf(userId: string): Promise<void> {
    const watched = this.live.watchedTopics().flatMap((topic) => parseCommentsTopic(topic) ?? []);
    if (watched.length === 0) return;
    // If the query fails, all watched topics are reset.
    const affected = await this.comments.gamesOf(userId, watched).catch(() => watched);
    for (const gameId of affected) this.live.reset(commentsTopic(gameId));
  }
}
