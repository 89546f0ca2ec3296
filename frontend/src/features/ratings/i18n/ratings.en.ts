/** English texts of ratings; the other languages have the same keys. */
export const en = {
  title: 'Ratings',
  outOf: 'out of {{max, number}}',
  count_one: '{{count, number}} rating',
  count_many: '{{count, number}} ratings',
  count_other: '{{count, number}} ratings',
  none: 'No ratings yet',
  spread: 'How often each rating was given',
  signIn: 'Please log in to rate this game.',
  rate: 'Rate this game',
  choice: '{{rating, number}} {{label}}',
  labels: { poor: 'Poor', fair: 'Fair', good: 'Good', great: 'Great', excellent: 'Excellent' },
  own: 'Your rating: {{rating, number}} {{label}}. You can change it at any time.',
  notYet: 'You have not rated this game yet.',
  failed: 'Your rating could not be loaded.',
  toasts: {
    rated: 'Rating added',
    ratedText: 'Your rating has been recorded successfully.',
    rateFailed: 'Failed to add rating',
  },
};
