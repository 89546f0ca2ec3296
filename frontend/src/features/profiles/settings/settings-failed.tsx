import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/buttons/button.js';
import { StateMessage } from '#ui/state-message.js';

/** Shown in place of settings that failed to load. */
export function SettingsFailed({ onRetry }: { onRetry: () => void }): ReactNode {
  const { t } = useTranslation(['profiles', 'common']);
  return (
    <StateMessage
      tone="danger"
      title={t('settings.failed')}
      action={<Button onClick={onRetry}>{t('common:ui.retry')}</Button>}
    />
  );
}
