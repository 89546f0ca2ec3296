import {
  INBOX_PAGE_SIZE,
  type InboxPage,
  type InboxState,
  type Notice,
} from '@gamegeek/contracts/inbox/inbox.schemas.js';
import { CheckCheck } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useErrorText } from '#shared/api/use-error-text.js';
import { space } from '#shared/theme/theme.js';
import { Button } from '#ui/buttons/button.js';
import { List } from '#ui/layout.js';
import { Panel } from '#ui/page/panel.js';
import { Pager } from '#ui/pager.js';
import { QueryView } from '#ui/query-view.js';
import { Skeletons } from '#ui/skeleton.js';
import { StateMessage } from '#ui/state-message.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { useDeleteNotice, useInbox, useMarkRead } from '../queries.js';
import { NoticeRow, NoticeSkeleton } from './notice-row.js';

const SKELETON_ROWS = 5;

interface InboxListProps {
  state: InboxState | undefined;
  /** What the reader can do about a notice. */
  actionFor: (notice: Notice) => ReactNode;
}

/** All notices, page by page; the page is in the address. */
export function InboxList({ state, actionFor }: InboxListProps): ReactNode {
  const { t } = useTranslation('inbox');
  const errorText = useErrorText();
  const notify = useNotify();
  const [query, setQuery] = useSearchParams();
  const list = useRef<HTMLUListElement>(null);
  const requested = Number(query.get('page'));
  const page = Number.isSafeInteger(requested) && requested > 1 ? requested : 1;
  const inbox = useInbox(state, page);
  const { mutate: markRead } = useMarkRead();
  const { mutate: remove } = useDeleteNotice();

  const handleFailure = (): void => notify.problem(t('changeFailed'));

  function handlePage(next: number): void {
    setQuery(next === 1 ? {} : { page: String(next) }, { preventScrollReset: true });
  }

  function handleAllRead(newest: number | undefined): void {
    if (newest === undefined) return;
    // Notices that arrive during the request were not seen.
    markRead({ up_to: page === 1 ? newest : ALL }, { onError: handleFailure });
  }

  function handleRemove(id: number): void {
    // The focused button is removed with its row.
    list.current?.focus({ preventScroll: true });
    remove(id, { onError: handleFailure });
  }

  const content = (shown: InboxPage | undefined): ReactNode => (
    <Panel aria-label={t('list')} aria-busy={!shown || inbox.isPlaceholderData}>
      <ActionList>
        <Button disabled={!shown?.unread} onClick={() => handleAllRead(shown?.notices[0]?.id)}>
          <CheckCheck size={17} aria-hidden="true" />
          {t('markAllRead')}
        </Button>
      </ActionList>
      <List $gap={4} ref={list} tabIndex={-1} aria-label={t('list')}>
        {shown ? (
          shown.notices.map((notice) => (
            <NoticeRow
              key={notice.id}
              notice={notice}
              isNew={!notice.read}
              onFollow={() => !notice.read && markRead({ ids: [notice.id] })}
              onRemove={() => handleRemove(notice.id)}
              action={actionFor(notice)}
            />
          ))
        ) : (
          <Skeletons count={SKELETON_ROWS}>
            <NoticeSkeleton />
          </Skeletons>
        )}
      </List>
      <Pager
        label={t('pager')}
        page={page}
        pages={Math.ceil((shown?.total ?? 0) / INBOX_PAGE_SIZE)}
        onPage={handlePage}
      />
    </Panel>
  );
  return (
    <QueryView query={inbox} failed={t('failed')} reason={errorText} pending={content(undefined)}>
      {(shown) => (shown.total === 0 ? <StateMessage title={t('empty')} text={t('emptyHint')} /> : content(shown))}
    </QueryView>
  );
}

/** Later pages do not contain the newest notice. */
const ALL = Number.MAX_SAFE_INTEGER;

const ActionList = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-bottom: ${space[12]};
`;
