/** The English texts in another language: the same keys, and lists of the same length. */
export type Translation<T> = T extends string ? string : { readonly [K in keyof T]: Translation<T[K]> };
