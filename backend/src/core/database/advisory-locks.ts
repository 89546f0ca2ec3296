/**
 * The advisory locks of this database, all in one list: two users of one number would wait for each other. A number is
 * never given to something else, because nodes of two releases run side by side during an upgrade.
 */
export const ADVISORY_LOCKS = {
  outboxRelay: 7_260_870,
  migration: 7_260_871,
  launchPlaces: 7_260_872,
  activePlayers: 7_260_873,
  seed: 7_260_874,
};

/** Locks with two numbers, which are kept apart from those with one. */
export const TWO_PART_ADVISORY_LOCKS = {
  /** The second part is the week. */
  week: 7_260_873,
};
