import { communityLinks } from '#shared/routing/community-links.js';
import { paths } from '#shared/routing/paths.js';

/** Targets of links in texts. Texts contain names of targets, so that no translation can break an address. */
export const LINK_TARGETS = {
  home: paths.home(),
  auth: paths.auth(),
  forgotPassword: paths.forgotPassword(),
  resendVerification: paths.resendVerification(),
  games: paths.games(),
  leaderboard: paths.leaderboard(),
  profile: paths.profile(),
  apiKey: paths.apiKey(),
  apiDocumentation: paths.apiDocumentation(),
  sdk: paths.sdk(),
  engines: `${paths.apiDocumentation()}#engines`,
  about: paths.about(),
  privacy: paths.privacy(),
  cookies: `${paths.privacy()}#cookies`,
  terms: paths.terms(),
  faq: paths.faq(),
  deleteAccount: `${paths.faq()}#delete-account`,
  lostPhone: `${paths.faq()}#lost-phone`,
  ranking: `${paths.faq()}#ranking`,
  helpCenter: paths.helpCenter(),
  apiReference: paths.apiReference(),
  openApi: '/api/openapi.json',
  chat: communityLinks.chat.address,
  forum: communityLinks.forum.address,
} as const;

export type LinkTarget = keyof typeof LINK_TARGETS;

export function isLinkTarget(name: string): name is LinkTarget {
  return Object.hasOwn(LINK_TARGETS, name);
}

/** Outside the pages of the site: other sites, and files of the server. */
export function isExternal(address: string): boolean {
  return address !== paths.apiReference() && /^(https:|\/api\/)/.test(address);
}
