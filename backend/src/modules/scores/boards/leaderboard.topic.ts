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
import { COMMON_PERIODS, type Period } from '@gamegeek/contracts/scores/period.js';
import type { BoardFormat } from '@gamegeek/contracts/boards/board-format.schemas.js';
import { BoardDirectory, type ReadableBoard } from '../../games/directory/board-directory.service.js';
import { presentValue } from './leaderboard.presenter.js';
import { mergeBoardChanges } from './merge-board-changes.js';
import type { BoardRows } from '@gamegeek/contracts/live/watch-options.js';
import { DatabaseClock } from '../../../core/database/database-clock.service.js';
import { LiveTopics } from '../../../core/live/live-topics.service.js';
import type { Refusal, TopicDefinition, Visitor, TopicDescription } from '../../../core/live/topic-registry.service.js';
import { currentSpan, spanId, type BoardSpan, type CurrentBoard } from '../shared/board.js';
import { TopRowsCache } from './top-rows.cache.js';
import { GameDirectory } from '../../games/directory/game-directory.service.js';
import { TrialScores } from '../trials/trial-scores.service.js';
import { TopicFamily } from '../../../core/live/topic-family.decorator.js';
import { OnEvent } from '../../../core/events/on-event.decorator.js';

const LEADERBOARD_TOPIC: TopicDescription = {
  topic: 'leaderboard:{gameId or global}:{all or week}',
  summary:
    'A board: its first 100 rows, or 10 if `watch` requests them. A patch contains the current entries of changed players; sort by score, then by time, then by id. Other boards of a game are `leaderboard:{gameId}/{board}:{all, day, week or month}`; where `format` says that the lower value is better, sort by that.',
  snapshot: leaderboardSnapshotSchema,
  changes: leaderboardChangesSchema,
};

/** The topics of boards that are not main ones are known once somebody has asked for them. */
const MOST_KNOWN = 10_000;

/**
 * `leaderboard:{gameId or global}:{period}` and `leaderboard:{gameId}/{board}:{period}`: the first rows of a board, as
 * many as a watcher requests.
 */
@TopicFamily()
export class LeaderboardTopicDefinition implements TopicDefinition<LeaderboardTopic>, OnModuleInit {
  readonly name = 'leaderboard';
  readonly described = LEADERBOARD_TOPIC;
  readonly takesRows = true;
  /** What the topics of games stand for. */
  private readonly known = new Map<LeaderboardTopic, WatchedBoard>();
  /** The topics of boards by the ids of their current spans without a date. */
  private readonly topics = new Map<string, LeaderboardTopic>();

  constructor(
    private readonly live: LiveTopics,
    private readonly topRows: TopRowsCache,
    private readonly games: GameDirectory,
    private readonly boards: BoardDirectory,
    private readonly clock: DatabaseClock,
    private readonly trials: TrialScores,
  ) {}

  onModuleInit(): void {
    this.topRows.keepWhile((board) => this.isWatched(board));
    this.topRows.onChange((span, upserts, total, resized) => {
      // Scores of the previous week may arrive after the new week has begun; that board has no watchers.
      if (!this.isCurrent(span)) return;
      const topic = this.topicOf(span);
      for (const rows of this.live.watchedRows(topic)) {
        const within = this.currentRows(this.boardOf(topic), upserts, rows);
        if (within.length === 0 && !resized) continue;
        this.live.changeRows(this, topic, { upserts: within, total, watching: this.live.watching(topic) }, rows);
      }
    });
    this.topRows.onDrop((dropped) => {
      if (this.isCurrent(dropped)) this.live.dropAndReset(this.topicOf(dropped));
    });
    this.games.onChange((gameId) => {
      for (const topic of this.topicsOf(gameId)) void this.gameChanged(topic);
    });
    this.trials.onStored((gameId) => {
      for (const topic of this.topicsOf(gameId)) {
        // Some watch the board since before the game was hidden.
        this.live.reset(topic);
        this.live.reset(topic, trialRoom(topic));
      }
    });
    this.clock.onNewDay(() => this.resetBegun());
  }

  @OnEvent('boards.rebuilt')
  onBoardsRebuilt(): void {
    this.reset(() => true);
  }

  parse(text: string): LeaderboardTopic | undefined {
    const board = parseLeaderboardTopic(text);
    return board && leaderboardTopic(board.scope, board.period, board.slug);
  }

  async refuse(topic: LeaderboardTopic, visitor: Visitor): Promise<Refusal | undefined> {
    const asked = parseLeaderboardTopic(topic);
    if (!asked) return NO_SUCH_BOARD;
    if (asked.scope === 'global') return isCommon(asked.period) ? undefined : NO_SUCH_BOARD;
    return (await this.games.refuseWatch(asked.scope, visitor)) ?? (await this.learn(topic, asked));
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
    const watched = this.boardOf(topic);
    const { current, board } = watched;
    const described = {
      ...(board && !board.isPlain ? { format: formatOf(board) } : {}),
      ...(board?.boardCount === undefined ? {} : { boards: board.boardCount }),
    };
    const watching = this.live.watching(topic);
    if (current.board !== 'global' && room === trialRoom(topic)) {
      const { entries, total } = await this.trials.entries(current.board, current.period, { offset: 0, limit: rows });
      return { entries: shown(watched, entries), ...described, total, watching };
    }
    const { entries, total } = await this.topRows.get(current);
    return { entries: shown(watched, entries.slice(0, rows)), ...described, total, watching };
  }

