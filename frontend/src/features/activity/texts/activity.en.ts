/** The English texts of who plays what, and the list of keys that every other language has to fill. SPEC.md's words stand as they are. */
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
