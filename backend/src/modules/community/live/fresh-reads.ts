import { Logger, type OnModuleDestroy } from '@nestjs/common';

type Listener<T> = (userId: string, state: T) => void;

/**
 * Reads what belongs to users whose page is open after something of theirs has changed. News of several changes may
 * cross, so it is read anew each time, one read after the other: the last one is always right. Whoever is asked for
 * meanwhile shares the next read.
 */
export abstract class FreshReads<T> implements OnModuleDestroy {
  private readonly log = new Logger('Live');
  private readonly listeners: Listener<T>[] = [];
  private readonly waiting = new Set<string>();
  private reading: Promise<void> | undefined;

  protected constructor(private readonly readStates: (userIds: string[]) => Promise<Map<string, T>>) {}

  onRead(listener: Listener<T>): void {
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
        const states = await this.readStates(userIds);
        for (const [userId, state] of states) for (const listener of this.listeners) listener(userId, state);
      } catch (error) {
        this.log.debug({ err: error }, 'what open pages show could not be read');
      }
    }
    this.reading = undefined;
  }
}
