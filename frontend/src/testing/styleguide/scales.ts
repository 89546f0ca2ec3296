/** Font sizes in rem. A test compares them with the styles; only titles may grow with the window. */
export const TEXT_SIZES = [0.75, 0.8125, 0.875, 0.9375, 1, 1.0625, 1.125, 1.25, 1.375, 1.5, 2.25];
