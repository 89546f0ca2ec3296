/** English texts of the home page below its first screen; the other languages have the same keys. */
export const en = {
  developers: {
    eyebrow: 'For developers',
    title: 'Built a game with AI?',
    intro: 'Give it a home, and watch who plays it.',
    list: {
      title: 'List Your Games',
      text: 'A few minutes, and your game has a page, a live board and players.',
      action: 'Submit a Game',
    },
    profile: {
      title: 'Build Your Profile',
      text: 'The games you list, the scores you make and what you have achieved, on a page of your own.',
      action: 'View Profile',
    },
    insights: {
      title: 'Gain Insights',
      text: 'See which AI models gain traction, and what others have built with them.',
      action: 'Explore Models',
    },
  },
  players: {
    eyebrow: 'For players',
    title: 'Come to play?',
    intro: 'Every game here was made with an AI model, from retro to modern.',
    discover: {
      title: 'Discover Games',
      text: 'Look around by category or AI model, and find the one that keeps you up tonight.',
      action: 'Browse Games',
    },
    discussions: { title: 'Join Discussions', text: 'Talk about games, records and models where the community meets.' },
    progress: {
      title: 'Track Progress',
      text: 'Every score counts the moment you make it. See your name climb.',
      action: 'View Leaderboard',
    },
  },
  boards: {
    title: 'Global Leaderboards',
    intro: 'Top players and popular games.',
  },
};
