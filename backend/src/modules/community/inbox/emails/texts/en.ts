import type { InboxEmailTexts } from './inbox-email-texts.js';

export const en: InboxEmailTexts = {
  greeting: 'Hello {{username}},',
  lines: {
    overtaken: '{{actor}} passed you in {{game}} with {{score}} points. You are now number {{rank}}.',
    comment: '{{actor}} commented on your game {{game}}: “{{excerpt}}”',
    mention: '{{actor}} mentioned you in a comment on {{game}}: “{{excerpt}}”',
    achievement: 'You unlocked the achievement {{achievement}}.',
    game_achievement: 'You unlocked the achievement {{achievement}} in {{game}}.',
    weekly_result: 'You finished week {{week}} in place {{place}} in {{game}}, with {{score}} points.',
    weeklyGlobal: 'You finished week {{week}} in place {{place}} on the board of all games, with {{score}} points.',
    moderationOwn: 'An admin took action on your account or content ({{name}}). Reason: {{reason}}',
    moderationReport: 'We reviewed your report about {{name}}.',
    scoreRemoved:
      'The creator of {{name}} removed your score. You can appeal to our admins in your inbox. Reason: {{reason}}',
    scoreRestored: 'The creator of {{name}} restored your score. It counts again.',
    invite: '{{actor}} invites you to play {{game}}.',
    key_score: '{{actor}} sent a first score to your game {{game}} with an API key: {{score}} points.',
  },
  achievements: {
    first_game: 'First Game',
    score_master: 'Score Master',
    game_explorer: 'Game Explorer',
    achievement_hunter: 'Achievement Hunter',
  },
  somebody: 'Someone',
  notices: {
    subject: '{{count}} new notices on GameGeek',
    more: 'And {{count}} more in your inbox.',
    button: 'Open your inbox',
  },
  digest: {
    subject: 'Your week on GameGeek',
    intro: 'Here’s what happened in the last seven days.',
    button: 'Open your inbox',
    placeUp: 'Up in {{game}}',
    placeDown: 'Down in {{game}}',
    from: 'from {{before}} to {{after}}',
    overtaken: 'Boards where you were passed',
    achievements: 'New achievements',
    achievementInGame: '{{achievement}} in {{game}}',
    comments: 'New comments for you',
    results: 'Weekly result',
    trending: 'Trending',
    playing: '{{game}} ({{count}} players this week)',
  },
};
