import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryProvider } from '#shared/api/query-provider.js';
import { Badge } from '#ui/badge.js';
import { openCountQuery } from '../queue/queries.js';

/** The number of open reports, beside the link to them. */
export function OpenReports(): ReactNode {
  return (
    <QueryProvider>
      <Count />
    </QueryProvider>
  );
}

function Count(): ReactNode {
  const { t } = useTranslation();
  const { data: count } = useQuery(openCountQuery);
  return count ? <Badge $tone="second">{t('account.openReports', { count })}</Badge> : null;
}
