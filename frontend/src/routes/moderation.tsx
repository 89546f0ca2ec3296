import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useModerationAddress } from '#features/moderation/moderation-address.js';
import { LogList } from '#features/moderation/queue/log-list.js';
import { QueueList } from '#features/moderation/queue/queue-list.js';
import { QueryProvider } from '#shared/api/query-provider.js';
import { useSession } from '#shared/session/session-store.js';
import { PageHead } from '#ui/page/page-head.js';
import { Tabs } from '#ui/tabs.js';

/** For admins. */
export default function ModerationPage(): ReactNode {
  const userId = useSession((state) => state.user?.id);
  return (
    <QueryProvider>
      <Moderation key={userId} />
    </QueryProvider>
  );
}

function Moderation(): ReactNode {
  const { t } = useTranslation('moderation');
  const { tab, kind, page, showTab, showKind, showPage } = useModerationAddress();
  return (
    <>
      <PageHead eyebrow={t('eyebrow')} title={t('account.moderation')} intro={t('intro')} />
      <Tabs
        id="moderation"
        label={t('tabsLabel')}
        tabs={[
          { value: 'open', text: t('tabs.open') },
          { value: 'done', text: t('tabs.done') },
          { value: 'log', text: t('tabs.log') },
        ]}
        value={tab}
        onChange={showTab}
      >
        {tab === 'log' ? (
          <LogList page={page} onPage={showPage} />
        ) : (
          <QueueList key={tab} status={tab} kind={kind} page={page} onKind={showKind} onPage={showPage} />
        )}
      </Tabs>
    </>
  );
}
