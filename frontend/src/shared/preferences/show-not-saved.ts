import i18next from 'i18next';
import { useToasts } from '../ui/toasts/toast-store.js';

export function showNotSaved(): void {
  useToasts.getState().show({
    title: i18next.t('ui.error'),
    description: i18next.t('settings.notSaved'),
    variant: 'destructive',
  });
}
