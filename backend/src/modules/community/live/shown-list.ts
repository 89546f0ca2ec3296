interface Edges<S> {
  read: () => Promise<S>;
  /** Called when what is shown has been read anew. */
  tell: (before: S, now: S) => void;
}

/**
 * What all watchers of a topic on this node are shown: read once, and again when news of it come. Everybody starts from
 * the same state and is told every step from there, so that steps may be told as differences.
 */
export class ShownList<S> {
  private shown: S | undefined;
  private reading: Promise<unknown> = Promise.resolve();
  private next: Promise<S> | undefined;
  private generation = 0;

  constructor(private readonly edges: Edges<S>) {}

  /** What is shown right now. */
  async get(): Promise<S> {
    return this.shown ?? this.refresh();
  }

  /** What is shown, if it is in memory. */
  peek(): S | undefined {
    return this.shown;
  }

  /** Reads again, one read after the other: whoever asks while one is under way is answered by the one after it. */
  refresh(): Promise<S> {
    this.next ??= this.reading.then(() => {
      this.next = undefined;
      const reading = this.read();
      this.reading = reading.catch(() => undefined);
      return reading;
    });
    return this.next;
  }

  /** News may have been missed, or nobody watches: whoever comes next starts from what is read then. */
  forget(): void {
    this.shown = undefined;
    this.generation += 1;
  }

  private async read(): Promise<S> {
    const { generation } = this;
    const now = await this.edges.read();
    // Read before it was forgotten, it may lack what was missed.
    if (generation !== this.generation) return this.read();
    const before = this.shown;
    this.shown = now;
    if (before !== undefined) this.edges.tell(before, now);
    return now;
  }
}
