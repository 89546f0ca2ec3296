import { Logger, type OnModuleDestroy } from '@nestjs/common';

type Listener<T> = (userId: string, state: T) => void;

/**
 * Reloads per-user state after it has changed. Events of several changes may arrive out of order, so the state is
 * always loaded from the database, one load at a time: the last one is always current. Users that are requested during
 * a load share the next one.
 */
export abstract class UserStateRefresher<T> implements OnModuleDestroy {
  private readonly log = new Logger('Live');
  private readonly listeners: Listener<T>[] = [];
  private readonly pending = new Set<string>();
  private loading: Promise<void> | undefined;

  protected constructor(private readonly load: (userIds: string[]) => Promise<Map<string, T>>) {}

  onRefresh(listener: Listener<T>): void {
    this.listeners.push(listener);
  }

  refresh(userId: string): void {
    this.pending.add(userId);
    this.loading ??= this.loadPending();
  }

  async onModuleDestroy(): Promise<void> {
    this.pending.clear();
    await this.loading;
  }

  private async loadPending(): Promise<void> {
    // Batches all users of one event.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.pending.size > 0) {
      const userIds = [...this.pending];
      this.pending.clear();
      try {
        const states = await this.load(userIds);
        for (const [userId, state] of states) for (const listener of this.listeners) listener(userId, state);
      } catch (error) {
        this.log.debug({ err: error }, 'user state could not be loaded');
      }
    }
    this.loading = undefined;
  }
}
