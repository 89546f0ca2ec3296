/** A page of src/content, compiled by its compile-prose.ts. */
export interface Prose {
  title: string;
  /** The line above the title. */
  eyebrow: string;
  intro: readonly Block[];
  sections: readonly Section[];
}

export interface Section extends Part {
  parts: readonly Part[];
}

export interface Part {
  /** The fragment in addresses, the same in every language. */
  id: string;
  title: string;
  body: readonly Block[];
}

/** HTML, or a sample that the page fills in. */
export type Block = string | SampleBlock;

export interface SampleBlock {
  /** Its name. */
  sample: string;
  caption: string;
}
