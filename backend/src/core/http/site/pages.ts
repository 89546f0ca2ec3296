import { PAGES, type SitePage } from '@gamegeek/contracts/site/pages.js';
import { isUsername } from '@gamegeek/contracts/users/username.js';
import { parsePositiveInteger } from '@gamegeek/contracts/validation/positive-integer.js';
import { parseWeekName } from '@gamegeek/rules/iso-week.js';

export const SITE_PAGES: readonly SitePage[] = Object.values(PAGES);

/** A page that an address names, and which of its kind: `/games/7` is the page `/games/:id`, named `7`. */
export interface NamedPage {
  page: SitePage;
  name: string;
  /** The one way to write this address. */
  path: string;
}

/** Ids of the catalogue are 32-bit in the database: a larger one cannot exist. */
const LARGEST_ID = 2_147_483_647;

/** What can stand in a path for each of its parts that vary. */
const NAMES: Record<string, (text: string) => boolean> = {
  ':id': (text) => (parsePositiveInteger(text) ?? Infinity) <= LARGEST_ID,
  ':username': isUsername,
  ':week': (text) => parseWeekName(text) !== undefined,
};

/** Undefined for an address that leads nowhere. */
export function pageAt(address: string): NamedPage | undefined {
  const path = address.length > 1 ? address.replace(/\/$/, '') : address;
  const parts = path.split('/');
  const page = SITE_PAGES.find((known) => isAt(known.path.split('/'), parts));
  return page && { page, path, name: parts[page.path.split('/').findIndex(isVariable)] ?? '' };
}

/** Whether the address holds the token of a mail's link, which is told to nobody. */
export function opensMailLinks(address: string): boolean {
  return pageAt(address)?.page.opensMailLinks ?? false;
}

/** Whether pages opened from this address must get no referrer. */
export function hidesReferrer(address: string): boolean {
  const page = pageAt(address)?.page;
  return page?.opensMailLinks === true || page?.hidesReferrer === true;
}

/** Whether a path stands for many pages. */
export function isPattern(path: string): boolean {
  return path.split('/').some(isVariable);
}

function isVariable(part: string): boolean {
  return part in NAMES;
}

function isAt(pattern: string[], parts: string[]): boolean {
  return (
    pattern.length === parts.length &&
    pattern.every((part, place) => (NAMES[part] ?? ((text) => text === part))(parts[place] ?? ''))
  );
}
