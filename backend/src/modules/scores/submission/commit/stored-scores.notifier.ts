import { Injectable } from '@nestjs/common';
import type { FreshScore } from '../submission.js';

type Listener = (scores: readonly FreshScore[]) => void;

/** Notifies other modules of the scores that this node has stored, bests or not. */
@Injectable()
export class StoredScoresNotifier {
  private readonly listeners: Listener[] = [];

  /** Called after each commit, on the way of the score: listeners must be fast, synchronous and not throw. */
  onStored(listener: Listener): void {
    this.listeners.push(listener);
  }

  notify(scores: readonly FreshScore[]): void {
    for (const listener of this.listeners) listener(scores);
  }
}
