/** How long what moves on a board is on its way, in milliseconds. */
export const GLIDE_MS = 520;
/** As many changes as can be followed in that time. */
const FOLLOWED = 3;

/** How fast something changes. What has changed faster than an eye could follow is shown without motion, until it is calm. */
export class Pace {
  private changes: readonly number[] = [];

  /** So many things have changed now. */
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
