import type { CommentChanges } from '@gamegeek/contracts/comments/comments.schemas.js';
import { getComments } from '../comments-api.js';
import type { StateAccess } from './comments-state.js';
import { applyToPage, hold, isSamePage, pageToFetch, release, toShownPage } from './shown-page.js';
import { ThrottledRefetch } from './throttled-refetch.js';

/**
 * One page of a game's comments: fetched once, then updated by live events. Their order does not matter, because page
 * and events carry the version of the game's comments.
 */
export class CommentsPage {
  private newestVersion = 0;
  private isBusy = false;
  /** Events during a fetch may be newer than its answer. */
  private early: CommentChanges[] | undefined;
  private readonly refetch = new ThrottledRefetch((signal) => this.fetch(signal));

  constructor(
    private readonly state: StateAccess,
    private readonly gameId: number,
    private readonly ownId: string | undefined,
  ) {}

  /** Fetches the requested page at once. */
  load(): void {
    this.refetch.now();
  }

  stop(): void {
    this.refetch.stop();
  }

  refetchSoon(): void {
    this.refetch.soon();
  }

  /** The comments have changed up to this version. */
  expectVersion(version: number): void {
    this.newestVersion = Math.max(this.newestVersion, version);
  }

  applyEvent(changes: CommentChanges): void {
    this.early?.push(changes);
    this.expectVersion(changes.version);
    const { page } = this.state.get();
    if (page) this.state.set({ page: applyToPage(page, changes, this.ownId) });
  }

  /** Applies the user's own changes at once; their live events follow, with the count. */
  applyOwn(changes: Pick<CommentChanges, 'updated' | 'deleted'>): void {
    const { page } = this.state.get();
    if (!page) return;
    const { total, version } = page.held;
    this.state.set({ page: applyToPage(page, { ...changes, total, version }, this.ownId) });
    this.check();
  }

  /** Holds the page for a user in the list, and refetches it when it is outdated. */
  check(): void {
    const { page } = this.state.get();
    if (!page) return;
    if (this.isBusy) this.state.set({ page: hold(page) });
    if (page.held.stale || page.held.version < this.newestVersion) this.refetch.soon();
  }

  setBusy(isBusy: boolean): void {
    this.isBusy = isBusy;
    const { page } = this.state.get();
    if (page) this.state.set({ page: isBusy ? hold(page) : release(page) });
  }

  showHeld(): void {
    const { page } = this.state.get();
    if (page) this.state.set({ page: release(page) });
    this.check();
  }

  private async fetch(signal: AbortSignal): Promise<void> {
    const { get, set } = this.state;
    const early: CommentChanges[] = [];
    this.early = early;
    const place = pageToFetch(get().wanted, get().page, this.ownId);
    const stored = new Set(get().outgoing.flatMap(({ key, comment }) => (comment ? [key] : [])));
    try {
      const answer = await getComments(this.gameId, place, signal);
      if (signal.aborted) return;
      set(({ page, outgoing }) => ({
        page: early.reduce((held, changes) => applyToPage(held, changes, this.ownId), toShownPage(answer, place, page)),
        outgoing: outgoing.filter(({ key }) => !stored.has(key)),
        failed: false,
      }));
      this.check();
    } catch (error) {
      const { page } = get();
      // Displayed comments stay, and the page is requested again.
      if (signal.aborted || (page && isSamePage(page.place, place))) throw error;
      set({ failed: true });
    } finally {
      if (this.early === early) this.early = undefined;
    }
  }
}
