import { parsePositiveInteger } from '@gamegeek/contracts/validation/positive-integer.js';
import { isUsername } from '@gamegeek/contracts/users/username.js';
import { parseWeekName } from '@gamegeek/rules/iso-week.js';

interface Page {
  /** As the router of the site writes it; a test compares the two. */
  path: string;
  /** What the browser's tab says, until the site itself says it in the reader's language. */
  title: string;
  description: string;
  /** The parameter of the address that may name what it shows. */
  query?: 'game';
  /** Not to be found by searching: it is about whoever looks at it, or is a step on the way to another page. */
  unlisted?: true;
  /** Links of mails lead there: the token in such an address is told to nobody. */
  opensMailLinks?: true;
  /** Leads on to another site, which must not learn from where. */
  hidesReferrer?: true;
}

const HOME =
  'The live home of games made with AI models, from retro to modern: compete, watch the boards move, and see who leads.';

const PLAY = 'A game made with an AI model, beside its live leaderboard.';

/** Every page of the site. An unknown address gets the site too, which says so, with the status 404. */
export const PAGES = [
  { path: '/', title: 'Home', description: HOME },
  {
    path: '/models',
    title: 'AI Models',
    description: 'The minds behind the games: what each AI model can do, and what people have made with it.',
  },
  {
    path: '/models/:id',
    title: 'AI Models',
    description: 'An AI model, its versions, and the games that were made with it.',
  },
  {
    path: '/games',
    title: 'Games',
    description: 'Every game here was made with an AI model. Find one, play it, and put your name on its board.',
  },
  {
    path: '/games/:id',
    title: 'Games',
    description: 'A game made with an AI model: play it, rate it, and put your name on its board.',
  },
  {
    path: '/leaderboard',
    query: 'game',
    title: 'Leaderboards',
    description: 'Live leaderboards of games made with AI models: the best players, of all time and of this week.',
  },
  {
    path: '/leaderboard/weeks/:week',
    title: 'Weekly Champions',
    description: 'Who led when the week was over: the three best of every game, and over all games.',
  },
  {
    path: '/u/:username',
    title: 'Player profile',
    description: 'Total score, level, ranks, achievements and games of a player on GameGeek.',
  },
  {
    path: '/about',
    title: 'About',
    description: 'What GameGeek is for, who makes it, and how games and AI models came together.',
  },
  {
    path: '/faq',
    title: 'FAQ',
    description: 'Answers to what players and makers of games ask most.',
  },
  {
    path: '/help-center',
    title: 'Help Center',
    description: 'How to get started, play, submit games and send scores on GameGeek.',
  },
  {
    path: '/api-documentation',
    title: 'API Documentation',
    description:
      'How a game sends the scores of its players to GameGeek: three steps to the first score on a live board.',
  },
  {
    path: '/api/reference',
    title: 'API Reference',
    description:
      'Every endpoint, field, error code and limit of the GameGeek API, with examples, and the live protocol.',
  },
  {
    path: '/terms',
    title: 'Terms & Conditions',
    description: 'The terms of using GameGeek, in plain words.',
  },
  {
    path: '/privacy',
    title: 'Privacy Policy',
    description: 'What GameGeek knows about you, why, for how long, and how you get it back or have it deleted.',
  },
  { path: '/auth', title: 'Login or Sign Up', description: HOME, unlisted: true, opensMailLinks: true },
  { path: '/login', title: 'Login or Sign Up', description: HOME, unlisted: true },
  { path: '/newsletter', title: 'Newsletter', description: HOME, unlisted: true, opensMailLinks: true },
  { path: '/inbox', title: 'Inbox', description: HOME, unlisted: true },
  { path: '/unsubscribe', title: 'Mails from GameGeek', description: HOME, unlisted: true, opensMailLinks: true },
  { path: '/profile', title: 'Profile', description: HOME, unlisted: true },
  { path: '/api-docs', title: 'API Key', description: HOME, unlisted: true },
  { path: '/create-model', title: 'Create AI Model', description: HOME, unlisted: true },
  { path: '/create-version', title: 'Create Model Version', description: HOME, unlisted: true },
  { path: '/submit-game', title: 'Submit a Game', description: HOME, unlisted: true },
  { path: '/games/:id/edit', title: 'Games', description: HOME, unlisted: true },
  { path: '/games/:id/go', title: 'Games', description: HOME, unlisted: true, hidesReferrer: true },
  { path: '/play/:id', title: 'Games', description: PLAY, unlisted: true },
  { path: '/connect', title: 'Connect a game', description: HOME, unlisted: true, hidesReferrer: true },
  { path: '/my-games', title: 'Games', description: HOME, unlisted: true },
  { path: '/moderation', title: 'Moderation', description: HOME, unlisted: true },
] as const satisfies readonly Page[];

export type PagePath = (typeof PAGES)[number]['path'];

/**
 * A page that an address names, and which of its kind: `/games/7` is the page `/games/:id`, named `7`, and so is
 * `/leaderboard?game=7` of the page `/leaderboard`.
 */
export interface NamedPage {
  page: Page & { path: PagePath };
  name: string;
  /** The one way to write this address, with the parameter that names something and no other. */
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

const pages: readonly NamedPage['page'][] = PAGES;

/** Undefined for an address that leads nowhere. */
export function pageAt(address: string, query = ''): NamedPage | undefined {
  const path = address.length > 1 ? address.replace(/\/$/, '') : address;
  const parts = path.split('/');
  const page = pages.find((known) => isAt(known.path.split('/'), parts));
  if (!page) return undefined;
  const named = page.query && new URLSearchParams(query).get(page.query);
  if (named && NAMES[':id']?.(named)) return { page, path: `${path}?${page.query}=${named}`, name: named };
  return { page, path, name: parts[page.path.split('/').findIndex(isVariable)] ?? '' };
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
