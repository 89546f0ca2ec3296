/**
 * All advisory locks of this database, in one list so that no number is used twice. A number is never reused, because
 * nodes of two releases run side by side during an upgrade.
 */
export const ADVISORY_LOCKS = {
  outboxRelay: 7_260_870,
  migration: 7_260_871,
  launchPlaces: 7_260_872,
  activePlayers: 7_260_873,
  seed: 7_260_874,
  trends: 7_260_876,
  removals: 7_260_877,
  gameStats: 7_260_878,
};

/** Locks with two numbers, which PostgreSQL distinguishes from those with one. */
export const TWO_PART_ADVISORY_LOCKS = {
  /** The second part is the week. */
  week: 7_260_873,
};
