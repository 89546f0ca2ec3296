import { Injectable } from '@nestjs/common';

/** Called on the node that recomputed the totals of these players. */
export type RefreshListener = (userIds: string[]) => Promise<void>;

/** Notifies other modules of recomputed totals. If a listener fails, the totals are recomputed again. */
@Injectable()
export class RefreshedTotalsNotifier {
  private readonly listeners: RefreshListener[] = [];

  onRefresh(listener: RefreshListener): void {
    this.listeners.push(listener);
  }

  async notify(userIds: string[]): Promise<void> {
    for (const listener of this.listeners) await listener(userIds);
  }
}
