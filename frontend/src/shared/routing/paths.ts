/** Every address of the site. No link is spelled by hand; a page that does not exist yet has no builder. */
export const paths = {
  home: () => '/',
  auth: () => '/auth',
  /** SPEC.md links to it in places; it leads to /auth. */
  login: () => '/login',
  leaderboard: () => '/leaderboard',
  games: () => '/games',
  profile: () => '/profile',
  apiKey: () => '/api-docs',
  about: () => '/about',
  faq: () => '/faq',
  helpCenter: () => '/help-center',
  apiDocumentation: () => '/api-documentation',
  terms: () => '/terms',
  privacy: () => '/privacy',
} as const;

/** Which tab /auth opens with travels beside the address, so that both buttons lead to the same one. */
export type AuthTab = 'login' | 'signUp';
export interface AuthLinkState {
  tab: AuthTab;
}

export function authTabOf(state: unknown): AuthTab {
  return typeof state === 'object' && state !== null && 'tab' in state && state.tab === 'signUp' ? 'signUp' : 'login';
}
