/** Duration of a row's movement, in milliseconds. */
export const GLIDE_MS = 520;
/** The number of changes that users can follow in that time. */
const FOLLOWED = 3;

/** How fast something changes. Changes that are too fast to follow are shown without motion until they slow down. */
export class Pace {
  private changes: readonly number[] = [];

  /** Records this number of changes now. */
  note(count: number): void {
    const now = performance.now();
    this.changes = [...this.recent(), ...Array.from({ length: count }, () => now)];
  }

  get canBeFollowed(): boolean {
    return this.recent().length <= FOLLOWED;
  }

  private recent(): readonly number[] {
    return this.changes.filter((at) => performance.now() - at < GLIDE_MS);
  }
}
