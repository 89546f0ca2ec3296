/** English texts of trending games; the other languages have the same keys. */
export const en = {
  title: 'Trending Games (this week)',
  players_one: '{{count, number}} player this week',
  players_many: '{{count, number}} players this week',
  players_other: '{{count, number}} players this week',
  growth: '+{{share}} players',
  new: 'New this week',
  playing_one: '{{count, number}} playing now',
  playing_many: '{{count, number}} playing now',
  playing_other: '{{count, number}} playing now',
  example: 'Example',
  empty: 'No trending games found.',
  emptyText: 'Nobody has played in the last seven days. Be the first.',
  error: 'Failed to fetch games',
};
