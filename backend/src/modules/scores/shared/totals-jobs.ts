/** Job names, for modules that request these jobs. */
export const REFRESH_TOTALS = 'refresh-totals';
export const SWEEP_TOTALS = 'sweep-totals';
