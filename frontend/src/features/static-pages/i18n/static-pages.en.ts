/** Labels of the controls on the pages of src/content. */
export const en = {
  contents: 'On this page',
  inForce: 'In force since',
  binding: 'The English text is binding.',
  faq: {
    filter: 'Search the questions',
    found: '{{found, number}} of {{total, number}} questions',
    noMatch: 'No question matches your search.',
    noMatchHint: 'Try a single word, or ask the community: someone usually knows.',
    clear: 'Show all questions',
  },
  figures: {
    models: { aim: '20+', label: 'AI models', now: '{{figure, number}} listed now' },
    games: { aim: '100+', label: 'games', now: '{{figure, number}} to play now' },
    players: { aim: '10k+', label: 'players', now: '{{figure, number}} on the boards now' },
    contests: { aim: 'Weekly', label: 'contests', now: '{{figure, number}} taking part this week' },
  },
  contact: 'Contact Us',
  askInChat: 'Ask in the chat',
  readFaq: 'Read the FAQ',
} as const;
