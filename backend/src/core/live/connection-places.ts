/** Gives the place back, once however often it is called. */
export type Release = () => void;

/** Counts open connections by holder: a user, an address, or the node as a whole. */
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

  /** How many holders have a place; nothing may be left of connections that have ended. */
  get holders(): number {
    return this.held.size;
  }
}
