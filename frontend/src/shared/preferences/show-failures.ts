import i18next from 'i18next';
import { useToasts } from '#ui/toasts/toast-store.js';
import { LANGUAGES, type Language } from '../i18n/languages.js';

export function showNotSaved(): void {
  show(i18next.t('settings.notSaved'));
}

/** The texts of a language could not be loaded; the page keeps its language. */
export function showNotLoaded(language: Language): void {
  show(i18next.t('settings.notLoaded', { language: LANGUAGES[language] }));
}

function show(description: string): void {
  useToasts.getState().show({ title: i18next.t('ui.error'), description, variant: 'destructive' });
}
