import type { Language } from '@gamegeek/contracts/preferences/preferences.js';

/** One text: a string for each language. */
type Text<L extends Language = Language> = Readonly<Record<L, string>>;
type OtherLanguage = Exclude<Language, 'en'>;
/** Languages with a plural form of their own for millions (`_many`). */
type ManyLanguage = 'es' | 'fr';

/** Texts by key, in groups. */
interface TextGroup {
  readonly [key: string]: TextGroup | Partial<Text>;
}

/** Every text has every language: a missing one is a type error. */
type Complete<T> = {
  readonly [K in keyof T]: keyof T[K] & Language extends never
    ? Complete<T[K]>
    : Text<K extends `${string}_many` ? ManyLanguage : Language>;
};

type English<T> = {
  readonly [K in keyof T as K extends `${string}_many` ? never : K]: T[K] extends { readonly en: infer S }
    ? S
    : English<T[K]>;
};

type Strings<T> = { readonly [K in keyof T]: T[K] extends string ? string : Strings<T[K]> };

/** Adds the other languages to English texts. */
type Translations<E> = { readonly [K in keyof E]: E[K] extends string ? Text<OtherLanguage> : Translations<E[K]> };
type Translated<E> = {
  readonly [K in keyof E]: E[K] extends string ? Text<OtherLanguage> & { readonly en: E[K] } : Translated<E[K]>;
};

type Loader<T = object> = () => Promise<{ readonly default: T }>;
export type TextLoaders<T = object> = Readonly<Record<'en', Loader<T>> & Record<OtherLanguage, Loader>>;

/**
 * The texts of a namespace: a file `games.texts.ts` has `export default texts({ title: { en: 'Games', es: 'Juegos', … }
 * })`. In the browser, each loader fetches its language only (split-texts.ts).
 */
export function texts<const T extends TextGroup>(all: T & Complete<T>): TextLoaders<English<T>> {
  return { en: async () => ({ default: textsIn('en', all) as English<T> }), ...otherLoaders(all) };
}

/** Validation messages, by their English sentences in the DTO classes. */
export function messages(all: Readonly<Record<string, Text<OtherLanguage>>>): Readonly<Record<OtherLanguage, Loader>> {
  return otherLoaders(all);
}

/** Texts whose English is written elsewhere, for example in the contracts. */
export function translated<const E extends object>(english: E, translations: Translations<E>): Translated<E> {
  return addEnglish(english, translations) as Translated<E>;
}

/** The texts in each language, for small pages that include all of them. */
export function inEachLanguage<const T extends TextGroup>(all: T & Complete<T>): Record<Language, Strings<English<T>>> {
  const own = (language: Language) => textsIn(language, all) as Strings<English<T>>;
  return { en: own('en'), es: own('es'), fr: own('fr'), de: own('de') };
}

const otherLoaders = (all: TextGroup): Record<OtherLanguage, Loader> => ({
  es: async () => ({ default: textsIn('es', all) }),
  fr: async () => ({ default: textsIn('fr', all) }),
  de: async () => ({ default: textsIn('de', all) }),
});

function textsIn(language: Language, all: TextGroup): object {
  const entries = Object.entries(all).map(([key, value]) => [
    key,
    isText(value) ? value[language] : textsIn(language, value),
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as object;
}

const isText = (value: TextGroup | Partial<Text>): value is Partial<Text> =>
  Object.values(value).every((part) => typeof part === 'string');

function addEnglish(english: object, translations: object): object {
  const others = new Map<string, object>(Object.entries(translations));
  const entries = Object.entries(english).map(([key, value]: [string, unknown]) => {
    const other = others.get(key) ?? {};
    return [key, typeof value === 'object' && value !== null ? addEnglish(value, other) : { en: value, ...other }];
  });
  return Object.fromEntries(entries) as object;
}
