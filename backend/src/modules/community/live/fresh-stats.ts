import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { ProfileStats } from '@gamegeek/contracts/users/users.types.js';
import { PlayerStatistics } from '../profiles/player-statistics.js';

type StatsListener = (userId: string, stats: ProfileStats) => void;

/**
 * Reads the figures of users whose page is open after something of theirs has changed. Totals and credits are changed
 * by different jobs whose news may cross, so the figures are read anew each time, one read after the other: the last
 * one is always right. Whoever is asked for meanwhile shares the next read.
 */
@Injectable()
export class FreshStats implements OnModuleDestroy {
  private readonly log = new Logger('Live');
  private readonly listeners: StatsListener[] = [];
  private readonly waiting = new Set<string>();
  private reading: Promise<void> | undefined;

  constructor(private readonly statistics: PlayerStatistics) {}

  onRead(listener: StatsListener): void {
    this.listeners.push(listener);
  }

  read(userId: string): void {
    this.waiting.add(userId);
    this.reading ??= this.readAll();
  }

  async onModuleDestroy(): Promise<void> {
    this.waiting.clear();
    await this.reading;
  }

  private async readAll(): Promise<void> {
    // All that one event tells of is one read.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.waiting.size > 0) {
      const userIds = [...this.waiting];
      this.waiting.clear();
      try {
        const stats = await this.statistics.of(userIds);
        for (const [userId, figures] of stats) for (const listener of this.listeners) listener(userId, figures);
      } catch (error) {
        this.log.debug({ err: error }, 'the figures of open pages could not be read');
      }
    }
    this.reading = undefined;
  }
}
