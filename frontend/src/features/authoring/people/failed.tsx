import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '#shared/api/use-failure-text.js';
import { Button } from '#ui/buttons/button.js';
import { ErrorText } from '#ui/fields/text-field.styles.js';

type State = Pick<UseQueryResult, 'data' | 'error' | 'refetch'>;

/** The content of a panel once its data is there, or why it could not be loaded. */
export function Failed({ query, children }: { query: State; children: ReactNode }): ReactNode {
  const { t } = useTranslation('people');
  const failureText = useFailureText();
  if (query.data !== undefined) return children;
  if (!query.error) return null;
  return (
    <div role="alert">
      <ErrorText>
        {t('loadFailed')} {failureText(query.error)}
      </ErrorText>
      <Button onClick={() => void query.refetch()}>{t('ui.retry')}</Button>
    </div>
  );
}
