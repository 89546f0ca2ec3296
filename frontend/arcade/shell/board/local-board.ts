import type { PortEntry, PortRound, ShareOutcome, SubmitResult } from '@gamegeek/contracts/play/port-messages.js';
import { shareText } from '@gamegeek/sdk/share-text.js';
import type { Scoreboard, Neighbours } from './bridge.js';

const MAX_SCORES = 100;

/** The board of a standalone game: this window's scores, in memory. */
export class LocalBoard implements Scoreboard {
  readonly local = true;
  private scores: number[] = [];

  async round(): Promise<PortRound | null> {
    return null;
  }

  guess(): Promise<unknown> {
    return Promise.reject(new Error('a standalone game has no rounds'));
  }

  keep(): void {
    // Nothing here outlives the window.
  }

  async kept(): Promise<null> {
    return null;
  }

  async submit(score: number): Promise<SubmitResult> {
    const personalBest = score > (this.scores[0] ?? 0);
    this.scores = [...this.scores, score].sort((a, b) => b - a).slice(0, MAX_SCORES);
    const rank = this.scores.indexOf(score) + 1;
    const total = this.scores.length;
    return { status: 'accepted', rank, personalBest, verified: false, wouldBeRank: null, total, reason: null };
  }

  async top(n: number): Promise<PortEntry[]> {
    return this.scores.slice(0, n).map((score, at) => ({ rank: at + 1, name: '', score, own: true }));
  }

  async around(): Promise<Neighbours | null> {
    return null;
  }

  ping(): void {
    // Time is not verified here.
  }

  async signIn(): Promise<null> {
    return null;
  }

  keepOptions(): void {
    // The window has no storage.
  }

  share(text: string): Promise<ShareOutcome> {
    return shareText(`${text}\n${location.href}`);
  }
}
