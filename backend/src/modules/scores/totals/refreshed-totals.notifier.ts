import { Injectable } from '@nestjs/common';

/** Told, on the node that did it, of players whose totals have just been recomputed. */
export type RefreshListener = (userIds: string[]) => Promise<void>;

/** Where modules above hang on what follows from totals. A listener that fails has the totals recomputed once more. */
@Injectable()
export class RefreshedTotals {
  private readonly listeners: RefreshListener[] = [];

  onRefresh(listener: RefreshListener): void {
    this.listeners.push(listener);
  }

  async tell(userIds: string[]): Promise<void> {
    for (const listener of this.listeners) await listener(userIds);
  }
}
