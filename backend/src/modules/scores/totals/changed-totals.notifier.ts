import { Injectable } from '@nestjs/common';

/** Called on the node that raised or recomputed the totals of these players. */
type Listener = (userIds: string[]) => Promise<void>;

/** Notifies other modules of changed totals. If a listener fails, the totals are recomputed, and it is called again. */
@Injectable()
export class ChangedTotalsNotifier {
  private readonly listeners: Listener[] = [];

  onChange(listener: Listener): void {
    this.listeners.push(listener);
  }

  async notify(userIds: string[]): Promise<void> {
    for (const listener of this.listeners) await listener(userIds);
  }
}
