import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { EventStream, type StreamedEvent } from '../../../../core/events/event-stream.service.js';
import { RankSets } from '../../ranks/rank-sets.store.js';
import { boardId } from '../../shared/board.js';
import { SortedScores } from './sorted-scores.js';
import { OnEvent } from '../../../../core/events/on-event.decorator.js';

/** Redis ranks the players of larger boards: loading and updating them here would cost more than it saves. */
const MOST_PLAYERS = 5_000;
/** Limits the memory: a player of a board needs about 100 bytes. */
const MOST_CACHED = 100_000;
/** A board is loaded when this many ranks on it were asked for within one period. */
const LOADED_AFTER = 50;
/** In milliseconds. */
const PERIOD = 1_000;
/**
 * In milliseconds. Boards are loaded again after this time, so that corrections of the rank sets, which have no event,
 * arrive, and boards that are no longer asked for are dropped.
 */
const KEEP_FOR = 60_000;

interface CachedBoard {
  /** Undefined while it is not loaded. */
  scores?: SortedScores;
  /** Bests that rose since the load began. They may be among the loaded ones already. */
  pending?: { userId: string; score: number }[];
  asked: number;
  /** When the board is loaded again, or how long it is not loaded since it is too large. */
  until: number;
}

/**
 * Ranks of players on the boards of all time that get many scores, counted in memory: most scores are no best, and then
 * only the rank of their player is asked for. Only on a single node, whose own events keep the boards current.
 */
@Injectable()
export class RankCache implements OnApplicationBootstrap, OnModuleDestroy {
  /** By game. */
  private readonly boards = new Map<number, CachedBoard>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly events: EventStream,
    private readonly ranks: RankSets,
  ) {
    this.events.onResync(() => this.clear());
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.refresh(), PERIOD);
    this.timer.unref();
  }

  @OnEvent('scores.accepted')
  onScoresAccepted({ payload: { bests } }: StreamedEvent<'scores.accepted'>): void {
    for (const { gameId, userId, score, allTime } of bests) if (allTime) this.raise(gameId, userId, score);
  }

  @OnEvent('scores.removed')
  onScoresRemoved({ payload: { gameId } }: StreamedEvent<'scores.removed'>): void {
    this.boards.delete(gameId);
  }

  @OnEvent('boards.rebuilt')
  onBoardsRebuilt(): void {
    this.clear();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Undefined if Redis has to tell. */
  rankOf(gameId: number, userId: string): number | undefined {
    let board = this.boards.get(gameId);
    if (!board) this.boards.set(gameId, (board = { asked: 0, until: 0 }));
    board.asked += 1;
    return this.events.hasPeers ? undefined : board.scores?.rankOf(userId);
  }

  /** Also called when the rank sets turn out to be incomplete or unreachable. */
  clear(): void {
    this.boards.clear();
  }

  /** Runs every period: loads boards that are asked for often, and drops the others in time. */
  async refresh(): Promise<void> {
    const now = performance.now();
    const loads: Promise<void>[] = [];
    for (const [gameId, board] of this.boards) {
      const isHot = board.asked >= LOADED_AFTER;
      board.asked = 0;
      if (now < board.until) continue;
      if (isHot) loads.push(this.load(gameId, board));
      else this.boards.delete(gameId);
    }
    await Promise.all(loads);
  }

  private raise(gameId: number, userId: string, score: number): void {
    const board = this.boards.get(gameId);
    board?.pending?.push({ userId, score });
    board?.scores?.raise(userId, score);
  }

  private async load(gameId: number, board: CachedBoard): Promise<void> {
    board.until = performance.now() + KEEP_FOR;
    if (this.events.hasPeers || this.cachedPlayers() >= MOST_CACHED) return;
    board.pending = [];
    // One more than the limit tells that the board is too large.
    const id = boardId({ scope: gameId, period: 'all' });
    const members = await this.ranks.members(id, MOST_PLAYERS + 1).catch(() => undefined);
    board.scores = members && members.length <= MOST_PLAYERS ? new SortedScores(members) : undefined;
    for (const { userId, score } of board.pending) board.scores?.raise(userId, score);
    board.pending = undefined;
  }

  private cachedPlayers(): number {
    return [...this.boards.values()].reduce((sum, { scores }) => sum + (scores?.players ?? 0), 0);
  }
}
