import { READ_AT_ONCE, type InboxState } from '@gamegeek/contracts/inbox/inbox.schemas.js';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { QueryProvider } from '#shared/api/query-provider.js';
import { useErrorText } from '#shared/api/use-error-text.js';
import { paths } from '#shared/routing/paths.js';
import { color, space } from '#shared/theme/theme.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { List } from '#ui/layout.js';
import { QueryView } from '#ui/query-view.js';
import { Skeletons } from '#ui/skeleton.js';
import { StateMessage } from '#ui/state-message.js';
import { useInbox, useMarkRead } from '../queries.js';
import { NoticeRow, NoticeSkeleton } from './notice-row.js';

const SKELETON_ROWS = 4;

interface NewestNoticesProps {
  state: InboxState | undefined;
  onClose: () => void;
}

/** The content of the sheet. */
export function NewestNotices(props: NewestNoticesProps): ReactNode {
  return (
    <QueryProvider>
      <Newest {...props} />
    </QueryProvider>
  );
}

/** The newest notices. Showing them marks them as read. */
function Newest({ state, onClose }: NewestNoticesProps): ReactNode {
  const { t } = useTranslation('inbox');
  const errorText = useErrorText();
  const inbox = useInbox(state);
  const { mutate: markRead } = useMarkRead();
  /** The ids unread at opening: they stay highlighted while the sheet is open. */
  const [fresh, setFresh] = useState<readonly number[]>([]);
  const unread = inbox.data?.notices.filter(({ id, read }) => !read && !fresh.includes(id)).map(({ id }) => id) ?? [];
  if (unread.length > 0) setFresh([...unread, ...fresh].slice(0, READ_AT_ONCE));

  useEffect(() => {
    if (fresh.length > 0) markRead({ ids: [...fresh] });
  }, [fresh, markRead]);

  const skeleton = (
    <List $gap={4} aria-busy>
      <Skeletons count={SKELETON_ROWS}>
        <NoticeSkeleton />
      </Skeletons>
    </List>
  );
  return (
    <>
      <Scroller>
        <QueryView query={inbox} failed={t('failed')} reason={errorText} pending={skeleton}>
          {({ total, notices }) =>
            total === 0 ? (
              <StateMessage title={t('empty')} text={t('emptyHint')} />
            ) : (
              <List $gap={4} aria-busy={false}>
                {notices.map((notice) => (
                  <NoticeRow key={notice.id} notice={notice} isNew={fresh.includes(notice.id)} onFollow={onClose} />
                ))}
              </List>
            )
          }
        </QueryView>
      </Scroller>
      <SheetFoot>
        <ButtonLink to={paths.inbox()} onClick={onClose}>
          {t('seeAll')}
        </ButtonLink>
        <ButtonLink to={paths.notifications()} $tone="plain" onClick={onClose}>
          {t('settings')}
        </ButtonLink>
      </SheetFoot>
    </>
  );
}

const Scroller = styled.div`
  overflow-y: auto;
`;

const SheetFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[8]};
  padding: ${space[8]} ${space[4]} 0;
  border-top: 1px solid ${color.line};
`;
