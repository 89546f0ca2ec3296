import type { OnModuleInit } from '@nestjs/common';
import { dailyBoardTopic, parseDailyBoardTopic, type DailyBoardTopic } from '@gamegeek/contracts/daily/daily-topic.js';
import type { BoardRows } from '@gamegeek/contracts/live/watch-options.js';
import {
  leaderboardChangesSchema,
  leaderboardSnapshotSchema,
  type LeaderboardChanges,
  type LeaderboardSnapshot,
} from '@gamegeek/contracts/scores/scores.schemas.js';
import { DatabaseClock } from '../../../core/database/database-clock.service.js';
import type { StreamedEvent } from '../../../core/events/event-stream.service.js';
import { OnEvent } from '../../../core/events/on-event.decorator.js';
import { TransactionalPublisher } from '../../../core/events/transactional-publisher.service.js';
import { LiveTopics } from '../../../core/live/live-topics.service.js';
import { TopicFamily } from '../../../core/live/topic-family.decorator.js';
import type { Refusal, TopicDefinition, TopicDescription } from '../../../core/live/topic-registry.service.js';
import { mergeBoardChanges } from '../boards/merge-board-changes.js';
import { DailyBoards } from './daily-boards.service.js';
import { dailyFinished } from './daily-boards.events.js';

const DESCRIPTION: TopicDescription = {
  topic: 'leaderboard:daily:{day}',
  summary: 'The board of the daily of a day (UTC), such as `leaderboard:daily:2026-11-30`. Like other boards.',
  snapshot: leaderboardSnapshotSchema,
  changes: leaderboardChangesSchema,
};

/** `leaderboard:daily:{day}`: the first rows of the board of a day. */
@TopicFamily()
export class DailyBoardTopicDefinition implements TopicDefinition<DailyBoardTopic>, OnModuleInit {
  readonly name = 'daily-board';
  readonly described = DESCRIPTION;
  readonly takesRows = true;

  constructor(
    private readonly live: LiveTopics,
    private readonly boards: DailyBoards,
    private readonly clock: DatabaseClock,
    private readonly publisher: TransactionalPublisher,
  ) {}

  onModuleInit(): void {
    this.publisher.register('daily.finished', { payload: dailyFinished, load: (payloads) => payloads });
  }

  @OnEvent('daily.finished')
  onFinished({ payload: { day, userId } }: StreamedEvent<'daily.finished'>): void {
    const topic = dailyBoardTopic(day);
    if (this.live.watchedRows(topic).length > 0) void this.show(topic, day, userId);
  }

  // Boards are small enough to be read again.
  @OnEvent('scores.removed')
  onScoresRemoved(): void {
    this.resetAll();
  }

  @OnEvent('user.renamed')
  onUserRenamed(): void {
    this.resetAll();
  }

  parse(text: string): DailyBoardTopic | undefined {
    const day = parseDailyBoardTopic(text);
    return day === undefined ? undefined : dailyBoardTopic(day);
  }

  refuse(topic: DailyBoardTopic): Refusal | undefined {
    const day = parseDailyBoardTopic(topic);
    if (day !== undefined && day <= this.clock.starts.day) return undefined;
    return { code: 'unknown_topic', message: 'There is no such board.' };
  }

  async snapshot(topic: DailyBoardTopic, _visitor: unknown, rows: BoardRows): Promise<LeaderboardSnapshot> {
    const { entries, total } = await this.boards.top(parseDailyBoardTopic(topic) ?? '', rows);
    return { entries, total, watching: this.live.watching(topic) };
  }

  merge(earlier: LeaderboardChanges, later: LeaderboardChanges): LeaderboardChanges {
    return mergeBoardChanges(earlier, later);
  }

  private async show(topic: DailyBoardTopic, day: string, userId: string): Promise<void> {
    try {
      const { entry, total } = await this.boards.rowOf(day, userId);
      for (const rows of this.live.watchedRows(topic)) {
        const upserts = entry && entry.rank <= rows ? [entry] : [];
        this.live.changeRows(this, topic, { upserts, total, watching: this.live.watching(topic) }, rows);
      }
    } catch {
      // Watchers read it again.
      this.live.reset(topic);
    }
  }

  private resetAll(): void {
    for (const topic of this.live.watchedTopics())
      if (parseDailyBoardTopic(topic) !== undefined) this.live.reset(topic);
  }
}
