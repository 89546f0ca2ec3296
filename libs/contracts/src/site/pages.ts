interface Page {
  /** With the parameters `:id`, `:run`, `:week` or `:username`. */
  path: `/${string}`;
  /** The title of the document until the site sets it in the reader's language. */
  title: string;
  /** For search engines and previews of links. */
  description: string;
  /** For signed-in users only; others are redirected to /auth. */
  signedIn?: true;
  /** 404 for everybody but admins. */
  adminsOnly?: true;
  /** Not indexed: personal, or a step to another page. */
  unlisted?: true;
  /** The target of links in emails. Their token must not leak, for example as a referrer. */
  opensEmailLinks?: true;
  /** The query parameter that may select the content. */
  query?: 'game';
  /** Links to another site, which must not receive the address as a referrer. */
  hidesReferrer?: true;
  /** Starts a game in the name of the visitor: without a click only if a page of this site has led here. */
  startsGame?: true;
}

const HOME =
  'The live home of games made with AI models, from retro to modern: compete, watch the boards move, and see who leads.';

/**
 * All pages of the site. Links, the router, the metadata for search engines and the prerendered first paints use this
 * table. The server answers other addresses with 404.
 */
export const PAGES = {
  home: { path: '/', title: 'Home', description: HOME },
  models: {
    path: '/models',
    title: 'AI Models',
    description: 'The minds behind the games: what each AI model can do, and what people have made with it.',
  },
  model: {
    path: '/models/:id',
    title: 'AI Models',
    description: 'An AI model, its versions, and the games that were made with it.',
  },
  games: {
    path: '/games',
    title: 'Games',
    description: 'Every game here was made with an AI model. Find one, play it, and put your name on its board.',
  },
  game: {
    path: '/games/:id',
    title: 'Games',
    description: 'A game made with an AI model: play it, rate it, and put your name on its board.',
  },
  leaderboard: {
    path: '/leaderboard',
    query: 'game',
    title: 'Leaderboards',
    description: 'Live leaderboards of games made with AI models: the best players, of all time and of this week.',
  },
  week: {
    path: '/leaderboard/weeks/:week',
    title: 'Weekly Champions',
    description: 'Who led when the week was over: the three best of every game, and over all games.',
  },
  daily: {
    path: '/daily',
    title: 'The Daily',
    description: 'One game a day, the same for everybody: one run that counts, one board, and a new one at 00:00 UTC.',
  },
  player: {
    path: '/u/:username',
    title: 'Player profile',
    description: 'Total score, level, ranks, achievements and games of a player on GameGeek.',
  },
  about: {
    path: '/about',
    title: 'About',
    description: 'What GameGeek is for, who makes it, and how games and AI models came together.',
  },
  faq: {
    path: '/faq',
    title: 'FAQ',
    description: 'Answers to what players and game creators ask most.',
  },
  helpCenter: {
    path: '/help-center',
    title: 'Help Center',
    description: 'How to get started, play, submit games and send scores on GameGeek.',
  },
  apiDocumentation: {
    path: '/api-documentation',
    title: 'API Documentation',
    description:
      'How a game sends the scores of its players to GameGeek: three steps to the first score on a live board.',
  },
  apiReference: {
    path: '/api/reference',
    title: 'API Reference',
    description:
      'Every endpoint, field, error code and limit of the GameGeek API, with examples, and the live protocol.',
  },
  terms: {
    path: '/terms',
    title: 'Terms & Conditions',
    description: 'The terms of using GameGeek, in plain words.',
  },
  privacy: {
    path: '/privacy',
    title: 'Privacy Policy',
    description: 'What GameGeek knows about you, why, for how long, and how you get it back or have it deleted.',
  },
  auth: { path: '/auth', title: 'Login or Sign Up', description: HOME, unlisted: true, opensEmailLinks: true },
  login: { path: '/login', title: 'Login or Sign Up', description: HOME, unlisted: true },
  newsletter: { path: '/newsletter', title: 'Newsletter', description: HOME, unlisted: true, opensEmailLinks: true },
  inbox: { path: '/inbox', title: 'Inbox', description: HOME, unlisted: true, signedIn: true },
  unsubscribe: {
    path: '/unsubscribe',
    title: 'Emails from GameGeek',
    description: HOME,
    unlisted: true,
    opensEmailLinks: true,
  },
  profile: { path: '/profile', title: 'Profile', description: HOME, unlisted: true },
  apiKey: { path: '/api-docs', title: 'API Key', description: HOME, unlisted: true },
  createModel: { path: '/create-model', title: 'Create AI Model', description: HOME, unlisted: true, signedIn: true },
  createVersion: {
    path: '/create-version',
    title: 'Create Model Version',
    description: HOME,
    unlisted: true,
    signedIn: true,
  },
  submitGame: { path: '/submit-game', title: 'Submit a Game', description: HOME, unlisted: true, signedIn: true },
  go: {
    path: '/games/:id/go',
    title: 'Games',
    description: HOME,
    unlisted: true,
    hidesReferrer: true,
    startsGame: true,
  },
  play: {
    path: '/play/:id',
    title: 'Games',
    description: 'A game made with an AI model, beside its live leaderboard.',
    unlisted: true,
    startsGame: true,
  },
  run: {
    path: '/runs/:run',
    title: 'Watch a run',
    description: 'A run of a game of the arcade, shown again move by move.',
    unlisted: true,
  },
  challenges: { path: '/challenges', title: 'My Challenges', description: HOME, unlisted: true, signedIn: true },
  challenge: {
    path: '/challenges/:challenge',
    title: 'Challenge',
    description: 'A challenge to race a recorded run, for three days.',
    unlisted: true,
  },
  tv: {
    path: '/tv',
    title: 'GameGeek TV',
    description: 'Watch the best run of an arcade game while it is played.',
  },
  connect: {
    path: '/connect',
    title: 'Connect a game',
    description: HOME,
    unlisted: true,
    hidesReferrer: true,
    signedIn: true,
  },
  studio: { path: '/studio', title: 'Studio', description: HOME, unlisted: true, signedIn: true },
  studioGame: { path: '/studio/:id', title: 'Studio', description: HOME, unlisted: true, signedIn: true },
  /** These three lead to the studio. */
  myGames: { path: '/my-games', title: 'Studio', description: HOME, unlisted: true, signedIn: true },
  editGame: { path: '/games/:id/edit', title: 'Studio', description: HOME, unlisted: true, signedIn: true },
  gameScores: { path: '/games/:id/scores', title: 'Studio', description: HOME, unlisted: true, signedIn: true },
  moderation: {
    path: '/moderation',
    title: 'Moderation',
    description: HOME,
    unlisted: true,
    signedIn: true,
    adminsOnly: true,
  },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof PAGES;
export type PagePath = (typeof PAGES)[PageName]['path'];
export type SitePage = Page & { path: PagePath };
