import { useTranslation } from 'react-i18next';
import { useToasts } from '#ui/toasts/toast-store.js';
import { useSearchStore } from './search-store.js';

/** Opens the search, or shows a toast if it fails to load. */
export function useOpenSearch(): () => void {
  const { t } = useTranslation();
  const open = useSearchStore((state) => state.open);
  const showToast = useToasts((state) => state.show);
  return () => {
    open().catch(() => showToast({ title: t('ui.error'), description: t('errors.network'), variant: 'destructive' }));
  };
}
