import { BOARD_SLUG, MAIN_BOARD } from '@gamegeek/contracts/boards/board-settings.js';
import { PAGES, type PagePath, type SitePage } from '@gamegeek/contracts/site/pages.js';
import { isUsername } from '@gamegeek/contracts/auth/username.js';
import { ID_MAX } from '@gamegeek/contracts/validation/id.js';
import { parsePositiveInteger } from '@gamegeek/contracts/validation/positive-integer.js';
import { parseWeekName } from '@gamegeek/rules/iso-week.js';
import { isUuid } from '../http/input/id.pipe.js';

export const SITE_PAGES: readonly SitePage[] = Object.values(PAGES);

/** Paths of the server; everything else is a page or file of the site, including one page below /api. */
const OWN_PATHS = /^\/(api(?!\/reference\/?$)|builds|health|mcp|metrics|pictures|socket\.io)(\/|$)/;

export function isPathOfSite(path: string): boolean {
  return !OWN_PATHS.test(path);
}

/** Pages of games that show one of their boards: `/games/7?board=level-3`. */
const SHOW_BOARDS: readonly PagePath[] = ['/games/:id', '/leaderboard'];

/** A board that an address names, beside the main one, and an earlier edition of it. */
export interface NamedBoard {
  slug: string;
  edition?: number;
}

/**
 * The page of an address and its parameter: `/games/7` is the page `/games/:id` with the name `7`, and
 * `/leaderboard?game=7` the page `/leaderboard` with that name.
 */
export interface NamedPage {
  page: SitePage;
  name: string;
  board?: NamedBoard;
  /** The canonical path, with the parameters that name something and no others. */
  path: string;
}

/** The valid values of path parameters. */
const NAMES: Record<string, (text: string) => boolean> = {
  ':id': (text) => (parsePositiveInteger(text) ?? Infinity) <= ID_MAX,
  ':challenge': isUuid,
  ':run': (text) => parsePositiveInteger(text) !== undefined,
  ':username': isUsername,
  ':week': (text) => parseWeekName(text) !== undefined,
};

/** Undefined for an unknown path. */
export function pageAt(address: string, query = ''): NamedPage | undefined {
  const path = address.length > 1 ? address.replace(/\/$/, '') : address;
  const parts = path.split('/');
  const page = SITE_PAGES.find((known) => isAt(known.path.split('/'), parts));
  if (!page) return undefined;
  const params = new URLSearchParams(query);
  const named = page.query && params.get(page.query);
  if (named && NAMES[':id']?.(named))
    return withBoard({ page, path: `${path}?${page.query}=${named}`, name: named }, params);
  return withBoard({ page, path, name: parts[page.path.split('/').findIndex(isVariable)] ?? '' }, params);
}

function withBoard(named: NamedPage, params: URLSearchParams): NamedPage {
  const slug = params.get('board') ?? MAIN_BOARD;
  const isShown = SHOW_BOARDS.some((shown) => shown === named.page.path) && named.name !== '';
  if (!isShown || slug === MAIN_BOARD || !BOARD_SLUG.test(slug)) return named;
  const edition = parsePositiveInteger(params.get('edition'));
  const path = `${named.path}${named.path.includes('?') ? '&' : '?'}board=${slug}`;
  return edition === undefined
    ? { ...named, path, board: { slug } }
    : { ...named, path: `${path}&edition=${edition}`, board: { slug, edition } };
}

/** Whether the URL contains the token of an email link. */
export function opensEmailLinks(address: string): boolean {
  return pageAt(address)?.page.opensEmailLinks ?? false;
}

/** Whether this page must not send a referrer. */
export function hidesReferrer(address: string): boolean {
  const page = pageAt(address)?.page;
  return page?.opensEmailLinks === true || page?.hidesReferrer === true;
}

/** Whether this page starts a game. */
export function startsGame(address: string): boolean {
  return pageAt(address)?.page.startsGame ?? false;
}

/** Whether a path has parameters. */
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
