import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button/button.js';
import { StateMessage } from '../../../shared/ui/state-message/state-message.js';
import { CrashMessage } from './crash-message.js';
import { useReturn } from './use-return.js';

interface BrokenPageProps {
  reload?: () => void;
}

/**
 * Shown in place of a broken page. Usually its code could not be fetched, and reloading does not help until the server is
 * reachable: the page says so and loads by itself then.
 */
export function BrokenPage({ reload = reloadPage }: BrokenPageProps): ReactNode {
  const { t } = useTranslation();
  const [isAway, setAway] = useState(false);
  const ask = useReturn({ onAway: () => setAway(true), onReturn: reload });
  if (!isAway) return <CrashMessage />;
  return (
    <StateMessage
      tone="danger"
      title={t('crash.awayTitle')}
      text={t('crash.awayText')}
      action={<Button onClick={ask}>{t('ui.retry')}</Button>}
    />
  );
}

const reloadPage = (): void => window.location.reload();
