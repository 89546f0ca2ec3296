import { texts } from '#shared/i18n/texts.js';

export default texts({
  title: { en: 'Ratings', es: 'Valoraciones', fr: 'Notes', de: 'Bewertungen' },
  outOf: {
    en: 'out of {{max, number}}',
    es: 'de {{max, number}}',
    fr: 'sur {{max, number}}',
    de: 'von {{max, number}}',
  },
  spread: {
    en: 'How often each rating was given',
    es: 'Cuántas veces se dio cada valoración',
    fr: 'Combien de fois chaque note a été donnée',
    de: 'Wie oft welche Bewertung vergeben wurde',
  },
  signIn: {
    en: 'Please log in to rate this game.',
    es: 'Inicia sesión para valorar este juego.',
    fr: 'Connectez-vous pour noter ce jeu.',
    de: 'Bitte melde dich an, um dieses Spiel zu bewerten.',
  },
  rate: { en: 'Rate this game', es: 'Valora este juego', fr: 'Notez ce jeu', de: 'Bewerte dieses Spiel' },
  choice: {
    en: '{{rating, number}} {{label}}',
    es: '{{rating, number}} {{label}}',
    fr: '{{rating, number}} {{label}}',
    de: '{{rating, number}} {{label}}',
  },
  labels: {
    poor: { en: 'Poor', es: 'Malo', fr: 'Médiocre', de: 'Schwach' },
    fair: { en: 'Fair', es: 'Regular', fr: 'Passable', de: 'Mäßig' },
    good: { en: 'Good', es: 'Bueno', fr: 'Bien', de: 'Gut' },
    great: { en: 'Great', es: 'Muy bueno', fr: 'Très bien', de: 'Sehr gut' },
    excellent: { en: 'Excellent', es: 'Excelente', fr: 'Excellent', de: 'Spitze' },
  },
  own: {
    en: 'Your rating: {{rating, number}} {{label}}. You can change it at any time.',
    es: 'Tu valoración: {{rating, number}} {{label}}. Puedes cambiarla cuando quieras.',
    fr: 'Votre note : {{rating, number}} {{label}}. Vous pouvez la changer à tout moment.',
    de: 'Deine Bewertung: {{rating, number}} {{label}}. Du kannst sie jederzeit ändern.',
  },
  notYet: {
    en: 'You have not rated this game yet.',
    es: 'Todavía no has valorado este juego.',
    fr: 'Vous n’avez pas encore noté ce jeu.',
    de: 'Du hast dieses Spiel noch nicht bewertet.',
  },
  failed: {
    en: 'Your rating could not be loaded.',
    es: 'No se pudo cargar tu valoración.',
    fr: 'Impossible de charger votre note.',
    de: 'Deine Bewertung konnte nicht geladen werden.',
  },
  toasts: {
    rated: { en: 'Rating added', es: 'Valoración añadida', fr: 'Note ajoutée', de: 'Bewertung hinzugefügt' },
    ratedText: {
      en: 'Your rating has been recorded successfully.',
      es: 'Tu valoración se ha guardado.',
      fr: 'Votre note a été enregistrée.',
      de: 'Deine Bewertung wurde gespeichert.',
    },
    rateFailed: {
      en: 'Failed to add rating',
      es: 'No se pudo añadir la valoración',
      fr: 'Impossible d’ajouter la note',
      de: 'Die Bewertung konnte nicht gespeichert werden',
    },
  },
});
