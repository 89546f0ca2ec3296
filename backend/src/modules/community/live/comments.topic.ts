import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { CommentChanges, CommentCount } from '@gamegeek/contracts/community/comments.types.js';
import { commentsTopic, parseCommentsTopic, type CommentsTopic } from '@gamegeek/contracts/live/topics.js';
import { mergeCommentChanges } from '@gamegeek/rules/comments/comment-changes.js';
import { EventStream } from '../../../core/events/event-stream.js';
import { LiveTopics } from '../../../core/live/live-topics.js';
import { TopicRegistry, type TopicDefinition } from '../../../core/live/topic-registry.js';
import { GameDirectory } from '../../games/index.js';
import { CommentReader } from '../comments/comment-reader.js';
import { COMMENTS_TOPIC } from './topic-descriptions.js';

/** `comments:{gameId}`: comments as they come, are edited and go. */
@Injectable()
export class CommentsTopicDefinition implements TopicDefinition<CommentsTopic>, OnModuleInit {
  readonly name = 'comments';
  readonly described = COMMENTS_TOPIC;

  constructor(
    private readonly registry: TopicRegistry,
    private readonly live: LiveTopics,
    private readonly events: EventStream,
    private readonly games: GameDirectory,
    private readonly reader: CommentReader,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
    this.games.onChange((gameId) => this.live.reset(commentsTopic(gameId)));
    this.events.on('comments.changed', ({ payload: { gameId, changes } }) => {
      const topic = commentsTopic(gameId);
      if (this.live.isWatched(topic)) this.live.change(this, topic, changes);
    });
    this.events.on('comments.restored', ({ payload }) => this.live.reset(commentsTopic(payload.gameId)));
    // Any page may show the old name, and the comments of an account that was deleted.
    this.events.on('user.renamed', ({ payload }) => void this.resetPagesWith(payload.userId));
  }

  parse(text: string): CommentsTopic | undefined {
    const gameId = parseCommentsTopic(text);
    return gameId === undefined ? undefined : commentsTopic(gameId);
  }

  async refuse(topic: CommentsTopic) {
    const gameId = parseCommentsTopic(topic);
    if (gameId !== undefined && (await this.games.exists(gameId))) return undefined;
    return { code: 'unknown_topic' as const, message: 'There is no such game.' };
  }

  snapshot(topic: CommentsTopic): Promise<CommentCount> {
    return this.reader.count(parseCommentsTopic(topic) ?? 0);
  }

  merge(earlier: CommentChanges, later: CommentChanges): CommentChanges {
    return mergeCommentChanges(earlier, later);
  }

  private async resetPagesWith(userId: string): Promise<void> {
    const watched = this.live.watchedTopics().flatMap((topic) => parseCommentsTopic(topic) ?? []);
    if (watched.length === 0) return;
    // When it cannot be known which pages show them, all are read again.
    const concerned = await this.reader.gamesOf(userId, watched).catch(() => watched);
    for (const gameId of concerned) this.live.reset(commentsTopic(gameId));
  }
}
