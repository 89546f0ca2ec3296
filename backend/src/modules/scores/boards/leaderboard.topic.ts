import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type LeaderboardChanges, type LeaderboardSnapshot } from '@gamegeek/contracts/live/live-events.js';
import {
  leaderboardTopic,
  parseLeaderboardTopic,
  type Board,
  type LeaderboardTopic,
} from '@gamegeek/contracts/live/topics.js';
import type { BoardRows } from '@gamegeek/contracts/live/watch-options.js';
import type { LeaderboardEntry } from '@gamegeek/contracts/scores/scores.types.js';
import { DatabaseClock } from '../../../core/database/database-clock.js';
import { EventStream } from '../../../core/events/event-stream.js';
import { LiveTopics } from '../../../core/live/live-topics.js';
import { TopicRegistry, type TopicDefinition, type Visitor } from '../../../core/live/topic-registry.js';
import { boardId, currentBoard, type BoardOfWeek } from '../shared/board.js';
import { BoardWindows } from './top-rows.cache.js';
import { GameDirectory } from '../../games/index.js';
import { LEADERBOARD_TOPIC } from './leaderboard-topic.description.js';

/** `leaderboard:{gameId or global}:{all or week}`: the first rows of a board, as many as a watcher wants, moving. */
@Injectable()
export class LeaderboardTopicDefinition implements TopicDefinition<LeaderboardTopic>, OnModuleInit {
  readonly name = 'leaderboard';
  readonly described = LEADERBOARD_TOPIC;
  readonly takesRows = true;

  constructor(
    private readonly registry: TopicRegistry,
    private readonly live: LiveTopics,
    private readonly windows: BoardWindows,
    private readonly games: GameDirectory,
    private readonly events: EventStream,
    private readonly clock: DatabaseClock,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
    this.windows.keepWhile((board) => this.isWatched(board));
    this.windows.onChange((board, upserts, total, resized) => {
      // A score of the old week may still arrive after the new one has begun; nobody watches that board any more.
      if (boardId(board) !== boardId(currentBoard(board, this.clock))) return;
      const topic = leaderboardTopic(board.scope, board.period);
      for (const rows of this.live.watchedRows(topic)) {
        const within = this.withTimeout(board, upserts, rows);
        if (within.length === 0 && !resized) continue;
        this.live.changeRows(this, topic, { upserts: within, total, watching: this.live.watching(topic) }, rows);
      }
    });
    // Rows by the old name may be on their way, so nobody is told of the new one by a patch.
    this.windows.onRename((renamed) =>
      this.reset((board) => boardId(currentBoard(board, this.clock)) === boardId(renamed)),
    );
    this.windows.onFall((fallen) => {
      const topic = leaderboardTopic(fallen.scope, fallen.period);
      if (boardId(currentBoard(fallen, this.clock)) === boardId(fallen)) this.live.dropAndReset(topic);
    });
    // A hidden game's board is there for nobody: whoever watches asks again, and is told so.
    this.games.onChange((gameId) => this.reset(({ scope }) => scope === gameId));
    this.clock.onNewWeek(() => this.reset((board) => board.period === 'week'));
    this.events.on('boards.rebuilt', () => this.reset(() => true));
  }

  parse(text: string): LeaderboardTopic | undefined {
    const board = parseLeaderboardTopic(text);
    return board && leaderboardTopic(board.scope, board.period);
  }

  async refuse(topic: LeaderboardTopic) {
    const scope = parseLeaderboardTopic(topic)?.scope;
    if (scope === 'global' || (scope !== undefined && (await this.games.exists(scope)))) return undefined;
    return { code: 'unknown_topic' as const, message: 'There is no such game.' };
  }

  async snapshot(topic: LeaderboardTopic, _visitor: Visitor, rows: BoardRows): Promise<LeaderboardSnapshot> {
    const board = parseLeaderboardTopic(topic);
    if (!board) throw new Error('not a board');
    const { entries, total } = await this.windows.get(board);
    return { entries: entries.slice(0, rows), total, watching: this.live.watching(topic) };
  }

  /** Not the board of a week that is over: its watchers have the present week. */
  private isWatched(board: BoardOfWeek): boolean {
    const topic = leaderboardTopic(board.scope, board.period);
    return boardId(board) === boardId(currentBoard(board, this.clock)) && this.live.watchedRows(topic).length > 0;
  }

  private reset(concerned: (board: Board) => boolean): void {
    for (const topic of this.live.watchedTopics()) {
      const board = parseLeaderboardTopic(topic);
      if (board && concerned(board)) this.live.reset(topic);
    }
  }

  merge(earlier: LeaderboardChanges, later: LeaderboardChanges): LeaderboardChanges {
    const newest = new Map([...earlier.upserts, ...later.upserts].map((entry) => [entry.userId, entry]));
    return { ...later, upserts: [...newest.values()] };
  }

  /** With the ranks that hold now; rows that others have pushed out of the first ones again are left out. */
  finalize(topic: LeaderboardTopic, changes: LeaderboardChanges, rows: BoardRows): LeaderboardChanges {
    const board = parseLeaderboardTopic(topic);
    if (!board || changes.upserts.length === 0) return changes;
    return { ...changes, upserts: this.withTimeout(board, changes.upserts, rows) };
  }

  /** The present rows of these players, those of the first `rows` only. */
  private withTimeout(board: Board, upserts: LeaderboardEntry[], rows: BoardRows): LeaderboardEntry[] {
    const window = this.windows.peek(board);
    if (!window) return upserts;
    const players = new Set(upserts.map(({ userId }) => userId));
    return window.entries.slice(0, rows).filter(({ userId }) => players.has(userId));
  }

  watching(topic: LeaderboardTopic, watching: number): LeaderboardChanges | undefined {
    const board = parseLeaderboardTopic(topic);
    const window = board && this.windows.peek(board);
    return window && { upserts: [], total: window.total, watching };
  }
}
