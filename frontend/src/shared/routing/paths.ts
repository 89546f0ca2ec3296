import { commentPath } from '@gamegeek/contracts/community/comment-place.js';

/** Every address of the site. No link is spelled by hand; a page that does not exist yet has no builder. */
export const paths = {
  home: () => '/',
  auth: () => '/auth',
  forgotPassword: () => '/auth?forgot',
  resendVerification: () => '/auth?resend',
  /** An alias of /auth. */
  login: () => '/login',
  leaderboard: () => '/leaderboard',
  /** The board of one game. */
  board: (gameId: number) => `/leaderboard?game=${gameId}`,
  /** The boards of the running week. */
  weeklyBoard: () => '/leaderboard?period=week',
  /** A week by its name, `2026-W47`. */
  week: (name: string) => `/leaderboard/weeks/${name}`,
  anyWeek: () => '/leaderboard/weeks/:week',
  models: () => '/models',
  model: (id: number) => `/models/${id}`,
  /** A model's page with one of its versions chosen. */
  modelVersion: (id: number, versionId: number) => `/models/${id}?version=${versionId}`,
  anyModel: () => '/models/:id',
  games: () => '/games',
  /** The games that a search finds. */
  gamesFound: (search: string) => `/games?search=${encodeURIComponent(search)}`,
  game: (id: number) => `/games/${id}`,
  anyGame: () => '/games/:id',
  /** A game beside its live board. */
  play: (id: number) => `/play/${id}`,
  anyPlay: () => '/play/:id',
  /** On the way to a game that opens in a tab of its own. */
  go: (id: number) => `/games/${id}/go`,
  anyGo: () => '/games/:id/go',
  /** Where a game that runs elsewhere is let play in one's name. */
  connect: () => '/connect',
  /** The games that play in one's name. */
  ownPlays: () => '/profile?tab=games',
  /** One of the things that people say of a game. */
  comment: commentPath,
  createModel: () => '/create-model',
  /** With a model chosen already, where there is one. */
  createVersion: (modelId?: number) => (modelId === undefined ? '/create-version' : `/create-version?model=${modelId}`),
  submitGame: () => '/submit-game',
  editGame: (id: number) => `/games/${id}/edit`,
  anyGameEdit: () => '/games/:id/edit',
  /** The games one has made. */
  myGames: () => '/my-games',
  profile: () => '/profile',
  /** Anybody's public profile. */
  player: (username: string) => `/u/${encodeURIComponent(username)}`,
  anyPlayer: () => '/u/:username',
  /** Where it is chosen what one is told of. */
  notifications: () => '/profile?tab=settings&section=notifications',
  inbox: () => '/inbox',
  apiKey: () => '/api-docs',
  /** The steps to the first score of a game. */
  sendScore: (gameId: number) => `/api-docs?game=${gameId}`,
  about: () => '/about',
  faq: () => '/faq',
  helpCenter: () => '/help-center',
  apiDocumentation: () => '/api-documentation',
  apiReference: () => '/api/reference',
  /** For admins. */
  moderation: () => '/moderation',
  newsletter: () => '/newsletter',
  /** Where the way out of mails leads. */
  unsubscribe: () => '/unsubscribe',
  terms: () => '/terms',
  privacy: () => '/privacy',
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
