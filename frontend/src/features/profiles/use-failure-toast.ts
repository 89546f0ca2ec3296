import { useTranslation } from 'react-i18next';
import { useErrorText } from '#shared/api/use-error-text.js';
import { useToasts } from '#ui/toasts/toast-store.js';

/** Shows a failure as a toast: with the error's own message, or with `fallback`. */
export function useFailureToast(): (error: unknown, fallback?: string) => void {
  const { t } = useTranslation(['profiles', 'common']);
  const errorText = useErrorText();
  const showToast = useToasts((state) => state.show);
  return (error, fallback) =>
    showToast({
      title: t('common:ui.error'),
      description: errorText(error, fallback),
      variant: 'destructive',
    });
}
