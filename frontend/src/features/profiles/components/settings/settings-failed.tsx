import type { ReactNode } from 'react';
import { Button } from '../../../../shared/ui/button/button.js';
import { StateMessage } from '../../../../shared/ui/state-message/state-message.js';
import { useProfileText } from '../../use-profiles-text.js';

/** Stands where something of the settings could not be loaded. */
export function SettingsFailed({ onRetry }: { onRetry: () => void }): ReactNode {
  const t = useProfileText();
  return (
    <StateMessage
      tone="danger"
      title={t('settings.failed')}
      action={<Button onClick={onRetry}>{t('translation:common.retry')}</Button>}
    />
  );
}
