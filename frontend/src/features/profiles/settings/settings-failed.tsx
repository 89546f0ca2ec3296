import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#ui/load-error.js';

/** Shown in place of settings that failed to load. */
export function SettingsFailed({ onRetry }: { onRetry: () => void }): ReactNode {
  const { t } = useTranslation('profiles');
  return <LoadError title={t('settings.failed')} onRetry={onRetry} />;
}
