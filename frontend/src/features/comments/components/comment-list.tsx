import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { prefersReducedMotion } from '#shared/motion/prefers-reduced-motion.js';
import { useGlide } from '#shared/motion/use-glide.js';
import { Skeleton, Skeletons } from '#ui/skeleton.js';
import { VisuallyHidden } from '#ui/visually-hidden.js';
import type { Author, CommentsState, ShownComment } from '../live/comments-state.js';
import type { CommentsStore } from '../live/comments-store.js';
import { isSamePage, rowsOf } from '../live/shown-page.js';
import { CommentCard, type CommentCardProps } from './comment-card.js';
import { Card, Head } from './comment-card.styles.js';
import { Frame, List, Pill, PillPlace } from './comment-list.styles.js';
import { useAnnouncedCount } from '../use-announced-count.js';
import { useReadingState } from '../use-reading-state.js';

/** About one window of skeletons while the first page loads. */
const SKELETONS = 3;

interface CommentListProps {
  gameId: number;
  store: CommentsStore;
  /** The signed-in user. */
  own: Author | undefined;
  /** The id of the linked comment. */
  named: number | undefined;
  onDelete: (id: number) => void;
  report: CommentCardProps['report'];
}

interface Shown {
  key: string;
  comment: ShownComment;
  isOwn: boolean;
  isSending: boolean;
}

/** The page with the user's pending comments on top; empty while it loads. */
function shownOf(
  { page, outgoing, keys }: CommentsState,
  own: CommentListProps['own'],
): { shown: Shown[] | undefined; waiting: number } {
  if (!page) return { shown: undefined, waiting: 0 };
  const { rows, waiting } = rowsOf(page, own?.id);
  const held = rows.map((comment) => ({
    key: keys[comment.id] ?? String(comment.id),
    comment,
    isOwn: comment.user_id === own?.id,
    isSending: false,
  }));
  const here = new Set(held.map(({ key }) => key));
  const coming = outgoing
    .filter(({ key }) => own && !here.has(key))
    .map(({ key, comment, draft }) => ({ key, comment: comment ?? draft, isOwn: true, isSending: !comment }));
  return { shown: [...coming, ...held], waiting };
}

/** A page of comments: new ones appear at once, or are held while the user reads the list. */
export function CommentList({ gameId, store, own, named, onDelete, report }: CommentListProps): ReactNode {
  const { t } = useTranslation('comments');
  const state = useStore(store);
  const { wanted, page, arrived, edit, setBusy, showHeld } = state;
  const { isReading, top, handlers } = useReadingState();
  const list = useRef<HTMLOListElement>(null);
  const announced = useAnnouncedCount(arrived);
  const { shown, waiting } = shownOf(state, own);

  useGlide(list, page ? `${page.place.sort}:${page.place.page}` : '');
  useEffect(() => {
    setBusy(isReading);
    return () => setBusy(false);
  }, [setBusy, isReading]);

  function handlePill(): void {
    showHeld();
    top.current?.scrollIntoView({ block: 'start', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
    // The focused pill is removed.
    list.current?.focus({ preventScroll: true });
  }

  return (
    <Frame {...handlers}>
      <div ref={top} />
      {waiting > 0 && (
        <PillPlace>
          <Pill type="button" onClick={handlePill}>
            {t('list.waiting', { count: waiting })}
          </Pill>
        </PillPlace>
      )}
      <List
        ref={list}
        tabIndex={-1}
        aria-label={t('list.label')}
        aria-busy={!page || !isSamePage(page.place, wanted)}
        $old={page !== undefined && !isSamePage(page.place, wanted)}
      >
        {shown ? (
          shown.map(({ key, comment, isOwn, isSending }) => (
            <CommentCard
              key={key}
              glide={key}
              gameId={gameId}
              comment={comment}
              isOwn={isOwn}
              isNamed={comment.id === named}
              isSending={isSending}
              onEdit={edit}
              onDelete={onDelete}
              report={report}
            />
          ))
        ) : (
          <Skeletons count={SKELETONS}>
            <SkeletonCard />
          </Skeletons>
        )}
      </List>
      <VisuallyHidden role="status">
        {announced && <span key={announced.time}>{t('list.waiting', { count: announced.count })}</span>}
      </VisuallyHidden>
    </Frame>
  );
}

function SkeletonCard(): ReactNode {
  return (
    <Card aria-hidden="true" $own={false}>
      <Head>
        <Skeleton $width="40px" $height="40px" />
        <Skeleton $width="9em" $height="18px" />
      </Head>
      <Skeleton $width="100%" $height="20px" />
      <Skeleton $width="60%" $height="20px" />
    </Card>
  );
}
