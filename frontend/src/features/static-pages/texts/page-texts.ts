import { use, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { isLanguage, type Language } from '../../../shared/i18n/languages.js';

type TextFiles<T> = Readonly<Record<Language, () => Promise<T>>>;

/**
 * The texts of one page: a file a language, loaded when somebody reads it. They are long, and in the main language files
 * every visitor of every page would load them.
 */
export class PageTexts<T> {
  private readonly loading = new Map<Language, Promise<T>>();

  constructor(private readonly files: TextFiles<T>) {}

  load(language: Language): Promise<T> {
    let texts = this.loading.get(language);
    if (!texts) this.loading.set(language, (texts = this.files[language]()));
    return texts;
  }
}

/** The page waits for its first texts; when the language changes, the old ones stand until the new ones are here. */
export function usePageTexts<T>(texts: PageTexts<T>): T {
  const { i18n } = useTranslation();
  const language = useDeferredValue(i18n.language);
  return use(texts.load(isLanguage(language) ? language : 'en'));
}
