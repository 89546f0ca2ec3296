import type { InboxEmailTexts } from './inbox-email-texts.js';

export const en: InboxEmailTexts = {
  greeting: 'Hello {{username}},',
  lines: {
    overtaken: '{{actor}} passed you in {{game}} with {{score}} points. You are now number {{rank}}.',
    comment: '{{actor}} commented on your game {{game}}: “{{excerpt}}”',
    mention: '{{actor}} mentioned you in a comment on {{game}}: “{{excerpt}}”',
    achievement: 'You unlocked the achievement {{achievement}}.',
    game_achievement: 'You unlocked the achievement {{achievement}} in {{game}}.',
    weekly_result: 'Place {{place}} in {{game}}, week {{week}}, with {{score}} points.',
    weeklyGlobal: 'Place {{place}} on the board of all games, week {{week}}, with {{score}} points.',
    moderationOwn: 'An admin has dealt with something of yours ({{name}}). Reason: {{reason}}',
    moderationReport: 'What you reported about {{name}} has been looked at.',
    invite: '{{actor}} invites you to play {{game}}.',
  },
  achievements: {
    first_game: 'First Game',
    score_master: 'Score Master',
    game_explorer: 'Game Explorer',
    achievement_hunter: 'Achievement Hunter',
  },
  somebody: 'Somebody',
  notices: {
    subject: '{{count}} new notices on GameGeek',
    more: 'And {{count}} more in your inbox.',
    button: 'Open your inbox',
  },
  digest: {
    subject: 'Your week on GameGeek',
    intro: 'This is what happened to you in the last seven days.',
    button: 'See your inbox',
    placeUp: 'Up in {{game}}',
    placeDown: 'Down in {{game}}',
    from: 'from {{before}} to {{after}}',
    overtaken: 'Boards on which you were passed',
    achievements: 'New achievements',
    achievementInGame: '{{achievement}} in {{game}}',
    comments: 'Comments for you',
    results: 'Weekly result',
    trending: 'Trending',
    playing: '{{game}} ({{count}} players this week)',
  },
};
