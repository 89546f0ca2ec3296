import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './ratings.en.js';

export const es: Translation<typeof en> = {
  title: 'Valoraciones',
  outOf: 'de {{max, number}}',
  count_one: '{{count, number}} valoración',
  count_many: '{{count, number}} de valoraciones',
  count_other: '{{count, number}} valoraciones',
  none: 'Todavía no hay valoraciones',
  spread: 'Cuántas veces se dio cada valoración',
  signIn: 'Inicia sesión para valorar este juego.',
  rate: 'Valora este juego',
  choice: '{{rating, number}} {{label}}',
  labels: { poor: 'Malo', fair: 'Regular', good: 'Bueno', great: 'Muy bueno', excellent: 'Excelente' },
  own: 'Tu valoración: {{rating, number}} {{label}}. Puedes cambiarla cuando quieras.',
  notYet: 'Todavía no has valorado este juego.',
  failed: 'No se pudo cargar tu valoración.',
  toasts: {
    rated: 'Valoración añadida',
    ratedText: 'Tu valoración se ha guardado.',
    rateFailed: 'No se pudo añadir la valoración',
  },
};
