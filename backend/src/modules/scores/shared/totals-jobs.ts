export const REFRESH_TOTALS = 'refresh-totals';
export const SWEEP_TOTALS = 'sweep-totals';
