import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryProvider } from '../../../shared/api/query-provider.js';
import { useLive } from '../../../shared/live/use-live.js';
import { paths } from '../../../shared/routing/paths.js';
import { ButtonLink } from '../../../shared/ui/button/button.js';
import { PageHead } from '../../../shared/ui/page-head/page-head.js';
import { meTopic } from '../../profiles/index.js';
import { InboxList } from '../components/inbox-list/inbox-list.js';
import { Column } from './inbox.styles.js';

/** The notices of the signed-in user. */
export function InboxPage(): ReactNode {
  const { t } = useTranslation('inbox');
  const { snapshot } = useLive(meTopic);
  return (
    <QueryProvider>
      <Column>
        <PageHead
          eyebrow={t('eyebrow')}
          title={t('title')}
          intro={t('intro')}
          action={<ButtonLink to={paths.notifications()}>{t('settings')}</ButtonLink>}
        />
        <InboxList state={snapshot?.inbox} />
      </Column>
    </QueryProvider>
  );
}
