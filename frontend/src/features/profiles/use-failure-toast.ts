import { useErrorText } from '../../shared/api/use-error-text.js';
import { useToasts } from '../../shared/ui/toasts/toast-store.js';
import { useProfileText } from './use-profiles-text.js';

/** Says that something did not work: by the error's own sentence, or by `fallback` where it says little. */
export function useFailureToast(): (error: unknown, fallback?: string) => void {
  const t = useProfileText();
  const errorText = useErrorText();
  const showToast = useToasts((state) => state.show);
  return (error, fallback) =>
    showToast({
      title: t('translation:common.error'),
      description: errorText(error, fallback),
      variant: 'destructive',
    });
}
