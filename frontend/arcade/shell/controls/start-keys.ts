/** A result is shown at least this long, and so long after the last press of a key that would start the next run. */
export const QUIET_MS = 500;

const CODES = ['Space', 'Enter', 'NumpadEnter', 'KeyR'];

/**
 * The keys that start a run. At its end they may still be in use: then they start no other before the result was read.
 */
export class StartKeys {
  private readonly held = new Set<string>();
  private quietUntil = 0;

  /** A result is shown. */
  rest(now: number): void {
    this.quietUntil = now + QUIET_MS;
  }

  isResting(now: number): boolean {
    return now < this.quietUntil;
  }

  /** What the press of a key means: nothing for other keys; `again` for one that is held, or pressed too soon. */
  press(code: string, now: number): 'start' | 'again' | undefined {
    if (!CODES.includes(code)) return undefined;
    const isHeld = this.held.has(code);
    this.held.add(code);
    if (!isHeld && !this.isResting(now)) return 'start';
    if (this.isResting(now)) this.rest(now);
    return 'again';
  }

  release(code: string): void {
    this.held.delete(code);
  }

  /** The keyboard went elsewhere, where keys are released unseen. */
  forget(): void {
    this.held.clear();
  }
}
