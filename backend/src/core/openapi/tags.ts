interface Tag {
  name: string;
  description: string;
  /** Path prefixes of its operations; the first matching tag applies. */
  paths: RegExp;
}

/** Tags of the API, in the order in which a game developer needs them. */
export const TAGS: Tag[] = [
  {
    name: 'Scores',
    description: 'Submitting single scores and batches. For web games, the SDK does it.',
    paths: /^\/api\/scores/,
  },
  {
    name: 'Boards',
    description: 'Leaderboards of all time, the current week and finished weeks.',
    paths: /^\/api\/leaderboard/,
  },
  {
    name: 'Play',
    description: 'Launches of games, play sessions, the daily and challenges.',
    paths: /^\/api\/(play|daily|challenges|games\/\{id\}\/launches|user\/(challenges|play-sessions|guest-scores))/,
  },
  {
    name: 'Comments and ratings',
    description: 'Comments and ratings of games.',
    paths: /^\/api\/games\/\{id\}\/(comments|ratings)/,
  },
  {
    name: 'Games',
    description: 'The catalogue of games.',
    paths: /^\/(api\/(games|builds|launch)|pictures)/,
  },
  { name: 'AI models', description: 'AI models and their versions.', paths: /^\/api\/(models|model-versions)/ },
  { name: 'Search', description: 'Games, AI models and players by name.', paths: /^\/api\/search/ },
  { name: 'Players', description: 'Public profiles.', paths: /^\/api\/users/ },
  {
    name: 'Inbox',
    description: 'The notices of the signed-in user, and unsubscribing from emails.',
    paths: /^\/api\/(user\/inbox|unsubscribe)/,
  },
  {
    name: 'Own account',
    description: 'Profile, preferences and data of the signed-in user.',
    paths: /^\/api\/user(\/|$)/,
  },
  { name: 'Signing in', description: 'Accounts, sessions, passwords and two-factor.', paths: /^\/api\/auth/ },
  { name: 'Newsletter', description: 'Subscribing, confirming, unsubscribing.', paths: /^\/api\/newsletter/ },
  { name: 'Reports', description: 'Reporting content to the moderators.', paths: /^\/api\/reports/ },
  { name: 'Administration', description: 'Moderation, for admins.', paths: /^\/api\/admin/ },
  { name: 'Operation', description: 'Health checks and metrics.', paths: /^\/(health|metrics)/ },
];

export function tagOf(path: string): string | undefined {
  return TAGS.find(({ paths }) => paths.test(path))?.name;
}
