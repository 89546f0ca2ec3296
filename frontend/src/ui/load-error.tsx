import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './buttons/button.js';
import { StateMessage } from './state-message.js';

interface LoadErrorProps {
  /** Says what could not be loaded. */
  title: string;
  /** The reason. */
  text?: string | undefined;
  onRetry: () => void;
}

/** Shown in place of content that could not be loaded. */
export function LoadError({ title, text, onRetry }: LoadErrorProps): ReactNode {
  const { t } = useTranslation();
  return (
    <StateMessage tone="danger" title={title} text={text} action={<Button onClick={onRetry}>{t('ui.retry')}</Button>} />
  );
}
