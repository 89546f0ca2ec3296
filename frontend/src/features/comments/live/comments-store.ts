import type { CommentChanges, CommentCount } from '@gamegeek/contracts/comments/comments.schemas.js';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { isNotFound } from '#shared/api/api-error.js';
import { deleteComment, editComment } from '../comments-api.js';
import { CommentsPage } from './comments-page.js';
import type { Author, CommentsState } from './comments-state.js';
import { OutgoingComments } from './outgoing-comments.js';
import { isSamePage, type PageRef } from './shown-page.js';

interface CommentsActions {
  /** Keeps the page up to date until the returned function is called. */
  start: () => () => void;
  show: (place: PageRef) => void;
  retry: () => void;
  /** The connection is open, for the first time or again. */
  onOpen: (count: CommentCount) => void;
  onChanges: (changes: CommentChanges) => void;
  /** Whether the user is in the list, so that rows must not move. */
  setBusy: (isBusy: boolean) => void;
  /** Shows held comments. */
  showHeld: () => void;
  post: (content: string) => Promise<void>;
  edit: (id: number, content: string) => Promise<void>;
  remove: (id: number) => Promise<void>;
}

export type CommentsStore = StoreApi<CommentsState & CommentsActions>;

interface CommentsOptions {
  gameId: number;
  /** The signed-in user. */
  own: Author | undefined;
  wanted: PageRef;
}

/** The comments of a game as one user sees them. */
export function createCommentsStore({ gameId, own: author, wanted }: CommentsOptions): CommentsStore {
  return createStore((set, get) => {
    const page = new CommentsPage({ get, set }, gameId, author?.id);
    const outgoing = new OutgoingComments({ get, set }, page, gameId);
    let wasOpen = false;

    return {
      wanted,
      page: undefined,
      failed: false,
      outgoing: [],
      keys: {},
      arrived: 0,
      start: () => {
        page.load();
        return () => page.stop();
      },
      show: (place) => {
        if (isSamePage(place, get().wanted)) return;
        set({ wanted: place, failed: false });
        page.load();
      },
      retry: () => {
        set({ failed: false });
        page.load();
      },
      onOpen: ({ version }) => {
        page.expectVersion(version);
        // Names may have changed while disconnected, which versions do not show.
        if (wasOpen) page.refetchSoon();
        wasOpen = true;
        page.check();
      },
      onChanges: (changes) => {
        page.applyEvent(changes);
        const created = changes.created ?? [];
        const own = created.filter(({ user_id }) => user_id === author?.id);
        for (const comment of own) outgoing.confirm(comment);
        const others = created.length - own.length;
        if (others > 0) set(({ arrived }) => ({ arrived: arrived + others }));
        page.check();
      },
      setBusy: (isBusy) => page.setBusy(isBusy),
      showHeld: () => page.showHeld(),
      post: async (content) => {
        if (author) await outgoing.post(author, content);
      },
      edit: async (id, content) => page.applyOwn({ updated: [await editComment(gameId, id, content.trim())] }),
      remove: async (id) => {
        try {
          await deleteComment(gameId, id);
        } catch (error) {
          const isGone = isNotFound(error);
          if (!isGone) throw error;
        }
        page.applyOwn({ deleted: [id] });
      },
    };
  });
}
