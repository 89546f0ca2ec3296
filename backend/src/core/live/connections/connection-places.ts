/** Releases the place; further calls have no effect. */
export type Release = () => void;

/** Counts open connections of a holder: a user, an address, or the node. */
export class ConnectionPlaces {
  private readonly held = new Map<string, number>();

  /** Undefined when the holder has `most` places already. */
  take(holder: string, most: number): Release | undefined {
    const held = this.held.get(holder) ?? 0;
    if (held >= most) return undefined;
    this.held.set(holder, held + 1);
    let released = false;
    return () => {
      if (released) return;
      released = true;
      const left = (this.held.get(holder) ?? 1) - 1;
      if (left > 0) this.held.set(holder, left);
      else this.held.delete(holder);
    };
  }

  /** The number of holders with places; for tests that none is left behind. */
  get holders(): number {
    return this.held.size;
  }
}
