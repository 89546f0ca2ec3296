import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './ratings.en.js';

export const fr: Translation<typeof en> = {
  title: 'Notes',
  outOf: 'sur {{max, number}}',
  count_one: '{{count, number}} note',
  count_many: '{{count, number}} de notes',
  count_other: '{{count, number}} notes',
  none: 'Aucune note pour l’instant',
  spread: 'Combien de fois chaque note a été donnée',
  signIn: 'Connectez-vous pour noter ce jeu.',
  rate: 'Notez ce jeu',
  choice: '{{rating, number}} {{label}}',
  labels: { poor: 'Médiocre', fair: 'Passable', good: 'Bien', great: 'Très bien', excellent: 'Excellent' },
  own: 'Votre note : {{rating, number}} {{label}}. Vous pouvez la changer à tout moment.',
  notYet: 'Vous n’avez pas encore noté ce jeu.',
  failed: 'Impossible de charger votre note.',
  toasts: {
    rated: 'Note ajoutée',
    ratedText: 'Votre note a été enregistrée.',
    rateFailed: 'Impossible d’ajouter la note',
  },
};
