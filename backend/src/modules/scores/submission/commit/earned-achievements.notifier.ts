import { Injectable } from '@nestjs/common';

/** Where modules above learn that this node has stored scores that earn achievements of their games. */
@Injectable()
export class EarnedAchievements {
  private readonly listeners: (() => void)[] = [];

  /** A listener finds the scores in `score_achievements`; it must neither throw nor wait. */
  onStored(listener: () => void): void {
    this.listeners.push(listener);
  }

  tell(): void {
    for (const listener of this.listeners) listener();
  }
}
