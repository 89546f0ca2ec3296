import type { en } from './locales/en.js';

/** The keys of one language's texts, with any text in their place. */
export type SameKeys<T> = { [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> };

/** What every language has to say: the keys of the English file. */
export interface Texts {
  translation: SameKeys<(typeof en)['translation']>;
  /** Validation sentences come from the shared DTO classes in English; here each is found by itself. */
  sentences: SameKeys<(typeof en)['sentences']>;
}

/** A part of the site that brings texts of its own (`addTexts`) adds its namespace here. */
export interface TextNamespaces {
  translation: (typeof en)['translation'];
  sentences: Record<string, string>;
  authoringSentences: Record<string, string>;
  commentsSentences: Record<string, string>;
  moderationSentences: Record<string, string>;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: TextNamespaces;
  }
}
