import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './ratings.en.js';

export const de: Translation<typeof en> = {
  title: 'Bewertungen',
  outOf: 'von {{max, number}}',
  count_one: '{{count, number}} Bewertung',
  count_many: '{{count, number}} Bewertungen',
  count_other: '{{count, number}} Bewertungen',
  none: 'Noch keine Bewertungen',
  spread: 'Wie oft welche Bewertung vergeben wurde',
  signIn: 'Bitte melde dich an, um dieses Spiel zu bewerten.',
  rate: 'Bewerte dieses Spiel',
  choice: '{{rating, number}} {{label}}',
  labels: { poor: 'Schwach', fair: 'Mäßig', good: 'Gut', great: 'Sehr gut', excellent: 'Spitze' },
  own: 'Deine Bewertung: {{rating, number}} {{label}}. Du kannst sie jederzeit ändern.',
  notYet: 'Du hast dieses Spiel noch nicht bewertet.',
  failed: 'Deine Bewertung konnte nicht geladen werden.',
  toasts: {
    rated: 'Bewertung hinzugefügt',
    ratedText: 'Deine Bewertung wurde gespeichert.',
    rateFailed: 'Die Bewertung konnte nicht gespeichert werden',
  },
};
