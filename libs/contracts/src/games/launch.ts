/** The launch promotion: number of developers and months of premium visibility (docs/product.md, section 1). */
export const LAUNCH_PLACES = 50;
export const LAUNCH_MONTHS = 3;
