/** What a module says of one page: of a game, a model, a player. Texts of users stand here as they are. */
export interface PageContent {
  title: string;
  description: string;
  /** What it is about, in the words of who made it: seen with the first paint. */
  text?: string;
  /** The one address of the page, where several lead to it. */
  path?: string;
  /** A picture of the thing itself; only one that is reached by https is shown. */
  imageUrl?: string | null;
  /** A picture made for cards of links, in place of the picture of the thing itself. */
  card?: SocialCard;
  /** The pages above it, the highest first. */
  above?: readonly { title: string; path: string }[];
  /** Origins of other sites whose documents the page shows in a frame. */
  frames?: readonly string[];
  /** What it is to machines, in the words of schema.org; name, description and address are added. */
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

/** The beginning of a text in one line, cut between words. */
export function beginningOf(text: string): string {
  const characters = Array.from(text.replace(/\s+/g, ' ').trim());
  if (characters.length <= LONGEST_DESCRIPTION) return characters.join('');
  const cut = characters.slice(0, LONGEST_DESCRIPTION - 1).join('');
  const lastSpace = cut.lastIndexOf(' ');
  return `${lastSpace > LONGEST_DESCRIPTION / 2 ? cut.slice(0, lastSpace) : cut}…`;
}
