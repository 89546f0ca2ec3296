/** The launch promotion (SPEC section 1): so many developers get so many months of premium visibility. */
export const LAUNCH_PLACES = 50;
export const LAUNCH_MONTHS = 3;
