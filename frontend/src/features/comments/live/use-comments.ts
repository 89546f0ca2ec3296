import { COMMENTS_PAGE_SIZE } from '@gamegeek/contracts/comments/comment-limits.js';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useLiveClient } from '#shared/live/live-provider.js';
import type { LiveStatus } from '#shared/live/live-topic.js';
import { useLive } from '#shared/live/use-live.js';
import type { Author } from './comments-state.js';
import { createCommentsStore, type CommentsStore } from './comments-store.js';
import { liveComments } from './comments-topic.js';
import type { PageRef } from './shown-page.js';

interface Comments {
  store: CommentsStore;
  status: LiveStatus;
  /** The displayed page: the requested one, or the last one. */
  page: number;
  pages: number;
  /** Undefined until loaded. */
  total: number | undefined;
}

const pageCount = (total: number): number => Math.max(1, Math.ceil(total / COMMENTS_PAGE_SIZE));

/** A game's comments while the component is mounted. Must be remounted for another user. */
export function useComments(gameId: number, own: Author | undefined, wanted: PageRef): Comments {
  const client = useLiveClient();
  const topic = liveComments(gameId);
  const { status } = useLive(topic);
  const [store] = useState(() => createCommentsStore({ gameId, own, wanted }));
  const total = useStore(store, (state) => state.page?.held.total);
  const { sort } = wanted;
  const page = total === undefined ? wanted.page : Math.min(wanted.page, pageCount(total));

  useEffect(() => store.getState().start(), [store]);
  useEffect(() => store.getState().show({ sort, page }), [store, sort, page]);
  useEffect(() => {
    const events = topic.storeIn(client);
    const { snapshot } = events.getState();
    if (snapshot) store.getState().onOpen(snapshot);
    return events.subscribe((now, before) => {
      if (!now.snapshot || now.snapshot === before.snapshot) return;
      if (now.snapshot.last) store.getState().onChanges(now.snapshot.last);
      else store.getState().onOpen(now.snapshot);
    });
  }, [store, client, topic]);

  return { store, status, page, pages: pageCount(total ?? 0), total };
}
