/** What starts a board afresh, in UTC: a new day, ISO week (Monday) or month. */
export const RESETS = ['day', 'week', 'month'] as const;
export type Reset = (typeof RESETS)[number];

/** A board covers all time, or the running day, week or month. */
export const PERIODS = ['all', ...RESETS] as const;
export type Period = (typeof PERIODS)[number];

/** The periods of the global board, and at least those of the main board of a game. */
export const COMMON_PERIODS = ['all', 'week'] as const satisfies Period[];
export type CommonPeriod = (typeof COMMON_PERIODS)[number];
