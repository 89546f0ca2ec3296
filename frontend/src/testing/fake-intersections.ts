/** Replaces IntersectionObserver: nothing is in view until a test scrolls. */
class FakeIntersections {
  private readonly watched = new Map<Element, () => void>();
  private isAtEnd = false;

  install(): void {
    this.watched.clear();
    this.isAtEnd = false;
    const watched = this.watched;
    const isAtEnd = () => this.isAtEnd;
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
        const report = () => this.callback([entry], this);
        watched.set(target, report);
        // As in a browser: an element that is in view already is reported as well.
        if (isAtEnd()) queueMicrotask(report);
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
    this.isAtEnd = true;
    for (const report of [...this.watched.values()]) report();
  }
}

export const fakeIntersections = new FakeIntersections();
