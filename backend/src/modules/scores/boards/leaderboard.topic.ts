import type { OnModuleInit } from '@nestjs/common';
import {
  type LeaderboardChanges,
  type LeaderboardEntry,
  type LeaderboardSnapshot,
  leaderboardChangesSchema,
  leaderboardSnapshotSchema,
} from '@gamegeek/contracts/scores/scores.schemas.js';
import {
  leaderboardTopic,
  parseLeaderboardTopic,
  type Board,
  type LeaderboardTopic,
} from '@gamegeek/contracts/live/topics.js';
import { PERIODS } from '@gamegeek/contracts/scores/period.js';
import type { BoardRows } from '@gamegeek/contracts/live/watch-options.js';
import { DatabaseClock } from '../../../core/database/database-clock.service.js';
import { LiveTopics } from '../../../core/live/live-topics.service.js';
import type { Refusal, TopicDefinition, Visitor, TopicDescription } from '../../../core/live/topic-registry.service.js';
import { boardId, currentBoard, type BoardOfWeek } from '../shared/board.js';
import { TopRowsCache } from './top-rows.cache.js';
import { GameDirectory } from '../../games/directory/game-directory.service.js';
import { TrialScores } from '../trials/trial-scores.service.js';
import { TopicFamily } from '../../../core/live/topic-family.decorator.js';
import { OnEvent } from '../../../core/events/on-event.decorator.js';

const LEADERBOARD_TOPIC: TopicDescription = {
  topic: 'leaderboard:{gameId or global}:{all or week}',
  summary:
    'A board: its first 100 rows, or 10 if `watch` requests them. A patch contains the current entries of changed players; sort by score, then by time, then by id.',
  snapshot: leaderboardSnapshotSchema,
  changes: leaderboardChangesSchema,
};

/** `leaderboard:{gameId or global}:{all or week}`: the first rows of a board, as many as a watcher requests. */
@TopicFamily()
export class LeaderboardTopicDefinition implements TopicDefinition<LeaderboardTopic>, OnModuleInit {
  readonly name = 'leaderboard';
  readonly described = LEADERBOARD_TOPIC;
  readonly takesRows = true;

  constructor(
    private readonly live: LiveTopics,
    private readonly topRows: TopRowsCache,
    private readonly games: GameDirectory,
    private readonly clock: DatabaseClock,
    private readonly trials: TrialScores,
  ) {}

  onModuleInit(): void {
    this.topRows.keepWhile((board) => this.isWatched(board));
    this.topRows.onChange((board, upserts, total, resized) => {
      // Scores of the previous week may arrive after the new week has begun; that board has no watchers.
      if (boardId(board) !== boardId(currentBoard(board, this.clock))) return;
      const topic = leaderboardTopic(board.scope, board.period);
      for (const rows of this.live.watchedRows(topic)) {
        const within = this.currentRows(board, upserts, rows);
        if (within.length === 0 && !resized) continue;
        this.live.changeRows(this, topic, { upserts: within, total, watching: this.live.watching(topic) }, rows);
      }
    });
    this.topRows.onDrop((dropped) => {
      const topic = leaderboardTopic(dropped.scope, dropped.period);
      if (boardId(currentBoard(dropped, this.clock)) === boardId(dropped)) this.live.dropAndReset(topic);
    });
    this.games.onChange((gameId) => {
      for (const period of PERIODS) {
        const topic = leaderboardTopic(gameId, period);
        void this.live.recheck(topic);
        // When the game is listed, they watch the board of all players.
        this.live.reset(topic, trialRoom(topic));
      }
    });
    this.trials.onStored((gameId) => this.resetTrials(gameId));
    this.clock.onNewWeek(() => this.reset((board) => board.period === 'week'));
  }

  @OnEvent('boards.rebuilt')
  onBoardsRebuilt(): void {
    this.reset(() => true);
  }

  parse(text: string): LeaderboardTopic | undefined {
    const board = parseLeaderboardTopic(text);
    return board && leaderboardTopic(board.scope, board.period);
  }

  async refuse(topic: LeaderboardTopic, visitor: Visitor): Promise<Refusal | undefined> {
    const scope = parseLeaderboardTopic(topic)?.scope;
    return scope === 'global' ? undefined : this.games.refuseWatch(scope, visitor);
  }

  /** Those who try a game out watch the trial board, in a room that changes of the board do not reach. */
  room(topic: LeaderboardTopic, visitor: Visitor): string {
    const scope = parseLeaderboardTopic(topic)?.scope;
    return typeof scope === 'number' && this.games.cachedTrial(scope, visitor) ? trialRoom(topic) : topic;
  }

  async snapshot(
    topic: LeaderboardTopic,
    _visitor: Visitor,
    rows: BoardRows,
    room: string = topic,
  ): Promise<LeaderboardSnapshot> {
    const board = parseLeaderboardTopic(topic);
    if (!board) throw new Error('not a board');
    if (typeof board.scope === 'number' && room === trialRoom(topic)) {
      const slice = { offset: 0, limit: rows };
      const { entries, total } = await this.trials.entries(board.scope, board.period, slice);
      return { entries, total, watching: this.live.watching(topic) };
    }
    const { entries, total } = await this.topRows.get(board);
    return { entries: entries.slice(0, rows), total, watching: this.live.watching(topic) };
  }

  /** Watchers of a weekly board watch the current week. */
  private isWatched(board: BoardOfWeek): boolean {
    const topic = leaderboardTopic(board.scope, board.period);
    return boardId(board) === boardId(currentBoard(board, this.clock)) && this.live.watchedRows(topic).length > 0;
  }

  /** Some watch the board since before the game was hidden. */
  private resetTrials(gameId: number): void {
    for (const period of PERIODS) {
      const topic = leaderboardTopic(gameId, period);
      this.live.reset(topic);
      this.live.reset(topic, trialRoom(topic));
    }
  }

  private reset(matches: (board: Board) => boolean): void {
    for (const topic of this.live.watchedTopics()) {
      const board = parseLeaderboardTopic(topic);
      if (board && matches(board)) this.live.reset(topic);
    }
  }

  merge(earlier: LeaderboardChanges, later: LeaderboardChanges): LeaderboardChanges {
    const newest = new Map([...earlier.upserts, ...later.upserts].map((entry) => [entry.userId, entry]));
    return { ...later, upserts: [...newest.values()] };
  }

  /** Replaces rows by their current state; rows that have left the first `rows` are dropped. */
  finalize(topic: LeaderboardTopic, changes: LeaderboardChanges, rows: BoardRows): LeaderboardChanges {
    const board = parseLeaderboardTopic(topic);
    if (!board || changes.upserts.length === 0) return changes;
    return { ...changes, upserts: this.currentRows(board, changes.upserts, rows) };
  }

  /** The current rows of these players among the first `rows`. */
  private currentRows(board: Board, upserts: LeaderboardEntry[], rows: BoardRows): LeaderboardEntry[] {
    const top = this.topRows.peek(board);
    if (!top) return upserts;
    const players = new Set(upserts.map(({ userId }) => userId));
    return top.entries.slice(0, rows).filter(({ userId }) => players.has(userId));
  }

  watching(topic: LeaderboardTopic, watching: number): LeaderboardChanges | undefined {
    const board = parseLeaderboardTopic(topic);
    const top = board && this.topRows.peek(board);
    return top && { upserts: [], total: top.total, watching };
  }
}

const trialRoom = (topic: LeaderboardTopic): string => `${topic} trial`;
