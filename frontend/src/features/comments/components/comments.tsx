import { COMMENT_SORTS } from '@gamegeek/contracts/comments/comment-limits.js';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useFormat } from '#shared/i18n/use-format.js';
import { prefersReducedMotion } from '#shared/motion/prefers-reduced-motion.js';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { SelectField } from '#ui/fields/select-field.js';
import { Row, Stack } from '#ui/layout.js';
import { LiveMark } from '#ui/live/live-mark.js';
import { LoadError } from '#ui/load-error.js';
import { Pager } from '#ui/pager.js';
import { SignInPrompt } from '#ui/sign-in-prompt.js';
import { StateMessage } from '#ui/state-message.js';
import { useCommentsAddress } from '../comments-address.js';
import type { Author } from '../live/comments-state.js';
import { useComments } from '../live/use-comments.js';
import type { CommentCardProps } from './comment-card.js';
import { CommentList } from './comment-list.js';
import { Composer } from './composer.js';
import { LinkedComment } from './linked-comment.js';
import { Title, Tools, Total } from './comments.styles.js';

const DeleteComment = lazyPart(() => import('./delete-comment.js'), 'DeleteComment');

interface CommentsProps {
  gameId: number;
  /** The signed-in user. */
  own: Author | undefined;
  /** Renders the report button on comments of others. */
  report?: CommentCardProps['report'];
}

/** The comments of a game, live. Must be remounted for another user. */
export function Comments({ gameId, own, report }: CommentsProps): ReactNode {
  const { t } = useTranslation('comments');
  const format = useFormat();
  const { place, named, visit, show: showPlace, showNamed } = useCommentsAddress();
  const { store, status, page, pages, total } = useComments(gameId, own, place);
  const failed = useStore(store, (state) => state.failed);
  const isAnyOutgoing = useStore(store, (state) => state.outgoing.length > 0);
  const { post, remove, retry } = store.getState();
  const title = useRef<HTMLHeadingElement>(null);
  const [deleting, setDeleting] = useState<number>();
  const [deletions, setDeletions] = useState(0);

  // The focused comment was removed.
  useEffect(() => {
    if (deletions > 0) title.current?.focus({ preventScroll: true });
  }, [deletions]);

  function handlePage(next: number): void {
    showPlace({ ...place, page: next });
    title.current?.scrollIntoView({ block: 'start', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  }

  function handlePost(content: string): Promise<void> {
    // New comments are at the top of the first page.
    showPlace({ sort: 'newest', page: 1 });
    return post(content);
  }

  return (
    <Stack as="section" $gap={16} aria-labelledby="comments">
      <Row $gap={16} $rowGap={8} $justify="space-between">
        <Title ref={title} id="comments" tabIndex={-1}>
          {t('title')}
          {total !== undefined && <Total>{format.number(total)}</Total>}
        </Title>
        <Tools>
          <LiveMark status={status} />
          <SelectField
            label={t('sort.label')}
            value={place.sort}
            onChange={({ target }) =>
              showPlace({ sort: COMMENT_SORTS.find((sort) => sort === target.value) ?? 'newest', page: 1 })
            }
          >
            {COMMENT_SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {t(`sort.${sort}`)}
              </option>
            ))}
          </SelectField>
        </Tools>
      </Row>
      {own ? <Composer userId={own.id} gameId={gameId} onPost={handlePost} /> : <SignInPrompt text={t('signIn')} />}
      {named !== undefined && (
        <LinkedComment
          key={visit}
          gameId={gameId}
          id={named}
          store={store}
          place={{ ...place, page }}
          onPage={showNamed}
        />
      )}
      {renderList()}
      {deleting !== undefined && (
        <Suspense fallback={null}>
          <DeleteComment
            onDelete={() => remove(deleting)}
            onDone={() => {
              setDeleting(undefined);
              setDeletions((count) => count + 1);
            }}
            onClose={() => setDeleting(undefined)}
          />
        </Suspense>
      )}
    </Stack>
  );

  function renderList(): ReactNode {
    if (failed) {
      return <LoadError title={t('list.failed')} onRetry={retry} />;
    }
    if (total === 0 && !isAnyOutgoing) {
      return <StateMessage title={t('list.empty')} text={t(own ? 'list.emptyText' : 'list.emptyVisitor')} />;
    }
    return (
      <>
        <CommentList gameId={gameId} store={store} own={own} named={named} onDelete={setDeleting} report={report} />
        <Pager label={t('list.pager')} page={page} pages={pages} onPage={handlePage} />
      </>
    );
  }
}
