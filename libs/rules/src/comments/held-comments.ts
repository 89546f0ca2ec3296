import {
  newerCount,
  newestStates,
  type CommentChanges,
  type CommentCount,
  type CommentState,
} from './comment-changes.js';

/** The page that is shown. */
export interface CommentsPlace {
  sort: 'newest' | 'oldest';
  /** From 1. */
  page: number;
  size: number;
}

/** A page of comments that follows changes. */
export interface HeldComments<T extends CommentState> extends CommentCount {
  comments: T[];
  /** The version that the page was loaded at; it includes all changes up to it. */
  readAt: number;
  /** Deleted comments, so that late changes do not bring them back. */
  gone: number[];
  /** Whether there is a next page. */
  more: boolean;
  /** Rows have moved in from other pages, so the page must be reloaded. */
  stale: boolean;
}

/** A page as it was loaded. */
export function holdComments<T extends CommentState>(
  { comments, total, version }: CommentCount & { comments: T[] },
  { page, size }: CommentsPlace,
): HeldComments<T> {
  const more = total > (page - 1) * size + comments.length;
  return { comments, total, version, readAt: version, gone: [], more, stale: false };
}

/**
 * Applies a change to a page. Changes may arrive late, repeated and in any order; once all have arrived, the page
 * equals the server's answer or is marked as stale.
 */
export function applyCommentChanges<T extends CommentState>(
  held: HeldComments<T>,
  changes: CommentChanges<T>,
  place: CommentsPlace,
): HeldComments<T> {
  const count = newerCount(held, changes);
  const gone = new Set([...held.gone, ...(changes.deleted ?? [])]);
  const rows = [...newestStates([...held.comments, ...entering(held, changes, place)]).values()]
    .filter(({ id }) => !gone.has(id))
    .sort(inOrder(place));
  const comments = rows.slice(0, place.size);
  return {
    comments,
    ...count,
    readAt: held.readAt,
    gone: [...gone],
    more: held.more || rows.length > place.size,
    stale: held.stale || isShort(comments, count, place) || hasMoved(held, changes, place),
  };
}

/**
 * Newer states of known comments, and comments that belong on the page: an edit may arrive before the comment itself.
 */
function entering<T extends CommentState>(
  held: HeldComments<T>,
  changes: CommentChanges<T>,
  place: CommentsPlace,
): T[] {
  const here = idsOf(held.comments);
  const isNewer = changes.version > held.readAt;
  return [...(changes.created ?? []), ...(changes.updated ?? [])].filter(
    (state) => here.has(state.id) || (isNewer && belongs(state, held.comments, place)),
  );
}

/** The first page accepts any newer comment; later pages only those after their first row. */
function belongs<T extends CommentState>(state: T, comments: T[], place: CommentsPlace): boolean {
  if (place.page === 1) return true;
  const [first] = comments;
  return first !== undefined && inOrder(place)(state, first) >= 0;
}

/** Fewer rows than there should be. */
function isShort(comments: CommentState[], { total }: CommentCount, { page, size }: CommentsPlace): boolean {
  return comments.length < Math.min(Math.max(total - (page - 1) * size, 0), size);
}

/** A row was removed with others following, or a row before this page was added or removed. */
function hasMoved<T extends CommentState>(
  { comments, gone, more, readAt }: HeldComments<T>,
  { created = [], deleted = [], version }: CommentChanges<T>,
  place: CommentsPlace,
): boolean {
  if (version <= readAt) return false;
  const here = idsOf(comments);
  if (more && deleted.some((id) => here.has(id))) return true;
  if (place.page === 1) return false;
  const known = (id: number) => here.has(id) || gone.includes(id);
  return (
    deleted.some((id) => !known(id)) || created.some((state) => !known(state.id) && !belongs(state, comments, place))
  );
}

const idsOf = (comments: CommentState[]) => new Set(comments.map(({ id }) => id));

const inOrder =
  ({ sort }: CommentsPlace) =>
  (a: CommentState, b: CommentState): number =>
    sort === 'oldest' ? byTime(a, b) : byTime(b, a);

function byTime(a: CommentState, b: CommentState): number {
  if (a.created_at === b.created_at) return a.id - b.id;
  return a.created_at < b.created_at ? -1 : 1;
}
