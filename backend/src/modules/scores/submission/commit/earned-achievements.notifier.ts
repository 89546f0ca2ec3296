import { Injectable } from '@nestjs/common';

/** Notifies other modules when this node has stored scores that earn achievements of their games. */
@Injectable()
export class EarnedAchievementsNotifier {
  private readonly listeners: (() => void)[] = [];

  /** The scores are in `score_achievements`. Listeners must be synchronous and not throw. */
  onStored(listener: () => void): void {
    this.listeners.push(listener);
  }

  notify(): void {
    for (const listener of this.listeners) listener();
  }
}
