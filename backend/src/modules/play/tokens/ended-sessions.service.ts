import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { PLAY_TOKEN_LIVES } from '@gamegeek/contracts/play/play-limits.js';
import { Sql, type Row } from '../../../core/database/sql.js';
import { Invalidations } from '../../../core/redis/invalidation.js';

/** Told to every node when play sessions have ended; the id is the session's, or '*' for "look it up". */
export const PLAYS_ENDED = 'plays-ended';
/** What else ends play sessions, in the same transaction (see the migration's triggers). */
const ENDS_PLAYS = ['session', 'user', 'game'];

/** How old the knowledge of ended sessions may be before a token is accepted, in milliseconds. */
const CURRENT_FOR = 1_200;
const POLL_EVERY = 1_000;
/** No token outlives its session by more than this; what ended before needs no entry. */
const REMEMBERED_FOR = PLAY_TOKEN_LIVES + 60_000;
/** Transactions commit later than the time they write. */
const OVERLAP = 30_000;

interface EndedRow extends Row {
  id: string;
  endedAt: Date;
}

/** $1: how many milliseconds back. */
const ENDED_LATELY = {
  name: 'plays-ended-lately',
  text: `
    SELECT id, ended_at AS "endedAt" FROM play_sessions WHERE ended_at > now() - $1::float8 * interval '1 millisecond'`,
};

/**
 * The play sessions that ended while tokens of theirs may still be around. Kept in memory, fed by messages; while
 * messages may get lost the database is asked once a second, outside requests. A node that has heard nothing for
 * longer, because it was frozen or cut off, says so and asks before it accepts anything.
 */
@Injectable()
export class EndedSessions implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('Play');
  /** Until when each is remembered, in milliseconds since the epoch. */
  private readonly ended = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;
  private reading: Promise<void> | undefined;
  /** When the newest complete read began, of `performance.now()`. */
  private readAt = -Infinity;
  /** Sessions may have ended that only a read begun after this time finds, of `performance.now()`. */
  private readNeededFrom = -Infinity;
  /** All that was published since a complete read has been heard. */
  private complete = false;
  private resets = 0;

  constructor(
    private readonly sql: Sql,
    private readonly invalidations: Invalidations,
  ) {
    invalidations.on(PLAYS_ENDED, (id) => (id === '*' ? this.requireRead() : this.add(id, Date.now())));
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

  /** Whether `has` can be relied on right now. */
  isCurrent(): boolean {
    if (this.readAt < this.readNeededFrom) return false;
    const heardUpTo = this.complete ? this.invalidations.currentAsOf : -Infinity;
    return performance.now() - Math.max(heardUpTo, this.readAt) < CURRENT_FOR;
  }

  /** Asks the database; throws when it cannot be asked. */
  async catchUp(): Promise<void> {
    while (!this.isCurrent()) await this.read();
  }

  /** Ends here at once, and on all other nodes as soon as they hear it. The row has been written. */
  async publish(sessionId: string): Promise<void> {
    await this.invalidations.publish(PLAYS_ENDED, sessionId);
  }

  async publishMany(): Promise<void> {
    await this.invalidations.publish(PLAYS_ENDED, '*');
  }

  private add(id: string, endedAt: number): void {
    this.ended.set(id, endedAt + REMEMBERED_FOR);
  }

  private tick(): void {
    const now = Date.now();
    for (const [id, until] of this.ended) if (until < now) this.ended.delete(id);
    if (!this.complete || !this.invalidations.live) this.readSoon();
  }

  /** Nothing is accepted until the database has said which sessions ended. */
  private requireRead(): void {
    this.readNeededFrom = performance.now();
    this.readSoon();
  }

  private readSoon(): void {
    // One that is running may have begun before what it is to find.
    const running = this.reading ?? Promise.resolve();
    running
      .then(() => this.read())
      .catch((error: unknown) => this.log.warn({ err: error }, 'ended play sessions could not be read'));
  }

  private read(): Promise<void> {
    this.reading ??= this.readNow().finally(() => (this.reading = undefined));
    return this.reading;
  }

  private async readNow(): Promise<void> {
    const { resets } = this;
    const began = performance.now();
    const since = Math.min(began - this.readAt + OVERLAP, REMEMBERED_FOR);
    const rows = await this.sql.run<EndedRow>(ENDED_LATELY, [since]);
    for (const { id, endedAt } of rows) this.add(id, endedAt.getTime());
    this.readAt = began;
    if (this.invalidations.live && resets === this.resets) this.complete = true;
  }
}
