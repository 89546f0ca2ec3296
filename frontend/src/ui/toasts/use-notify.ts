import { useTranslation } from 'react-i18next';
import { useErrorText } from '#shared/api/use-error-text.js';
import { useToasts } from './toast-store.js';

interface Notify {
  done: (title: string, text?: string) => void;
  /** Shows the message of an error, or `fallback` if it does not name a cause. */
  failed: (error: unknown, fallback?: string) => void;
  problem: (text: string, title?: string) => void;
}

/** Tells the user with a toast what was done, or why it was not. */
export function useNotify(): Notify {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const show = useToasts((state) => state.show);
  const problem = (text: string, title: string = t('ui.error')): void =>
    show({ title, description: text, variant: 'destructive' });
  return {
    done: (title, text) => show({ title, ...(text !== undefined && { description: text }) }),
    failed: (error, fallback) => problem(errorText(error, fallback)),
    problem,
  };
}
