/** What a translation has to hold: the structure of the English texts, down to the number of lines in a list. */
export type SameShape<T> = T extends string ? string : { readonly [K in keyof T]: SameShape<T[K]> };
