import { commentPath } from '@gamegeek/contracts/comments/comment-place.js';
import type { Board } from '@gamegeek/contracts/live/topics.js';
import { PAGES, type PageName } from '@gamegeek/contracts/site/pages.js';
import type { StudioPart } from './studio-parts.js';

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

/** All addresses of the site, of pages and with queries. Links are never written by hand. */
export const paths = {
  ...pagePaths,
  forgotPassword: () => '/auth?forgot',
  resendVerification: () => '/auth?resend',
  /** The page of a game whose new address its makers check there. */
  checkGame: (gameId: number) => `/games/${gameId}?check`,
  /** The check itself. */
  checkPlay: (gameId: number) => `/play/${gameId}?check`,
  /** A race against a recorded run. */
  race: (gameId: number, scoreId: number) => `/play/${gameId}?race=${scoreId}`,
  /** Opens an embedded game in a new tab. */
  goOutsideFrame: (gameId: number) => `/games/${gameId}/go?tab`,
  /** A board of one game, by default the main one. */
  board: (gameId: number, { slug, period = 'all' }: Partial<Pick<Board, 'slug' | 'period'>> = {}) =>
    `/leaderboard?game=${gameId}${slug === undefined ? '' : `&board=${slug}`}${period === 'all' ? '' : `&period=${period}`}`,
  /** The boards of the current week. */
  weeklyBoard: () => '/leaderboard?period=week',
  /** The players by their rating. */
  playerRating: () => '/leaderboard?board=rating',
  /** A model's page with a version selected. */
  modelVersion: (id: number, versionId: number) => `/models/${id}?version=${versionId}`,
  /** The results of a game search. */
  gamesFound: (search: string) => `/games?search=${encodeURIComponent(search)}`,
  gamesWithTag: (tag: string) => `/games?tag=${tag}`,
  /** Game sessions that play in the user's name. */
  ownPlays: () => '/profile?tab=games',
  comment: commentPath,
  /** With a model preselected, if given. */
  createVersion: (modelId?: number) => (modelId === undefined ? '/create-version' : `/create-version?model=${modelId}`),
  /** A part of a game's studio. */
  studioPart: (gameId: number, part: StudioPart) => `/studio/${gameId}?tab=${part}`,
  /** The notification settings. */
  notifications: () => '/profile?tab=settings&section=notifications',
  /** Tokens of coding agents. */
  agentTokens: () => '/api-docs#agents',
  /** How web games use the SDK. */
  sdk: () => '/api-documentation#sdk',
  /** The OpenAPI document. */
  openApi: () => '/api/openapi.json',
  /** The steps to a game's first score. */
  sendScore: (gameId: number) => `/api-docs?game=${gameId}`,
} as const;

/** The tab of /auth is passed as navigation state. */
export type AuthTab = 'login' | 'signUp';

/** The navigation state of /auth. */
export interface AuthLinkState {
  tab?: AuthTab;
  /** The return path after signing in. */
  from?: string;
  /** Why the user was redirected here. */
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

/** The path after signing in: the page that the visitor came from if it belongs to this site, otherwise home. */
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
