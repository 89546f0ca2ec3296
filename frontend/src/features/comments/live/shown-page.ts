import { COMMENTS_PAGE_SIZE } from '@gamegeek/contracts/comments/comment-limits.js';
import type { Comment, CommentChanges, CommentsPage } from '@gamegeek/contracts/comments/comments.schemas.js';
import { MAX_PAGE_SIZE } from '@gamegeek/contracts/paging/page-limits.js';
import {
  applyCommentChanges,
  holdComments,
  type CommentsPlace,
  type HeldComments,
} from '@gamegeek/rules/comments/held-comments.js';

export type PageRef = Omit<CommentsPlace, 'size'>;

/** A page of comments as displayed. Comments that arrive while the user is in the list are held. */
export interface ShownPage {
  place: PageRef;
  held: HeldComments<Comment>;
  /** The newest comment when the user entered the list; undefined while nothing is held. */
  mark: Comment | undefined;
}

/** Whether new comments are inserted above the others. */
const grows = ({ sort, page }: PageRef): boolean => sort === 'newest' && page === 1;

export const isSamePage = (a: PageRef, b: PageRef): boolean => a.sort === b.sort && a.page === b.page;

/** The number of rows to fetch, so that held comments do not displace displayed ones. */
export function pageToFetch(place: PageRef, shown: ShownPage | undefined, ownId: string | undefined): CommentsPlace {
  const waiting = shown && isSamePage(shown.place, place) ? shown.held.comments.filter(waits(shown.mark, ownId)) : [];
  return { ...place, size: sizeFor(waiting.length) };
}

/** Replaces the page by a fetched one; holding continues. */
export function toShownPage(
  answer: Omit<CommentsPage, 'page' | 'limit'>,
  place: CommentsPlace,
  before: ShownPage | undefined,
): ShownPage {
  const mark = before && isSamePage(before.place, place) ? before.mark : undefined;
  return { place: { sort: place.sort, page: place.page }, held: holdComments(answer, place), mark };
}

export function applyToPage(page: ShownPage, changes: CommentChanges, ownId: string | undefined): ShownPage {
  const known = new Set(page.held.comments.map(({ id }) => id));
  const coming = changes.created?.filter(({ id }) => !known.has(id)) ?? [];
  const waiting = [...page.held.comments, ...coming].filter(waits(page.mark, ownId));
  const place = { ...page.place, size: sizeFor(waiting.length) };
  return { ...page, held: applyCommentChanges(page.held, changes, place) };
}

/** Holds new comments from now on. */
export function hold(page: ShownPage): ShownPage {
  return page.mark || !grows(page.place) ? page : { ...page, mark: page.held.comments[0] };
}

/** Shows held comments. */
export function release(page: ShownPage): ShownPage {
  if (!page.mark) return page;
  const { total, version } = page.held;
  return applyToPage({ ...page, mark: undefined }, { total, version }, undefined);
}

/** The displayed part of a page, and the number of held comments. */
export function rowsOf(page: ShownPage, ownId: string | undefined): { rows: Comment[]; waiting: number } {
  const isWaiting = waits(page.mark, ownId);
  const rows = page.held.comments.filter((comment) => !isWaiting(comment));
  return { rows, waiting: page.held.comments.length - rows.length };
}

/** The user's own comments are never held. */
function waits(mark: Comment | undefined, ownId: string | undefined): (comment: Comment) => boolean {
  return (comment) => mark !== undefined && comment.user_id !== ownId && isNewer(comment, mark);
}

function isNewer(a: Comment, b: Comment): boolean {
  return a.created_at === b.created_at ? a.id > b.id : a.created_at > b.created_at;
}

const sizeFor = (waiting: number): number => Math.min(COMMENTS_PAGE_SIZE + waiting, MAX_PAGE_SIZE);
