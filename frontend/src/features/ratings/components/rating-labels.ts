/** Ratings and their labels (docs/product.md, section 4). */
export const RATINGS = [
  { rating: 1, label: 'poor' },
  { rating: 2, label: 'fair' },
  { rating: 3, label: 'good' },
  { rating: 4, label: 'great' },
  { rating: 5, label: 'excellent' },
] as const;
