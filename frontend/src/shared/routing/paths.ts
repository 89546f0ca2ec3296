import { commentPath } from '@gamegeek/contracts/comments/comment-place.js';
import { PAGES, type PageName } from '@gamegeek/contracts/site/pages.js';

type PathParts<P extends string> = P extends `${string}/:id${string}`
  ? [id: number]
  : P extends `${string}/:${string}`
    ? [name: string]
    : [];

type PagePaths = { [K in PageName]: (...parts: PathParts<(typeof PAGES)[K]['path']>) => string };

const addressOf = (path: string, part: number | string) => path.replace(/:\w+/, () => encodeURIComponent(part));

const pagePaths = Object.fromEntries(
  Object.entries(PAGES).map(([name, { path }]) => [name, (part: number | string = '') => addressOf(path, part)]),
) as PagePaths;

/** Every address of the site: those of the pages, and those with a query. No link is spelled by hand. */
export const paths = {
  ...pagePaths,
  forgotPassword: () => '/auth?forgot',
  resendVerification: () => '/auth?resend',
  /** The board of one game. */
  board: (gameId: number) => `/leaderboard?game=${gameId}`,
  /** The boards of the running week. */
  weeklyBoard: () => '/leaderboard?period=week',
  /** A model's page with one of its versions chosen. */
  modelVersion: (id: number, versionId: number) => `/models/${id}?version=${versionId}`,
  /** The games that a search finds. */
  gamesFound: (search: string) => `/games?search=${encodeURIComponent(search)}`,
  /** The games that play in the user's name. */
  ownPlays: () => '/profile?tab=games',
  comment: commentPath,
  /** With a model chosen already, where there is one. */
  createVersion: (modelId?: number) => (modelId === undefined ? '/create-version' : `/create-version?model=${modelId}`),
  /** The settings of notifications. */
  notifications: () => '/profile?tab=settings&section=notifications',
  /** The steps to the first score of a game. */
  sendScore: (gameId: number) => `/api-docs?game=${gameId}`,
} as const;

/** Which tab /auth opens with travels beside the address, so that both buttons lead to the same one. */
export type AuthTab = 'login' | 'signUp';

/** What travels to /auth beside its address. */
export interface AuthLinkState {
  tab?: AuthTab;
  /** Where the visitor wanted to go, and is brought after signing in. */
  from?: string;
  /** Why they stand here instead. */
  reason?: 'needed' | 'ended';
}

function fieldOf(state: unknown, name: keyof AuthLinkState): unknown {
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
}

export function authTabOf(state: unknown): AuthTab {
  return fieldOf(state, 'tab') === 'signUp' ? 'signUp' : 'login';
}

export function authReasonOf(state: unknown): AuthLinkState['reason'] {
  const reason = fieldOf(state, 'reason');
  return reason === 'needed' || reason === 'ended' ? reason : undefined;
}

/** Where to go after signing in: back to where the visitor came from if that is a page of ours, or else home. */
export function returnPathOf(state: unknown): string {
  const from = fieldOf(state, 'from');
  return typeof from === 'string' && isOwnPath(from) ? from : paths.home();
}

const OWN_ORIGIN = 'https://own.invalid';

function isOwnPath(path: string): boolean {
  if (!path.startsWith('/') || !URL.canParse(path, OWN_ORIGIN)) return false;
  const { origin, pathname } = new URL(path, OWN_ORIGIN);
  return origin === OWN_ORIGIN && pathname !== paths.auth() && pathname !== paths.login();
}
