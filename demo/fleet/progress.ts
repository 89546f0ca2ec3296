import type { FromGroup } from '../bots/messages.ts';

/** The window of the rate. */
const RATE_WINDOW_MS = 10_000;

/** The progress of all bots, for the status line. */
export class Progress {
  private readonly bots: number;
  private readonly startedAt: number;
  private sent = 0;
  private accepted = 0;
  private retries = 0;
  private refused = 0;
  private recent: number[] = [];
  private best = '';
  /** The reason of the latest retry, until a score is accepted. */
  private retryReason = '';

  constructor(bots: number, now: number) {
    this.bots = bots;
    this.startedAt = now;
  }

  /** Returns a message for events that deserve a separate line. */
  record(message: FromGroup, now: number): string | undefined {
    switch (message.type) {
      case 'sent':
        this.sent++;
        return undefined;
      case 'retry':
        this.retries++;
        this.retryReason = message.reason;
        return undefined;
      case 'accepted':
        this.accepted++;
        this.retryReason = '';
        this.recent.push(now);
        if (message.personalBest) this.best = describeBest(message);
        return undefined;
      case 'refused':
        this.refused++;
        return `${message.username}’s score in ${message.game} was refused (${message.status}): ${message.reason}`;
    }
  }

  get allRefused(): boolean {
    return this.refused > 0 && this.accepted === 0;
  }

  line(now: number): string {
    this.recent = this.recent.filter((time) => time > now - RATE_WINDOW_MS);
    const seconds = Math.min(RATE_WINDOW_MS, Math.max(1_000, now - this.startedAt)) / 1_000;
    const parts = [
      `${this.bots} bots`,
      `${number(this.sent)} sent`,
      `${number(this.accepted)} accepted`,
      `${number(this.retries)} ${this.retries === 1 ? 'retry' : 'retries'}`,
      `${(this.recent.length / seconds).toFixed(1)}/s`,
    ];
    if (this.refused > 0) parts.push(`${number(this.refused)} refused`);
    if (this.retryReason) parts.push(`waiting: ${this.retryReason}`);
    else if (this.best) parts.push(`new best: ${this.best}`);
    return parts.join(' · ');
  }
}

function describeBest({ username, game, score, rank }: Extract<FromGroup, { type: 'accepted' }>): string {
  const place = rank === null ? 'in' : `rank ${rank} in`;
  return `${username}, ${place} ${game} (${number(score)})`;
}

function number(value: number): string {
  return value.toLocaleString('en');
}
