import { use, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { isLanguage, savedLanguage, type Language } from '../../../shared/i18n/languages.js';

type TextFiles<T> = Readonly<Record<Language, () => Promise<T>>>;

/**
 * The texts of one page: a file a language, loaded when somebody reads it. They are long, and in the main language files
 * every visitor of every page would load them.
 */
export class PageTexts<T> {
  private readonly loading = new Map<Language, Promise<T>>();
  private readonly loaded = new Map<Language, T>();

  constructor(private readonly files: TextFiles<T>) {}

  /** Loads the reader's language ahead, beside the page that shows it. */
  async preload(): Promise<void> {
    await this.load(savedLanguage());
  }

  /** What is here already, or the promise of it. */
  get(language: Language): T | Promise<T> {
    return this.loaded.get(language) ?? this.load(language);
  }

  load(language: Language): Promise<T> {
    let texts = this.loading.get(language);
    if (!texts) this.loading.set(language, (texts = this.read(language)));
    return texts;
  }

  private async read(language: Language): Promise<T> {
    const texts = await this.files[language]();
    this.loaded.set(language, texts);
    return texts;
  }
}

/** The page waits for its first texts; when the language changes, the old ones stand until the new ones are here. */
export function usePageTexts<T>(texts: PageTexts<T>): T {
  const { i18n } = useTranslation();
  const language = useDeferredValue(i18n.language);
  const found = texts.get(isLanguage(language) ? language : 'en');
  return found instanceof Promise ? use(found) : found;
}