  /** Finds out what the topic stands for. Returns a refusal if there is no such board. */
  private async learn(topic: LeaderboardTopic, { scope, slug, period }: Board): Promise<Refusal | undefined> {
    if (scope === 'global') return undefined;
    const board = await this.boards.find(scope, slug).catch(() => undefined);
    if (!board || !['all', ...board.resets].includes(period)) return NO_SUCH_BOARD;
    if (this.known.size >= MOST_KNOWN) this.forgetUnwatched();
    this.known.set(topic, { board, current: { board: board.id, period } });
    this.topics.set(keyOf({ board: board.id, period }), topic);
    return undefined;
  }

  private forgetUnwatched(): void {
    for (const [topic, { current }] of this.known) {
      if (this.live.watchedRows(topic).length > 0) continue;
      this.known.delete(topic);
      this.topics.delete(keyOf(current));
    }
  }

  /** The game was listed, hidden or changed, or a board of it has a new edition. */
  private async gameChanged(topic: LeaderboardTopic): Promise<void> {
    const asked = parseLeaderboardTopic(topic);
    const before = this.boardOf(topic).current.board;
    if (asked) await this.learn(topic, asked);
    void this.live.recheck(topic);
    // When the game is listed, they watch the board of all players.
    this.live.reset(topic, trialRoom(topic));
    if (this.boardOf(topic).current.board !== before) this.live.reset(topic);
  }

  /** The topics of a game that somebody may watch. */
  private topicsOf(gameId: number): LeaderboardTopic[] {
    const main = COMMON_PERIODS.map((period) => leaderboardTopic(gameId, period));
    const others = [...this.known.keys()].filter((topic) => parseLeaderboardTopic(topic)?.scope === gameId);
    return [...new Set([...main, ...others])];
  }

  private boardOf(topic: LeaderboardTopic): WatchedBoard {
    const known = this.known.get(topic);
    if (known) return known;
    const board = parseLeaderboardTopic(topic);
    if (!board) throw new Error('not a board');
    return { current: { board: board.scope, period: board.period } };
  }

  private topicOf({ board, period }: CurrentBoard): LeaderboardTopic {
    return this.topics.get(keyOf({ board, period })) ?? leaderboardTopic(board, period);
  }

  /** Watchers of a board of a period watch the current one. */
  private isWatched(span: BoardSpan): boolean {
    return this.isCurrent(span) && this.live.watchedRows(this.topicOf(span)).length > 0;
  }

  private isCurrent(span: BoardSpan): boolean {
    return spanId(span) === spanId(currentSpan(span, this.clock));
  }

  /** Boards of a period that began with this day are empty. */
  private resetBegun(): void {
    const { starts } = this.clock;
    this.reset(({ period }) => period !== 'all' && starts[period] === starts.day);
  }

  private reset(matches: (board: Board) => boolean): void {
    for (const topic of this.live.watchedTopics()) {
      const board = parseLeaderboardTopic(topic);
      if (board && matches(board)) this.live.reset(topic);
    }
  }

  merge(earlier: LeaderboardChanges, later: LeaderboardChanges): LeaderboardChanges {
    return mergeBoardChanges(earlier, later);
  }

  /** Replaces rows by their current state; rows that have left the first `rows` are dropped. */
  finalize(topic: LeaderboardTopic, changes: LeaderboardChanges, rows: BoardRows): LeaderboardChanges {
    if (changes.upserts.length === 0) return changes;
    const watched = this.boardOf(topic);
    return { ...changes, upserts: shown(watched, this.currentRows(watched, changes.upserts, rows)) };
  }

  /** The current rows of these players among the first `rows`, with scores as they are stored. */
  private currentRows({ current }: WatchedBoard, upserts: LeaderboardEntry[], rows: BoardRows): LeaderboardEntry[] {
    const top = this.topRows.peek(current);
    if (!top) return upserts;
    const players = new Set(upserts.map(({ userId }) => userId));
    return top.entries.slice(0, rows).filter(({ userId }) => players.has(userId));
  }

  watching(topic: LeaderboardTopic, watching: number): LeaderboardChanges | undefined {
    const top = this.topRows.peek(this.boardOf(topic).current);
    return top && { upserts: [], total: top.total, watching };
  }
}

/** What a topic stands for. */
interface WatchedBoard {
  /** Undefined for the global board. */
  board?: ReadableBoard;
  current: CurrentBoard;
}

const NO_SUCH_BOARD: Refusal = { code: 'unknown_topic', message: 'There is no such board.' };

const trialRoom = (topic: LeaderboardTopic): string => `${topic} trial`;

const keyOf = ({ board, period }: CurrentBoard): string => `${board}:${period}`;

const isCommon = (period: Period): boolean => COMMON_PERIODS.some((common) => common === period);

const formatOf = ({ direction, kind, decimals, unit }: ReadableBoard): BoardFormat => ({
  direction,
  kind,
  decimals,
  unit,
});

/** Entries with the values of the board. */
function shown({ board }: WatchedBoard, entries: LeaderboardEntry[]): LeaderboardEntry[] {
  return board && !board.isPlain
    ? entries.map((entry) => ({ ...entry, score: presentValue(board, entry.score) }))
    : entries;
}
