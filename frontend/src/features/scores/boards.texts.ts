import { texts } from '#shared/i18n/texts.js';

/** Texts of games with several boards. */
export default texts({
  board: { en: 'Board', es: 'Clasificación', fr: 'Classement', de: 'Bestenliste' },
  main: {
    en: 'Main board',
    es: 'Clasificación principal',
    fr: 'Classement principal',
    de: 'Hauptbestenliste',
  },
  sum: {
    en: 'Sum of all scores',
    es: 'Suma de todas las puntuaciones',
    fr: 'Somme de tous les scores',
    de: 'Summe aller Ergebnisse',
  },
  period: { en: 'Period', es: 'Periodo', fr: 'Période', de: 'Zeitraum' },
  periods: {
    all: { en: 'All time', es: 'Desde el principio', fr: 'Depuis le début', de: 'Insgesamt' },
    day: { en: 'Today', es: 'Hoy', fr: 'Aujourd’hui', de: 'Heute' },
    week: { en: 'This week', es: 'Esta semana', fr: 'Cette semaine', de: 'Diese Woche' },
    month: { en: 'This month', es: 'Este mes', fr: 'Ce mois-ci', de: 'Dieser Monat' },
  },
  past: { en: 'Past boards', es: 'Clasificaciones pasadas', fr: 'Classements passés', de: 'Frühere Bestenlisten' },
  before: {
    day: { en: 'Day before', es: 'Día anterior', fr: 'Jour précédent', de: 'Tag davor' },
    week: { en: 'Week before', es: 'Semana anterior', fr: 'Semaine précédente', de: 'Woche davor' },
    month: { en: 'Month before', es: 'Mes anterior', fr: 'Mois précédent', de: 'Monat davor' },
  },
  after: {
    day: { en: 'Day after', es: 'Día siguiente', fr: 'Jour suivant', de: 'Tag danach' },
    week: { en: 'Week after', es: 'Semana siguiente', fr: 'Semaine suivante', de: 'Woche danach' },
    month: { en: 'Month after', es: 'Mes siguiente', fr: 'Mois suivant', de: 'Monat danach' },
  },
  nobody: {
    en: 'Nobody has a score in this period.',
    es: 'Nadie tiene puntuación en este periodo.',
    fr: 'Personne n’a de score pour cette période.',
    de: 'In diesem Zeitraum hat niemand ein Ergebnis.',
  },
  unknown: {
    title: {
      en: 'The game has no such board',
      es: 'El juego no tiene esa clasificación',
      fr: 'Le jeu n’a pas ce classement',
      de: 'Diese Bestenliste hat das Spiel nicht',
    },
    text: {
      en: 'Its makers may have removed it. Choose another one above.',
      es: 'Quizá la hayan quitado quienes lo hacen. Elige otra arriba.',
      fr: 'Ses créateurs l’ont peut-être supprimé. Choisissez-en un autre ci-dessus.',
      de: 'Vielleicht wurde sie entfernt. Wähle oben eine andere.',
    },
  },
});
