/** Names of present or possible routes and roles, which cannot be usernames (docs/api.md, section 2). */
export const RESERVED_USERNAMES = [
  ...['about', 'account', 'accounts', 'achievements', 'active', 'admin', 'administrator', 'all', 'anonymous', 'api'],
  ...['api-docs', 'api-documentation', 'api-key', 'assets', 'auth', 'avatar', 'avatars', 'banned', 'blog', 'bot'],
  ...['comments', 'community', 'contact', 'create-model', 'create-version', 'credits', 'deleted', 'docs', 'edit'],
  ...['everyone', 'export', 'faq', 'forum', 'gamegeek', 'games', 'global', 'guest', 'health', 'help', 'help-center'],
  ...['here', 'home', 'leaderboard', 'live', 'login', 'logout', 'mail', 'me', 'metrics', 'mod', 'model-versions'],
  ...['moderator', 'models', 'new', 'newsletter', 'nobody', 'none', 'notifications', 'null', 'official', 'owner'],
  ...[
    'pictures',
    'preferences',
    'privacy',
    'profile',
    'public',
    'rebuild-ranks',
    'register',
    'retry-events',
    'robots.txt',
    'root',
    'scores',
    'search',
    'security',
  ],
  ...['session', 'sessions', 'settings', 'signup', 'sitemap.xml', 'socket.io', 'staff', 'stats', 'status'],
  ...['submit-game', 'support', 'system', 'team', 'terms', 'trending', 'undefined', 'unknown', 'user', 'users'],
  ...['visitor', 'webmaster', 'week', 'weekly'],
];

/** Names like `admin_7` or `real-moderator` would pass for somebody of the site. */
export const ROLES = ['admin', 'administrator', 'moderator', 'official', 'staff', 'support'];
