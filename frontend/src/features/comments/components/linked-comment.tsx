import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { commentPlace } from '@gamegeek/contracts/comments/comment-place.js';
import { styled } from 'styled-components';
import { color, radius, space } from '#shared/theme/theme.js';
import { LoadError } from '#ui/load-error.js';
import { getCommentsAround } from '../comments-api.js';
import type { CommentsStore } from '../live/comments-store.js';
import { isSamePage, type PageRef } from '../live/shown-page.js';

interface LinkedCommentProps {
  gameId: number;
  /** The id of the linked comment. Must be remounted for each navigation. */
  id: number;
  store: CommentsStore;
  /** The requested page. */
  place: PageRef;
  /** Opens the page that contains the comment. */
  onPage: (page: number) => void;
}

/** Scrolls to the linked comment, on whichever page it is; shows a message if it no longer exists. */
export function LinkedComment({ gameId, id, store, place, onPage }: LinkedCommentProps): ReactNode {
  const { t } = useTranslation('comments');
  const page = useStore(store, (state) => state.page);
  const { sort, page: number } = place;
  const [outcome, setOutcome] = useState<'gone' | 'failed'>();
  const wasScrolledTo = useRef(false);
  const gone = useRef<HTMLParagraphElement>(null);
  const isShown = page !== undefined && isSamePage(page.place, place);

  // After each render, because the comment may appear with any page.
  useEffect(() => {
    const card = document.getElementById(commentPlace(id));
    if (!isShown || !card || wasScrolledTo.current) return;
    wasScrolledTo.current = true;
    scrollTo(card);
  });

  useEffect(() => {
    if (!isShown || wasScrolledTo.current || outcome !== undefined) return;
    const search = new AbortController();
    void find(search.signal);
    return () => search.abort();

    async function find(signal: AbortSignal): Promise<void> {
      try {
        const found = await getCommentsAround(gameId, { id, sort }, signal);
        if (signal.aborted) return;
        if (!found.comments.some((comment) => comment.id === id)) setOutcome('gone');
        else if (found.page !== number) onPage(found.page);
        // The comment is new and held until the user shows pending comments.
        else store.getState().showHeld();
      } catch {
        if (!signal.aborted) setOutcome('failed');
      }
    }
  }, [gameId, id, isShown, number, onPage, outcome, sort, store]);

  useEffect(() => {
    if (gone.current) scrollTo(gone.current);
  }, [outcome]);

  if (outcome === undefined) return null;
  if (outcome === 'gone') {
    return (
      <Missing ref={gone} tabIndex={-1}>
        {t('list.linkedGone')}
      </Missing>
    );
  }
  return <LoadError title={t('list.linkedFailed')} onRetry={() => setOutcome(undefined)} />;
}

/** Without smooth scrolling, which would be slow over long distances. */
function scrollTo(element: HTMLElement): void {
  element.scrollIntoView({ block: 'center' });
  element.focus({ preventScroll: true });
}

const Missing = styled.p`
  margin: 0;
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius.medium};
  background: ${color.surface};
  box-shadow: inset 3px 0 0 ${color.textMuted};
  color: ${color.textMuted};
`;
