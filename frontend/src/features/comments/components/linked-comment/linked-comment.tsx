import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { commentPlace } from '@gamegeek/contracts/comments/comment-place.js';
import { Button } from '../../../../shared/ui/button/button.js';
import { StateMessage } from '../../../../shared/ui/state-message/state-message.js';
import { getCommentsAround } from '../../comments-api.js';
import type { CommentsStore } from '../../live/comments-store.js';
import { isSamePlace, type Place } from '../../live/shown-page.js';
import { Gone } from './linked-comment.styles.js';

interface LinkedCommentProps {
  gameId: number;
  /** The comment that the address names. Another visit of it is another instance. */
  id: number;
  store: CommentsStore;
  /** Which page is asked for. */
  place: Place;
  /** Shows the page that holds it. */
  onPage: (page: number) => void;
}

/** Brings the reader to a comment, on whichever page it stands; says so when it is no longer there. */
export function LinkedComment({ gameId, id, store, place, onPage }: LinkedCommentProps): ReactNode {
  const { t } = useTranslation(['comments', 'common']);
  const page = useStore(store, (state) => state.page);
  const { sort, page: number } = place;
  const [outcome, setOutcome] = useState<'gone' | 'failed'>();
  const isBrought = useRef(false);
  const gone = useRef<HTMLParagraphElement>(null);
  const isShown = page !== undefined && isSamePlace(page.place, place);

  // After each render, because it comes with whichever page holds it.
  useEffect(() => {
    const card = document.getElementById(commentPlace(id));
    if (!isShown || !card || isBrought.current) return;
    isBrought.current = true;
    bring(card);
  });

  useEffect(() => {
    if (!isShown || isBrought.current || outcome !== undefined) return;
    const search = new AbortController();
    void find(search.signal);
    return () => search.abort();

    async function find(signal: AbortSignal): Promise<void> {
      try {
        const found = await getCommentsAround(gameId, { id, sort }, signal);
        if (signal.aborted) return;
        if (!found.comments.some((comment) => comment.id === id)) setOutcome('gone');
        else if (found.page !== number) onPage(found.page);
        // It has come a moment ago, and waits until somebody asks for it.
        else store.getState().catchUp();
      } catch {
        if (!signal.aborted) setOutcome('failed');
      }
    }
  }, [gameId, id, isShown, number, onPage, outcome, sort, store]);

  useEffect(() => {
    if (gone.current) bring(gone.current);
  }, [outcome]);

  if (outcome === undefined) return null;
  if (outcome === 'gone') {
    return (
      <Gone ref={gone} tabIndex={-1}>
        {t('list.linkedGone')}
      </Gone>
    );
  }
  return (
    <StateMessage
      tone="danger"
      title={t('list.linkedFailed')}
      action={<Button onClick={() => setOutcome(undefined)}>{t('common:ui.retry')}</Button>}
    />
  );
}

/** At once: who follows a link has not asked to see the way. */
function bring(element: HTMLElement): void {
  element.scrollIntoView({ block: 'center' });
  element.focus({ preventScroll: true });
}
