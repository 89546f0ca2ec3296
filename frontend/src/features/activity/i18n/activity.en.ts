/** English texts of active players; the other languages have the same keys. */
export const en = {
  active: {
    title: 'Active Players (last 7 days)',
    games_one: '{{count, number}} game',
    games_many: '{{count, number}} games',
    games_other: '{{count, number}} games',
    empty: 'No active users found.',
    emptyText: 'Nobody has played in the last seven days. Be the first.',
    error: 'Failed to fetch active users',
  },
};
