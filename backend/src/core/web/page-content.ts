/** What a module provides for the head of a page. Texts of users are not escaped yet. */
export interface PageContent {
  title: string;
  /** The title of the document, if it names more than the subject. */
  documentTitle?: string;
  description: string;
  /** The text of the author, shown with the first paint. */
  text?: string;
  /** HTML of the server's own text, for readers without scripts. */
  markup?: string;
  /** The canonical path, if several lead to the page. */
  path?: string;
  /** An image of the subject; only https images are used. */
  imageUrl?: string | null;
  /** An image drawn for link previews, used in place of `imageUrl`. */
  card?: SocialCard;
  /** Parent pages, the topmost first. */
  above?: readonly { title: string; path: string }[];
  /** Origins that the page may frame. */
  frames?: readonly string[];
  /** Structured data in terms of schema.org; name, description and URL are added. */
  thing?: (url: (path: string) => string) => Thing;
}

/** A picture of 1200 × 630 pixels. */
export interface SocialCard {
  path: string;
  /** What it shows, in words. */
  alt: string;
}

export interface Thing {
  '@type': string | string[];
  [property: string]: unknown;
}

const LONGEST_DESCRIPTION = 200;

/** The beginning of a text on one line, cut between words. */
export function beginningOf(text: string): string {
  const characters = Array.from(text.replace(/\s+/g, ' ').trim());
  if (characters.length <= LONGEST_DESCRIPTION) return characters.join('');
  const cut = characters.slice(0, LONGEST_DESCRIPTION - 1).join('');
  const lastSpace = cut.lastIndexOf(' ');
  return `${lastSpace > LONGEST_DESCRIPTION / 2 ? cut.slice(0, lastSpace) : cut}…`;
}
