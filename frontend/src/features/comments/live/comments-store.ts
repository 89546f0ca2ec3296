import type { Comment, CommentChanges, CommentCount } from '@gamegeek/contracts/comments/comments.types.js';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { ApiError } from '../../../shared/api/api-error.js';
import { deleteComment, editComment, getComments, postComment } from '../comments-api.js';
import { ThrottledRefetch } from './throttled-refetch.js';
import {
  applyToPage,
  hold,
  isSamePlace,
  pageToFetch,
  release,
  toShownPage,
  type Place,
  type ShownPage,
} from './shown-page.js';

/** Live updates follow the answer; after this time without one the page is fetched. */
const HEARD_WITHIN_MS = 1_000;

/** A comment as displayed. */
export type ShownComment = Pick<Comment, 'id' | 'content' | 'created_at' | 'updated_at' | 'user'>;

/** A comment of the user that is displayed before it is on the page. */
export interface Outgoing {
  key: string;
  draft: ShownComment;
  /** Undefined until the server has answered. */
  comment?: Comment;
}

export interface CommentsState {
  wanted: Place;
  /** The requested page, or the previous one while it loads; undefined until the first has loaded. */
  page: ShownPage | undefined;
  /** The requested page failed to load. */
  failed: boolean;
  outgoing: Outgoing[];
  /** The row key of the user's own comments from before they had an id, so that their rows stay. */
  keys: Readonly<Record<number, string>>;
  /** The number of comments posted by others since the page was opened. */
  arrived: number;
}

interface CommentsActions {
  /** Keeps the page up to date until the returned function is called. */
  start: () => () => void;
  show: (place: Place) => void;
  retry: () => void;
  /** The connection is open, for the first time or again. */
  opened: (count: CommentCount) => void;
  hear: (changes: CommentChanges) => void;
  /** Whether the user is in the list, so that rows must not move. */
  setBusy: (isBusy: boolean) => void;
  /** Shows held comments. */
  catchUp: () => void;
  post: (content: string) => Promise<void>;
  edit: (id: number, content: string) => Promise<void>;
  remove: (id: number) => Promise<void>;
}

export type CommentsStore = StoreApi<CommentsState & CommentsActions>;

export type Author = Comment['user'];

interface CommentsOptions {
  gameId: number;
  /** The signed-in user. */
  own: Author | undefined;
  wanted: Place;
}

/**
 * One page of a game's comments: fetched once, then updated by live events. Their order does not matter, because page and
 * events carry the version of the game's comments.
 */
