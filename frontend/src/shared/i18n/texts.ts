import type { en } from './locales/en.js';

type SameKeys<T> = { [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> };

/** What every language has to say: the keys of the English file. */
export interface Texts {
  translation: SameKeys<(typeof en)['translation']>;
  /** Validation sentences come from the shared DTO classes in English; here each is found by itself. */
  sentences: SameKeys<(typeof en)['sentences']>;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: (typeof en)['translation']; sentences: Record<string, string> };
  }
}
