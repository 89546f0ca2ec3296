import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { weekDate, weekEnd } from '@gamegeek/rules/iso-week.js';
import { Sql } from './sql.js';

/** How often the clocks are compared, in milliseconds. */
const COMPARE_EVERY = 5_000;
/** How soon after midnight the end of a week is noticed, in milliseconds. */
const LOOK_EVERY = 200;

const NOW = {
  name: 'database-clock',
  text: 'SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS now',
};

/**
 * The time by PostgreSQL, which decides to which week a score belongs; the clock of this machine may be minutes off.
 * Compared every few seconds and counted on in between, so asking costs nothing. While PostgreSQL is away it goes on.
 */
@Injectable()
export class DatabaseClock implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('Database');
  private readonly listeners: ((week: string) => void)[] = [];
  private readonly timers: NodeJS.Timeout[] = [];
  /** What is added to `performance.now()`, which no change of the machine's time moves. */
  private offset = Date.now() - performance.now();
  private known = { week: '', begins: 0, ends: 0 };
  private lastWeek: string | undefined;

  constructor(private readonly sql: Sql) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.compare();
    this.lastWeek = this.week;
    this.timers.push(setInterval(() => void this.compare(), COMPARE_EVERY).unref());
    this.timers.push(setInterval(() => this.look(), LOOK_EVERY).unref());
  }

  onModuleDestroy(): void {
    for (const timer of this.timers.splice(0)) clearInterval(timer);
  }

  /** In milliseconds since the epoch. */
  now(): number {
    return performance.now() + this.offset;
  }

  /** The Monday of the running week. */
  get week(): string {
    const now = this.now();
    if (now < this.known.begins || now >= this.known.ends) {
      const ends = weekEnd(now);
      this.known = { week: weekDate(now), begins: now, ends };
    }
    return this.known.week;
  }

  /** Called on each node when a week has ended, with the Monday of the one that has begun. */
  onNewWeek(listener: (week: string) => void): void {
    this.listeners.push(listener);
  }

  private async compare(): Promise<void> {
    const asked = performance.now();
    try {
      const [row] = await this.sql.run<{ now: number }>(NOW);
      // The best guess: the server read its clock half-way between question and answer.
      if (row) this.offset = row.now - (asked + performance.now()) / 2;
    } catch (error) {
      this.log.debug({ err: error }, 'the clock of the database could not be read');
    }
  }

  private look(): void {
    const { week } = this;
    if (week === this.lastWeek) return;
    this.lastWeek = week;
    for (const listener of this.listeners) listener(week);
  }
}
