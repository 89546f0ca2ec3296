import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { ErrorCode } from '@gamegeek/contracts/errors/error-codes.js';
import { CALLS_KEPT, type CallKind, type CallWay } from '@gamegeek/contracts/studio/calls.schemas.js';
import { ID_MAX } from '@gamegeek/contracts/validation/id.js';
import { internalError } from '../../../core/errors/app-error.js';
import { toAppError } from '../../../core/errors/to-app-error.js';
import { LimitedLog } from '../../../core/logging/limited-log.js';
import { CallLogRepository, type LoggedCall } from './call-log.repository.js';

/** Stored this often, in milliseconds. */
const INTERVAL = 1_000;
/** Limits the memory of a node; calls of further games are not logged until the next flush. */
const MOST_GAMES = 2_000;

/** A request that concerns a game. */
export interface GameCall {
  gameId: number;
  kind: CallKind;
  way: CallWay;
  /** The account of the caller, if it is known. */
  userId?: string | undefined;
  score?: number | undefined;
  board?: string | undefined;
}

/** What a node has not stored yet. */
export interface PendingCalls {
  /** The newest ones, oldest first. */
  calls: LoggedCall[];
  refused: Map<ErrorCode, number>;
}

/**
 * The last requests of each game with their answers, for its makers. Requests never wait for it: a node keeps the newest
 * in memory and stores them once a second.
 */
@Injectable()
export class CallLog implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new LimitedLog(new Logger('Calls'));
  private pending = new Map<number, PendingCalls>();
  private timer: NodeJS.Timeout | undefined;
  private flushing: Promise<void> | undefined;

  constructor(private readonly repository: CallLogRepository) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.flush(), INTERVAL).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.flushing;
    await this.flush();
  }

  /** Logs how the work ends, and ends the same way. `work` may add to the call what it finds out. */
  async follow<T>(call: GameCall, work: () => Promise<T>): Promise<T> {
    try {
      const answer = await work();
      this.accepted(call);
      return answer;
    } catch (error) {
      this.refused(call, error);
      throw error;
    }
  }

  accepted(call: GameCall): void {
    this.keep(call, null);
  }

  refused(call: GameCall, error: unknown): void {
    const { status, code, message } = toAppError(error) ?? internalError();
    this.refusedWith(call, { status, code, message });
  }

  refusedWith(call: GameCall, refusal: NonNullable<LoggedCall['refusal']>): void {
    const pending = this.keep(call, refusal);
    if (pending) pending.refused.set(refusal.code, (pending.refused.get(refusal.code) ?? 0) + 1);
  }

  /** Stores what is pending. Without PostgreSQL, it is tried again later. */
  flush(): Promise<void> {
    this.flushing ??= this.store().finally(() => (this.flushing = undefined));
    return this.flushing;
  }

  private keep(call: GameCall, refusal: LoggedCall['refusal']): PendingCalls | undefined {
    const pending = this.pendingOf(call.gameId);
    if (!pending) return undefined;
    const { kind, way, userId = null, score = null, board = null } = call;
    pending.calls.push({ at: Date.now(), kind, way, userId, score, board, refusal });
    if (pending.calls.length >= 2 * CALLS_KEPT) pending.calls = pending.calls.slice(-CALLS_KEPT);
    return pending;
  }

  private pendingOf(gameId: number): PendingCalls | undefined {
    const known = this.pending.get(gameId);
    if (known || this.pending.size >= MOST_GAMES || gameId > ID_MAX) return known;
    const pending: PendingCalls = { calls: [], refused: new Map() };
    this.pending.set(gameId, pending);
    return pending;
  }

  private async store(): Promise<void> {
    if (this.pending.size === 0) return;
    const taken = this.pending;
    this.pending = new Map();
    try {
      await this.repository.store(taken);
    } catch (error) {
      this.log.warn({ err: error }, 'calls of games could not be stored');
      this.restore(taken);
    }
  }

  private restore(taken: Map<number, PendingCalls>): void {
    const since = this.pending;
    this.pending = taken;
    for (const [gameId, { calls, refused }] of since) {
      const pending = this.pendingOf(gameId);
      if (!pending) continue;
      pending.calls = [...pending.calls, ...calls].slice(-CALLS_KEPT);
      for (const [code, count] of refused) pending.refused.set(code, (pending.refused.get(code) ?? 0) + count);
    }
  }
}
