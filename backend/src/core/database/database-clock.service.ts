import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { dayOf, endOf, startsOf, type Starts } from '@gamegeek/rules/boards/periods.js';
import { Sql } from './sql.service.js';

/** How often the clocks are compared, in milliseconds. */
const COMPARE_EVERY = 5_000;
/** How far the clock of this machine may be off, in milliseconds. */
const TOLERANCE = 60_000;
/** How often the end of a day is checked, in milliseconds. */
const CHECK_DAY_EVERY = 200;

const NOW = {
  name: 'database-clock',
  text: 'SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS now',
};

/**
 * The time of PostgreSQL, which determines the week of a score, and what has expired; the clock of this machine may be
 * wrong. The difference is measured every few seconds, so reading the time costs no query and works without PostgreSQL.
 */
@Injectable()
export class DatabaseClock implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('Database');
  private readonly listeners: (() => void)[] = [];
  private readonly timers: NodeJS.Timeout[] = [];
  /** Added to `performance.now()`, which changes of the machine's clock do not affect. */
  private offset = Date.now() - performance.now();
  private known = { starts: startsOf('1970-01-01'), begins: 0, ends: 0 };
  private lastDay: string | undefined;
  private wasRight = true;

  constructor(private readonly sql: Sql) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.compare();
    this.lastDay = this.starts.day;
    this.timers.push(setInterval(() => void this.compare(), COMPARE_EVERY).unref());
    this.timers.push(setInterval(() => this.checkDay(), CHECK_DAY_EVERY).unref());
  }

  onModuleDestroy(): void {
    for (const timer of this.timers.splice(0)) clearInterval(timer);
  }

  /** In milliseconds since the epoch. */
  now(): number {
    return performance.now() + this.offset;
  }

  /** Whether this time is still to come. */
  isAhead(time: Date | null | undefined): time is Date {
    return time instanceof Date && time.getTime() > this.now();
  }

  /** How far the clock of this machine is ahead, in milliseconds; negative if it is behind. */
  get machineAhead(): number {
    return Date.now() - this.now();
  }

  /** Whether the clock of this machine is right; one that is off must not decide what is deleted. */
  get isMachineRight(): boolean {
    return Math.abs(this.machineAhead) <= TOLERANCE;
  }

  /** The first days of the running day, week and month. */
  get starts(): Starts {
    const now = this.now();
    if (now < this.known.begins || now >= this.known.ends)
      this.known = { starts: startsOf(dayOf(now)), begins: now, ends: endOf('day', now) };
    return this.known.starts;
  }

  /** The Monday of the running week. */
  get week(): string {
    return this.starts.week;
  }

  /** Called on each node when a day has ended. */
  onNewDay(listener: () => void): void {
    this.listeners.push(listener);
  }

  private async compare(): Promise<void> {
    const before = performance.now();
    try {
      const [row] = await this.sql.run<{ now: number }>(NOW);
      // Assumes that the server read its clock halfway between query and answer.
      if (row) this.offset = row.now - (before + performance.now()) / 2;
    } catch (error) {
      this.log.debug({ err: error }, 'the clock of the database could not be read');
    }
    this.reportMachine();
  }

  private reportMachine(): void {
    const isRight = this.isMachineRight;
    if (isRight === this.wasRight) return;
    this.wasRight = isRight;
    if (isRight) {
      this.log.log('the clock of this machine is right again');
      return;
    }
    const seconds = Math.round(this.machineAhead / 1_000);
    const difference = `${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'} that of PostgreSQL`;
    this.log.error(`the clock of this machine is ${difference}: set it; until then this node runs no job that deletes`);
  }

  private checkDay(): void {
    const { day } = this.starts;
    if (day === this.lastDay) return;
    this.lastDay = day;
    for (const listener of this.listeners) listener();
  }
}
