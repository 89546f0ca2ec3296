/** A board covers all time, or the running ISO week (Monday 00:00 UTC). */
export const PERIODS = ['all', 'week'] as const;

export type Period = (typeof PERIODS)[number];
