import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../shared/api/use-error-text.js';
import { useToasts } from '../../shared/ui/toasts/toast-store.js';

/** Says that something did not work: by the error's own sentence, or by `fallback` where it says little. */
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
