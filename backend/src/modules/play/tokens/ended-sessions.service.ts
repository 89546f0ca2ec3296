import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { PLAY_TOKEN_LIVES } from '@gamegeek/contracts/play/play-limits.js';
import { DatabaseClock } from '../../../core/database/database-clock.service.js';
import { Sql } from '../../../core/database/sql.service.js';
import { LimitedLog } from '../../../core/logging/limited-log.js';
import { Invalidations } from '../../../core/redis/invalidations.service.js';
import { ENDED_WITHIN, type EndedSessionRow } from './ended-sessions.sql.js';

/** Published to all nodes when play sessions end; carries the session id, or '*' to read them from the database. */
export const PLAYS_ENDED = 'plays-ended';
/** Changes that also end play sessions in their transaction (see the triggers in the migrations). */
const ENDS_PLAYS = ['session', 'user', 'game'];

/** Maximum age of the list of ended sessions when a token is accepted, in milliseconds. */
const MAX_AGE = 1_200;
const POLL_EVERY = 1_000;
/** In milliseconds. Tokens expire earlier, so older sessions need no entry. */
const KEEP_FOR = PLAY_TOKEN_LIVES + 60_000;
/** In milliseconds. Reads overlap, because transactions commit later than the time that they write. */
const OVERLAP = 30_000;

/**
 * Play sessions that ended while tokens of them may be valid: kept in memory and updated by messages. While messages
 * may be lost, the database is read every second, outside requests. A node whose list is too old, because it was frozen
 * or disconnected, reads the database before it accepts a token.
 */
@Injectable()
export class EndedSessions implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new LimitedLog(new Logger('Play'));
  /** Time of removal by session, of `DatabaseClock`. */
  private readonly ended = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;
  private reading: Promise<void> | undefined;
  /** Start of the last complete read, of `performance.now()`. */
  private readAt = -Infinity;
  /** Only a read that starts after this time is complete, of `performance.now()`. */
  private readNeededFrom = -Infinity;
  /** No message has been lost since the last complete read. */
  private complete = false;
  private resets = 0;

  constructor(
    private readonly sql: Sql,
    private readonly invalidations: Invalidations,
    private readonly clock: DatabaseClock,
  ) {
    invalidations.on(PLAYS_ENDED, (id) => (id === '*' ? this.requireRead() : this.add(id, clock.now())));
    for (const kind of ENDS_PLAYS) invalidations.on(kind, () => this.requireRead());
    invalidations.onReset(() => {
      this.complete = false;
      this.resets += 1;
      this.readSoon();
    });
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.tick(), POLL_EVERY).unref();
    this.readSoon();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  has(sessionId: string): boolean {
    return this.ended.has(sessionId);
  }

  /** Whether `has` is reliable now. */
  isCurrent(): boolean {
    if (this.readAt < this.readNeededFrom) return false;
    const messagesUpTo = this.complete ? this.invalidations.currentAsOf : -Infinity;
    return performance.now() - Math.max(messagesUpTo, this.readAt) < MAX_AGE;
  }

  /** Reads the database; throws if that fails. */
  async catchUp(): Promise<void> {
    while (!this.isCurrent()) await this.read();
  }

  /** Called after the session has ended in the database. Takes effect on this node at once. */
  async publish(sessionId: string): Promise<void> {
    await this.invalidations.publish(PLAYS_ENDED, sessionId);
  }

  async publishMany(): Promise<void> {
    await this.invalidations.publish(PLAYS_ENDED, '*');
  }

  private add(id: string, endedAt: number): void {
    this.ended.set(id, endedAt + KEEP_FOR);
  }

  private tick(): void {
    const now = this.clock.now();
    for (const [id, until] of this.ended) if (until < now) this.ended.delete(id);
    if (!this.complete || !this.invalidations.live) this.readSoon();
  }

  /** Tokens are accepted again after the next read. */
  private requireRead(): void {
    this.readNeededFrom = performance.now();
    this.readSoon();
  }

  private readSoon(): void {
    // A running read may have started too early.
    const running = this.reading ?? Promise.resolve();
    running
      .then(() => this.read())
      .catch((error: unknown) => this.log.warn({ err: error }, 'could not read ended play sessions'));
  }

  private read(): Promise<void> {
    this.reading ??= this.readNow().finally(() => (this.reading = undefined));
    return this.reading;
  }

  private async readNow(): Promise<void> {
    const { resets } = this;
    const began = performance.now();
    const since = Math.min(began - this.readAt + OVERLAP, KEEP_FOR);
    const rows = await this.sql.run<EndedSessionRow>(ENDED_WITHIN, [since]);
    for (const { id, endedAt } of rows) this.add(id, endedAt.getTime());
    this.readAt = began;
    if (this.invalidations.live && resets === this.resets) this.complete = true;
  }
}
