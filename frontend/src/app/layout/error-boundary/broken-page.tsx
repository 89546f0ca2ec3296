import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#ui/load-error.js';
import { CrashMessage } from './crash-message.js';
import { useServerReachability } from './use-server-reachability.js';

interface BrokenPageProps {
  reload?: () => void;
}

/**
 * Shown in place of a broken page. Usually its code could not be fetched, and reloading does not help until the server
 * is reachable. Shows a message until then, and reloads automatically.
 */
export function BrokenPage({ reload = reloadPage }: BrokenPageProps): ReactNode {
  const { t } = useTranslation();
  const [isUnreachable, setUnreachable] = useState(false);
  const retry = useServerReachability({ onUnreachable: () => setUnreachable(true), onReachable: reload });
  if (!isUnreachable) return <CrashMessage />;
  return <LoadError title={t('crash.awayTitle')} text={t('crash.awayText')} onRetry={retry} />;
}

const reloadPage = (): void => window.location.reload();
