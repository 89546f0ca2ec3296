import { useTranslation } from 'react-i18next';
import { useNotify } from '#ui/toasts/use-notify.js';
import { useSearchStore } from './search-store.js';

/** Opens the search, or shows a toast if it fails to load. */
export function useOpenSearch(): () => void {
  const { t } = useTranslation();
  const open = useSearchStore((state) => state.open);
  const notify = useNotify();
  return () => {
    open().catch(() => notify.problem(t('errors.network')));
  };
}