export function createCommentsStore({ gameId, own: author, wanted }: CommentsOptions): CommentsStore {
  const ownId = author?.id;
  return createStore((set, get) => {
    let isBusy = false;
    let isOpen = false;
    let heard = 0;
    let posts = 0;
    /** Events during a fetch may be newer than its answer. */
    let early: CommentChanges[] | undefined;
    const reader = new ThrottledRefetch(read);

    async function read(signal: AbortSignal): Promise<void> {
      const told: CommentChanges[] = [];
      early = told;
      const place = pageToFetch(get().wanted, get().page, ownId);
      const answered = new Set(
        get()
          .outgoing.filter(({ comment }) => comment)
          .map(({ key }) => key),
      );
      try {
        const answer = await getComments(gameId, place, signal);
        if (signal.aborted) return;
        set(({ page, outgoing }) => ({
          page: told.reduce((held, changes) => applyToPage(held, changes, ownId), toShownPage(answer, place, page)),
          outgoing: outgoing.filter(({ key }) => !answered.has(key)),
          failed: false,
        }));
        look();
      } catch (error) {
        const { page } = get();
        // Displayed comments stay, and the page is requested again.
        if (signal.aborted || (page && isSamePlace(page.place, place))) throw error;
        set({ failed: true });
      } finally {
        if (early === told) early = undefined;
      }
    }

    /** Holds the page for a user in the list, and refetches it when it is outdated. */
    function look(): void {
      const { page } = get();
      if (!page) return;
      if (isBusy) set({ page: hold(page) });
      if (page.held.stale || page.held.version < heard) reader.soon();
    }

    /** Applies the user's own changes at once; their live events follow, with the count. */
    function tell(changes: Pick<CommentChanges, 'updated' | 'deleted'>): void {
      const { page } = get();
      if (!page) return;
      const { total, version } = page.held;
      set({ page: applyToPage(page, { ...changes, total, version }, ownId) });
      look();
    }

    function drop({ key }: Outgoing, comment?: Comment): void {
      set(({ outgoing, keys }) => ({
        outgoing: outgoing.filter((each) => each.key !== key),
        keys: comment ? { ...keys, [comment.id]: key } : keys,
      }));
    }

    const isOnPage = ({ id }: Comment): boolean => get().page?.held.comments.some((row) => row.id === id) ?? false;
    const isOutgoing = ({ key }: Outgoing): boolean => get().outgoing.some((each) => each.key === key);

    /** The server has stored the comment: it stays in place until the page contains it. */
    function accept(own: Outgoing, comment: Comment): void {
      if (!isOutgoing(own)) return;
      if (isOnPage(comment)) return drop(own, comment);
      set(({ outgoing, keys }) => ({
        outgoing: outgoing.map((each) => (each.key === own.key ? { ...each, comment } : each)),
        keys: { ...keys, [comment.id]: own.key },
      }));
      setTimeout(() => isOutgoing(own) && reader.soon(), HEARD_WITHIN_MS);
    }

    return {
      wanted,
      page: undefined,
      failed: false,
      outgoing: [],
      keys: {},
      arrived: 0,
      start: () => {
        reader.now();
        return () => reader.stop();
      },
      show: (place) => {
        if (isSamePlace(place, get().wanted)) return;
        set({ wanted: place, failed: false });
        reader.now();
      },
      retry: () => {
        set({ failed: false });
        reader.now();
      },
      opened: ({ version }) => {
        heard = Math.max(heard, version);
        // Names may have changed while disconnected, which versions do not show.
        if (isOpen) reader.soon();
        isOpen = true;
        look();
      },
      hear: (changes) => {
        early?.push(changes);
        heard = Math.max(heard, changes.version);
        const { page } = get();
        if (page) set({ page: applyToPage(page, changes, ownId) });
        const created = changes.created ?? [];
        for (const comment of created.filter(({ user_id }) => user_id === ownId)) {
          const own = get().outgoing.find(
            (each) => each.comment?.id === comment.id || (!each.comment && each.draft.content === comment.content),
          );
          if (own) drop(own, comment);
        }
        const news = created.filter(({ user_id }) => user_id !== ownId).length;
        if (news > 0) set(({ arrived }) => ({ arrived: arrived + news }));
        look();
      },
      setBusy: (next) => {
        isBusy = next;
        const { page } = get();
        if (page) set({ page: isBusy ? hold(page) : release(page) });
      },
      catchUp: () => {
        const { page } = get();
        if (page) set({ page: release(page) });
        look();
      },
      post: async (content) => {
        if (!author) return;
        const text = content.trim().normalize('NFC');
        const now = new Date().toISOString();
        posts += 1;
        const draft = { id: -posts, content: text, created_at: now, updated_at: now, user: author };
        const own: Outgoing = { key: `own-${posts}`, draft };
        set(({ outgoing }) => ({ outgoing: [own, ...outgoing] }));
        try {
          accept(own, await postComment(gameId, text));
        } catch (error) {
          // A live event shows that it was stored: only the answer was lost.
          if (!isOutgoing(own)) return;
          drop(own);
          throw error;
        }
      },
      edit: async (id, content) => tell({ updated: [await editComment(gameId, id, content.trim())] }),
      remove: async (id) => {
        try {
          await deleteComment(gameId, id);
        } catch (error) {
          const isGone = error instanceof ApiError && error.code === 'not_found';
          if (!isGone) throw error;
        }
        tell({ deleted: [id] });
      },
    };
  });
}
