/** Replaces IntersectionObserver: nothing is in view until a test scrolls. */
class FakeIntersections {
  private readonly watched = new Map<Element, () => void>();

  install(): void {
    this.watched.clear();
    const watched = this.watched;
    window.IntersectionObserver = class implements IntersectionObserver {
      readonly root = null;
      readonly rootMargin = '';
      readonly scrollMargin = '';
      readonly thresholds = [];
      private readonly own: Element[] = [];

      constructor(private readonly callback: IntersectionObserverCallback) {}

      observe(target: Element): void {
        this.own.push(target);
        const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
        watched.set(target, () => this.callback([entry], this));
      }

      unobserve(target: Element): void {
        watched.delete(target);
      }

      disconnect(): void {
        for (const target of this.own) watched.delete(target);
      }

      takeRecords(): IntersectionObserverEntry[] {
        return [];
      }
    };
  }

  /** Scrolls to the end of the page. */
  scrollToEnd(): void {
    for (const report of [...this.watched.values()]) report();
  }
}

export const fakeIntersections = new FakeIntersections();
