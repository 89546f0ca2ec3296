interface Tag {
  name: string;
  description: string;
  /** Path prefixes of its operations; the first matching tag applies. */
  paths: RegExp;
}

/** Tags of the API, in the order in which a game developer needs them. */
export const TAGS: Tag[] = [
  { name: 'Scores', description: 'Sending scores, one or many.', paths: /^\/api\/scores/ },
  {
    name: 'Boards',
    description: 'Who leads: of all time, of this week, and of the weeks that are over.',
    paths: /^\/api\/leaderboard/,
  },
  {
    name: 'Play',
    description: 'Launching games, and the sessions in which they are played.',
    paths: /^\/api\/(play|games\/\{id\}\/launches|user\/(play-sessions|guest-scores))/,
  },
  {
    name: 'Comments and ratings',
    description: 'What people say of a game, and what they give it.',
    paths: /^\/api\/games\/\{id\}\/(comments|ratings)/,
  },
  { name: 'Games', description: 'The catalogue of games.', paths: /^\/api\/(games|launch)/ },
  { name: 'AI models', description: 'The models games are made with.', paths: /^\/api\/(models|model-versions)/ },
  { name: 'Search', description: 'Games, AI models and players by name.', paths: /^\/api\/search/ },
  { name: 'Players', description: 'What anyone may know of a player.', paths: /^\/api\/users/ },
  {
    name: 'Inbox',
    description: 'The notices of the signed-in user, and unsubscribing from emails.',
    paths: /^\/api\/(user\/inbox|unsubscribe)/,
  },
  { name: 'Own account', description: 'What the signed-in user has and has chosen.', paths: /^\/api\/user(\/|$)/ },
  { name: 'Signing in', description: 'Accounts, sessions, passwords and two-factor.', paths: /^\/api\/auth/ },
  { name: 'Newsletter', description: 'Subscribing, confirming, leaving.', paths: /^\/api\/newsletter/ },
  { name: 'Reports', description: 'Telling the people who look after the site.', paths: /^\/api\/reports/ },
  { name: 'Administration', description: 'For those who look after the site.', paths: /^\/api\/admin/ },
  { name: 'Operation', description: 'How the server is.', paths: /^\/(health|metrics)/ },
];

export function tagOf(path: string): string | undefined {
  return TAGS.find(({ paths }) => paths.test(path))?.name;
}
