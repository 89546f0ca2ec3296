import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/buttons/button.js';
import { StateMessage } from '#ui/state-message.js';

export function CrashMessage(): ReactNode {
  const { t } = useTranslation();
  return (
    <StateMessage
      tone="danger"
      title={t('crash.title')}
      text={t('crash.text')}
      action={<Button onClick={() => window.location.reload()}>{t('ui.reload')}</Button>}
    />
  );
}
